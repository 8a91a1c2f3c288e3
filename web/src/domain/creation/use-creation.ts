/** From the last Next of a wizard to what it makes: the picture first, if there is one, then the thing itself. */
import { useMutation } from '#api/use-mutation.ts'
import { useRef } from 'react'
import { isPictureGone } from '#domain/creation/creation-failure.ts'
import { useImageUpload } from '#domain/images/use-image-upload.ts'

interface Steps<Draft, Made> {
  /** Where the picture is, once it is uploaded; empty before. */
  imageUrl: (draft: Draft) => string
  /** Takes the address of the uploaded picture into the stored draft, so that a second try uploads nothing; answers what that changes. */
  keepImage: (url: string) => Partial<Draft>
  make: (draft: Draft) => Promise<Made>
  /** Leads on to what was made. */
  onMade: (made: Made) => Promise<void>
}

export interface Creation<Draft> {
  /** Rejects with what the server refused, of the picture or the thing itself; resolves once the way leads on. */
  create: (draft: Draft, image: File | null) => Promise<void>
  isBusy: boolean
  /** Percent; present while the picture is uploaded. */
  uploadProgress: number | undefined
}

export function useCreation<Draft, Made>({ imageUrl, keepImage, make, onMade }: Steps<Draft, Made>): Creation<Draft> {
  const upload = useImageUpload()
  const withImage = async (draft: Draft, image: File | null): Promise<Draft> =>
    image === null || imageUrl(draft) !== '' ? draft : { ...draft, ...keepImage(await upload.send(image)) }
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: async ({ draft, image }: { draft: Draft; image: File | null }) => make(await withImage(draft, image)),
    retry: false,
  })
  // State comes too late for the second half of a double click.
  const underWay = useRef(false)

  const create = async (draft: Draft, image: File | null) => {
    if (underWay.current) return
    underWay.current = true
    try {
      await onMade(await mutateAsync({ draft, image }))
    } catch (error) {
      // The next press uploads it anew.
      if (isPictureGone(error)) keepImage('')
      throw error
    } finally {
      underWay.current = false
    }
  }
  return { create, isBusy: isPending || isSuccess, uploadProgress: upload.progress }
}
