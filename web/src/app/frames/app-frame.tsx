/** The frame of the signed-in pages: the header, and the page below it. */
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { WaitingInvite } from '#features/invites/waiting-invite.tsx'
import { PartBoundary } from '#ui/loading/part-boundary.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { Header } from './header.tsx'
import { UnreachableBanner } from './unreachable-banner.tsx'

export function AppFrame() {
  const { key } = useLocation()
  return (
    <>
      <Header />
      <UnreachableBanner />
      <DeletionNotice />
      <WaitingInvite />
      <PartBoundary entry={key}>
        <Suspense>
          <Outlet />
        </Suspense>
      </PartBoundary>
    </>
  )
}
