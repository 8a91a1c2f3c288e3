/** An organization's own site: its colours, the visitor, and the ways to its apps. */
import { paths } from '#app/paths.ts'
import { spacesMessages } from '#messages/spaces.ts'
import { Logo } from '#ui/logo.tsx'
import { OwnApps } from './own-apps.tsx'
import { SpaceFrame } from './space-frame.tsx'
import { SpaceScreen } from './space-screen.tsx'
import type { OrganizationSpace } from './space.ts'
import { useBrand } from './use-brand.ts'

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
