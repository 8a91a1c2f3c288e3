/** The frame of the signed-in pages: the header, and the page below it. */
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useReloadFlag } from '#api/reload-flag.ts'
import { WaitingInvite } from '#features/invites/waiting-invite.tsx'
import { RetryOffered } from '#ui/feedback/retry-offered.ts'
import { PartBoundary } from '#ui/loading/part-boundary.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { Header } from './header.tsx'
import { UnreachableBanner } from './unreachable-banner.tsx'

export function AppFrame() {
  const { key } = useLocation()
  const isUnreachable = useReloadFlag()
  return (
    <RetryOffered value={isUnreachable}>
      <Header />
      <UnreachableBanner />
      <DeletionNotice />
      <WaitingInvite />
      <PartBoundary entry={key}>
        <Suspense>
          <Outlet />
        </Suspense>
      </PartBoundary>
    </RetryOffered>
  )
}
