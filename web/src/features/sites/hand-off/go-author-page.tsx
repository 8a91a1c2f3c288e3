/** `/go/authors/{author_id}`: on to a publisher's site, signed in. */
import { areOwnSites } from '@atrium/contract/identity/hand-off'
import { useParams } from 'react-router'
import { authorSite } from '#domain/sites/author-site.ts'
import { spacesMessages } from '#messages/organizations/sites.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { HandOff, UnknownSite } from './hand-off.tsx'

const texts = spacesMessages.go
const back = { to: paths.authors, label: texts.backToAuthors }

export function GoAuthorPage() {
  const { author_id = '' } = useParams()
  const settings = usePageSettings()
  const site = authorSite(settings.authorSite, author_id)
  if (site === undefined) return <UnknownSite heading={texts.unknownAuthor} back={back} />
  // The API does not say who publishes; the site itself does, for whoever arrives.
  return (
    <HandOff
      key={site.href}
      site={site}
      own={areOwnSites('author', settings)}
      exists={() => Promise.resolve(true)}
      unknown={texts.unknownAuthor}
      back={back}
    />
  )
}
