/** `/go/organizations/{name}`: on to an organization's site, signed in. */
import { areOwnSites } from '@atrium/contract/identity/hand-off'
import { useParams } from 'react-router'
import { organizationSite } from '#domain/sites/organization-site.ts'
import { organizationExists } from '#features/sites/api/organization-exists.ts'
import { spacesMessages } from '#messages/organizations/sites.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { HandOff, UnknownSite } from './hand-off.tsx'

const texts = spacesMessages.go
const back = { to: paths.organizations, label: texts.backToOrganizations }

export function GoOrganizationPage() {
  const { name = '' } = useParams()
  const settings = usePageSettings()
  const site = organizationSite(settings.organizationSite, name)
  if (site === undefined) return <UnknownSite heading={texts.unknownOrganization} back={back} />
  return (
    <HandOff
      key={site.href}
      site={site}
      own={areOwnSites('organization', settings)}
      exists={() => organizationExists(name)}
      organization={name}
      unknown={texts.unknownOrganization}
      back={back}
    />
  )
}
