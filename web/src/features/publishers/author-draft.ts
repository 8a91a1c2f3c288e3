/** What the wizard holds until the publisher exists. */
import type { Draft } from '#domain/drafts/draft.ts'

export const authorDraft = {
  name: 'author-draft',
  /** `imageUrl`: where the chosen image is, once it is uploaded. */
  empty: { name: '', imageUrl: '' },
}

export type AuthorDraft = Draft<typeof authorDraft.empty>
