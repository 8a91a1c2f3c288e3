/** Creates the organization. Colours are left to the server's defaults, and the logo where none was chosen; its days begin as here. */
import { createOrganization } from '@atrium/contract/organizations'
import { call } from '#api/client.ts'
import type { OrganizationDraft } from '#features/organizations/create/organization-draft.ts'

export async function createFromDraft({ displayName, name, logoUrl, attempt }: OrganizationDraft) {
  const { organization } = await call(createOrganization, {
    body: {
      displayName,
      name,
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(logoUrl === '' ? {} : { branding: { logo_url: logoUrl } }),
    },
    // When only the answer was lost, the next try gets it.
    idempotencyKey: attempt,
  })
  return organization
}
