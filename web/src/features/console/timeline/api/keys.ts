/** Where the timeline's answers are kept. */
import { peopleKey } from '#domain/organization/keys.ts'

export function timelineKey(organization: string) {
  return [...peopleKey(organization), 'timeline'] as const
}
