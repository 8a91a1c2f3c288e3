/** From the last Next of the wizard to the welcome page. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { clearDraft } from '#domain/drafts/draft.ts'
import { useImageUpload } from '#domain/images/use-image-upload.ts'
import { createFromDraft } from '#features/organizations/api/create-organization.ts'
import type { WelcomeState } from '#features/organizations/welcome/welcome-state.ts'
import { paths } from '#paths.ts'
import { organizationDraft, type OrganizationDraft } from './organization-draft.ts'

interface Creation {
  /** Rejects with what the server refused, of the logo or the organization; resolves once the way leads on. */
  create: (draft: OrganizationDraft, logo: File | null) => Promise<void>
  isBusy: boolean
  /** Percent; present while the logo is uploaded. */
  uploadProgress: number | undefined
}

/** `keepLogo` takes the address of the uploaded logo into the draft, so that a second try uploads nothing. */
export function useCreateOrganization(uid: string, keepLogo: (url: string) => OrganizationDraft): Creation {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const upload = useImageUpload()
  const withLogo = async (draft: OrganizationDraft, logo: File | null) => {
    if (logo === null || draft.logoUrl !== '') return draft
    const { logoUrl, attempt } = keepLogo(await upload.send(logo))
    return { ...draft, logoUrl, attempt }
  }
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: async ({ draft, logo }: { draft: OrganizationDraft; logo: File | null }) => {
      const { logoUrl, ...rest } = await withLogo(draft, logo)
      return { ...(await createFromDraft({ ...rest, logoUrl })), logoUrl }
    },
    retry: false,
  })
  // State comes too late for the second half of a double click.
  const underWay = useRef(false)

  const create = async (draft: OrganizationDraft, logo: File | null) => {
    if (underWay.current) return
    underWay.current = true
    try {
      const { name, displayName, logoUrl } = await mutateAsync({ draft, logo })
      clearDraft(organizationDraft, uid)
      void queries.invalidateQueries({ queryKey: ['organizations', 'membership'] })
      const welcome: WelcomeState = {
        name,
        displayName,
        ...(logoUrl === '' ? {} : { logoUrl }),
      }
      // In place of the wizard: Back from the welcome page must not offer to create the same again.
      await navigate(paths.welcome, { replace: true, state: welcome })
    } finally {
      underWay.current = false
    }
  }
  return { create, isBusy: isPending || isSuccess, uploadProgress: upload.progress }
}
