/** What a directory is called: a product's name, or none. */
import type { Directory } from '@atrium/contract/organizations/provisioning'
import { provisioningMessages } from '#messages/console/provisioning.ts'

export const directoryNames: Record<Directory, string> = {
  entra: 'Microsoft Entra ID',
  okta: 'Okta',
  other: provisioningMessages.other,
}
