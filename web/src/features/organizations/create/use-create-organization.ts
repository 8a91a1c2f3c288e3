/** From the last Next of the wizard to the welcome page. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type Creation, useCreation } from '#domain/creation/use-creation.ts'
import { createFromDraft } from '#features/organizations/api/create-organization.ts'
import type { WelcomeState } from '#features/organizations/welcome/welcome-state.ts'
import { paths } from '#paths.ts'
import { useStillHere } from '#ui/layout/use-still-here.ts'
import type { OrganizationDraft } from './organization-draft.ts'

/** `keepLogo` takes the address of the uploaded logo into the draft, which `end` ends. */
export function useCreateOrganization(
  keepLogo: (url: string) => OrganizationDraft,
  end: () => void,
): Creation<OrganizationDraft> {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const queries = useQueryClient()
  return useCreation({
    imageUrl: (draft) => draft.logoUrl,
    keepImage: (url) => {
      const { logoUrl, attempt } = keepLogo(url)
      return { logoUrl, attempt }
    },
    make: async (draft) => ({ ...(await createFromDraft(draft)), logoUrl: draft.logoUrl }),
    async onMade({ name, displayName, logoUrl }) {
      end()
      void queries.invalidateQueries({ queryKey: ['organizations', 'membership'] })
      const welcome: WelcomeState = {
        name,
        displayName,
        ...(logoUrl === '' ? {} : { logoUrl }),
      }
      // In place of the wizard: Back from the welcome page must not offer to create the same again.
      if (isStillHere()) await navigate(paths.welcome, { replace: true, state: welcome })
    },
  })
}
