/** The frame of the signed-in pages: the header, and the page below it. */
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Header } from './header.tsx'

export function HouseFrame() {
  return (
    <>
      <Header />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
}
