/** What the wizard holds until the organization exists. */
import type { Draft } from '#domain/drafts/draft.ts'

export const organizationDraft = {
  name: 'organization-draft',
  /** `logoUrl`: where the chosen logo is, once it is uploaded. */
  empty: { displayName: '', name: '', logoUrl: '' },
}

export type OrganizationDraft = Draft<typeof organizationDraft.empty>
