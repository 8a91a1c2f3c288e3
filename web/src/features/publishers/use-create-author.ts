/** From the last Next of the wizard to the publisher's site. */
import type { Author } from '@atrium/contract/authors'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Creation, useCreation } from '#domain/creation/use-creation.ts'
import { paths } from '#paths.ts'
import { useStillHere } from '#ui/layout/use-still-here.ts'
import { createFromDraft } from './api/create-author.ts'
import { findNamesake } from './api/namesake.ts'
import type { AuthorDraft } from './author-draft.ts'

interface AuthorCreation extends Creation<AuthorDraft> {
  /** A publisher of one's own that has the name already, made in another tab perhaps: the next press makes another. */
  namesake: Author | undefined
}

/** `keepImage` takes the address of the uploaded image into the draft, which `end` ends. */
export function useCreateAuthor(keepImage: (url: string) => AuthorDraft, end: () => void): AuthorCreation {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const queries = useQueryClient()
  const { create, isBusy, uploadProgress } = useCreation({
    imageUrl: (draft: AuthorDraft) => draft.imageUrl,
    keepImage: (url) => {
      const { imageUrl, attempt } = keepImage(url)
      return { imageUrl, attempt }
    },
    make: createFromDraft,
    async onMade({ author_id }) {
      end()
      void queries.invalidateQueries({ queryKey: ['authors', 'membership'] })
      // In place of the wizard: Back from the site must not offer to create the same again.
      if (isStillHere()) await navigate(paths.goToAuthor(author_id), { replace: true })
    },
  })
  const [namesake, setNamesake] = useState<Author>()
  const [isLooking, setLooking] = useState(false)
  // Once it was sent it is not looked for: where only the answer was lost it would be found, and comes with the next try.
  const wasSent = useRef(false)

  return {
    async create(draft, image) {
      if (namesake === undefined && !wasSent.current) {
        setLooking(true)
        const found = await findNamesake(draft.name).finally(() => setLooking(false))
        setNamesake(found)
        if (found !== undefined) return
      }
      wasSent.current = true
      await create(draft, image)
    },
    isBusy: isBusy || isLooking,
    uploadProgress,
    namesake,
  }
}
