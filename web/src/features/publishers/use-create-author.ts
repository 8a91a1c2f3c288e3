/** From the last Next of the wizard to the publisher's site. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type Creation, useCreation } from '#domain/creation/use-creation.ts'
import { clearDraft } from '#domain/drafts/draft.ts'
import { paths } from '#paths.ts'
import { useStillHere } from '#ui/layout/use-still-here.ts'
import { createFromDraft } from './api/create-author.ts'
import { authorDraft, type AuthorDraft } from './author-draft.ts'

/** `keepImage` takes the address of the uploaded image into the draft. */
export function useCreateAuthor(uid: string, keepImage: (url: string) => AuthorDraft): Creation<AuthorDraft> {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const queries = useQueryClient()
  return useCreation({
    imageUrl: (draft) => draft.imageUrl,
    keepImage: (url) => {
      const { imageUrl, attempt } = keepImage(url)
      return { imageUrl, attempt }
    },
    make: createFromDraft,
    async onMade({ author_id }) {
      clearDraft(authorDraft, uid)
      void queries.invalidateQueries({ queryKey: ['authors', 'membership'] })
      // In place of the wizard: Back from the site must not offer to create the same again.
      if (isStillHere()) await navigate(paths.goToAuthor(author_id), { replace: true })
    },
  })
}
