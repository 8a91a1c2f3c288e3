/** A workspace name that fits a display name. */
import { newOrganizationName } from '@atrium/contract/rules/organization'

/** Its letters and digits in lower case; undefined where they make no valid name (too short, reserved). */
export function suggestedName(displayName: string): string | undefined {
  const { data } = newOrganizationName.safeParse(displayName.toLowerCase().replace(/[^a-z0-9]/g, ''))
  return data
}
