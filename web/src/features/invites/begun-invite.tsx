/** On the pages at the door: the invite that a sign-in or sign-up of this tab was begun for. */
import { useState } from 'react'
import { begunInvite } from '#domain/invites/invite-consent.ts'
import { useDoor } from '#ui/layout/door.ts'
import { DoorOfBegun } from './door-of-begun.tsx'
import { JoiningBanner } from './joining-banner.tsx'

/** In: whether the page says above all else what will be joined; its organization's look stays either way. */
export function BegunInvite({ isTold }: { isTold: boolean }) {
  const [begun] = useState(begunInvite)
  const door = useDoor()
  return (
    <>
      {isTold ? <JoiningBanner /> : null}
      {begun?.atDoor && !door ? <DoorOfBegun token={begun.token} /> : null}
    </>
  )
}
