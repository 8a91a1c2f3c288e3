/** From the last Next of the wizard to the welcome page. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { usePageSettings } from '#app/page-settings.ts'
import { paths } from '#app/paths.ts'
import { mintCustomToken } from '#session/mint-custom-token.ts'
import { organizationSite } from '#session/organization-site.ts'
import { createFromDraft } from './api/create-organization.ts'
import { clearDraft } from './organization-draft.ts'
import type { OrganizationDraft } from './organization-draft.ts'
import type { WelcomeState } from './welcome-link.ts'

interface Creation {
  /** Rejects with what the server refused; resolves once the way leads on. */
  create: (draft: OrganizationDraft) => Promise<void>
  isBusy: boolean
}

export function useCreateOrganization(uid: string): Creation {
  const navigate = useNavigate()
  const settings = usePageSettings()
  const queries = useQueryClient()
  const { mutateAsync, isPending, isSuccess } = useMutation({ mutationFn: createFromDraft, retry: false })
  // State comes too late for the second half of a double click.
  const underWay = useRef(false)

  const create = async (draft: OrganizationDraft) => {
    if (underWay.current) return
    underWay.current = true
    try {
      const { name, displayName } = await mutateAsync(draft)
      clearDraft(uid)
      void queries.invalidateQueries({ queryKey: ['organizations', 'membership'] })
      const welcome: WelcomeState = {
        name,
        displayName,
        ...(await tokenFor(organizationSite(settings.organizationSite, name), uid)),
      }
      // In place of the wizard: Back from the welcome page must not offer to create the same again.
      await navigate(paths.welcome, { replace: true, state: welcome })
    } finally {
      underWay.current = false
    }
  }
  return { create, isBusy: isPending || isSuccess }
}

/** The organization exists by now; without a token the welcome page leads through the hand-off address. */
async function tokenFor(site: URL | undefined, uid: string): Promise<Pick<WelcomeState, 'customToken' | 'mintedAt'>> {
  if (site === undefined) return {}
  const mintedAt = Date.now()
  try {
    return { customToken: await mintCustomToken(uid, site), mintedAt }
  } catch {
    return {}
  }
}
