/** The home of an organization at its own sub-domain, or of a publisher: exchanges the token of the hand-off and greets. */
import { usePageSettings } from '#page-settings.ts'
import { AuthorHome } from './author-home.tsx'
import { OrganizationHome } from './organization-home.tsx'

export function SpaceApp() {
  const { space } = usePageSettings()
  switch (space?.kind) {
    case 'organization':
      return <OrganizationHome space={space} />
    case 'author':
      return <AuthorHome space={space} />
    case undefined:
      throw new Error('The page settings name nobody whose site this is')
  }
}
