/** `/go/organizations/{name}`: on to an organization's site, signed in. */
import { areOwnSites } from '@atrium/contract/hand-off'
import { useParams } from 'react-router'
import { usePageSettings } from '#app/page-settings.ts'
import { paths } from '#app/paths.ts'
import { spacesMessages } from '#messages/spaces.ts'
import { organizationSite } from '#session/organization-site.ts'
import { organizationExists } from './api/organization-exists.ts'
import { HandOff, Nowhere } from './hand-off.tsx'

const texts = spacesMessages.go
const back = { to: paths.organizations, label: texts.backToOrganizations }

export function GoOrganizationPage() {
  const { name = '' } = useParams()
  const settings = usePageSettings()
  const site = organizationSite(settings.organizationSite, name)
  if (site === undefined) return <Nowhere heading={texts.unknownOrganization} back={back} />
  return (
    <HandOff
      key={site.href}
      site={site}
      own={areOwnSites('organization', settings)}
      exists={() => organizationExists(name)}
      unknown={texts.unknownOrganization}
      back={back}
    />
  )
}
