/** An organization's own site: its colours, the visitor, and the ways to its apps. */
import { spacesMessages } from '#messages/organizations/sites.ts'
import { paths } from '#paths.ts'
import { Logo } from '#ui/media/logo.tsx'
import { OwnApps } from './apps/own-apps.tsx'
import { useBrand } from './brand/use-brand.ts'
import type { OrganizationSpace } from './space.ts'
import { SpaceFrame } from './space-frame.tsx'
import { SpaceScreen } from './space-screen.tsx'

const texts = spacesMessages.home

export function OrganizationHome({ space }: { space: OrganizationSpace }) {
  const { name, displayName, branding } = space
  useBrand(branding.colors)
  return (
    <SpaceFrame name={displayName} logo={<Logo name={displayName} url={branding.logo_url} />}>
      <SpaceScreen
        of={displayName}
        hall={{ path: paths.organizations, label: texts.myOrganizations }}
        handOff={paths.goToOrganization(name)}
      >
        {({ uid }) => <OwnApps key={uid} space={space} />}
      </SpaceScreen>
    </SpaceFrame>
  )
}
