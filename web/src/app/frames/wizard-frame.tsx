/** The frame of signed-in pages that have the door's one column: the account's menu, and the page. */
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { AccountSlot } from '#ui/layout/account-slot.ts'
import { AccountMenu } from './account-menu.tsx'
import { DeletionNotice } from './deletion-notice.tsx'

export function WizardFrame() {
  return (
    <AccountSlot value={<AccountMenu />}>
      <DeletionNotice />
      <Suspense>
        <Outlet />
      </Suspense>
    </AccountSlot>
  )
}
