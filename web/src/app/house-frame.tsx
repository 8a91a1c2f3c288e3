/** The frame of the signed-in pages: the header, and the page below it. */
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { WaitingInvite } from '#features/invites/waiting-invite.tsx'
import { Header } from './header.tsx'
import { UnreachableBanner } from './unreachable-banner.tsx'

export function HouseFrame() {
  return (
    <>
      <Header />
      <UnreachableBanner />
      <WaitingInvite />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
}
