/** An organization's own site: its colours, the visitor, and the ways to its apps. */
import { learnerSignInPath } from '@atrium/contract/people/learner-names'
import { Suspense } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import { spacesMessages } from '#messages/organizations/sites.ts'
import { paths } from '#paths.ts'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { Logo } from '#ui/media/logo.tsx'
import { OwnApps } from './apps/own-apps.tsx'
import { useBrand } from './brand/use-brand.ts'
import type { OrganizationSpace } from './space.ts'
import { SpaceFrame } from './space-frame.tsx'
import { SpaceScreen } from './space-screen.tsx'
import { Waiting } from './waiting.tsx'

const texts = spacesMessages.home
const LearnerSignIn = lazyPage(async () => (await import('./learners/learner-sign-in.tsx')).LearnerSignIn).Page

export function OrganizationHome({ space }: { space: OrganizationSpace }) {
  const { name, displayName, branding, learners } = space
  useBrand(branding.colors)
  const isLearners = matchPath(learnerSignInPath, useLocation().pathname) !== null
  const navigate = useNavigate()
  return (
    <SpaceFrame name={displayName} logo={<Logo name={displayName} url={branding.logo_url} />}>
      {isLearners ? (
        <Suspense fallback={<Waiting />}>
          <LearnerSignIn organization={name} of={displayName} onDone={() => navigate(paths.home, { replace: true })} />
        </Suspense>
      ) : (
        <SpaceScreen
          of={displayName}
          hall={{ path: paths.organizations, label: texts.myOrganizations }}
          handOff={paths.goToOrganization(name)}
          withCard={learners}
        >
          {({ uid }) => <OwnApps key={uid} space={space} />}
        </SpaceScreen>
      )}
    </SpaceFrame>
  )
}
