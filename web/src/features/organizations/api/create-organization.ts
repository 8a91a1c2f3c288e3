/** Creates the organization. Branding is left to the server's defaults: nobody chose any here. */
import { createOrganization } from '@atrium/contract/organizations'
import { call } from '#api/client.ts'
import type { OrganizationDraft } from '../organization-draft.ts'

export async function createFromDraft({ displayName, name, attempt }: OrganizationDraft) {
  const { organization } = await call(createOrganization, {
    body: { displayName, name },
    // When only the answer was lost, the next try gets it.
    idempotencyKey: attempt,
  })
  return organization
}
