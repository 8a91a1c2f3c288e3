/** From the last Next of the wizard to the publisher's site. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { clearDraft } from '#domain/drafts/draft.ts'
import { useImageUpload } from '#domain/images/use-image-upload.ts'
import { paths } from '#paths.ts'
import { createFromDraft } from './api/create-author.ts'
import { authorDraft, type AuthorDraft } from './author-draft.ts'

interface Creation {
  /** Rejects with what the server refused, of the image or the publisher; resolves once the way leads on. */
  create: (draft: AuthorDraft, image: File | null) => Promise<void>
  isBusy: boolean
  /** Percent; present while the image is uploaded. */
  uploadProgress: number | undefined
}

/** `keepImage` takes the address of the uploaded image into the draft, so that a second try uploads nothing. */
export function useCreateAuthor(uid: string, keepImage: (url: string) => AuthorDraft): Creation {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const upload = useImageUpload()
  const withImage = async (draft: AuthorDraft, image: File | null) => {
    if (image === null || draft.imageUrl !== '') return draft
    const { imageUrl, attempt } = keepImage(await upload.send(image))
    return { ...draft, imageUrl, attempt }
  }
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: async ({ draft, image }: { draft: AuthorDraft; image: File | null }) =>
      createFromDraft(await withImage(draft, image)),
    retry: false,
  })
  // State comes too late for the second half of a double click.
  const underWay = useRef(false)

  const create = async (draft: AuthorDraft, image: File | null) => {
    if (underWay.current) return
    underWay.current = true
    try {
      const { author_id } = await mutateAsync({ draft, image })
      clearDraft(authorDraft, uid)
      void queries.invalidateQueries({ queryKey: ['authors', 'membership'] })
      // In place of the wizard: Back from the site must not offer to create the same again.
      await navigate(paths.goToAuthor(author_id), { replace: true })
    } finally {
      underWay.current = false
    }
  }
  return { create, isBusy: isPending || isSuccess, uploadProgress: upload.progress }
}
