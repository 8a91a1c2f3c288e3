/**
 * The door of the organization that invites, where the document came without it: the page was loaded again once the
 * invite's token had left its address. What the server has just said of the invite shows it, and nothing that is kept.
 */
import type { InvitePreview } from '@atrium/contract/people/invites'
import { doorProperties } from '@atrium/contract/rules/colors/door-colors'
import { use, useEffect } from 'react'
import { DoorContext } from '#ui/layout/door.ts'
import { wearDoorColors } from '#ui/layout/door-colors.ts'

/** `offer`: undefined while nothing is known of it. A publisher's has no door. */
export function useDoorOfOffer(offer: InvitePreview | undefined): void {
  const [door, setDoor] = use(DoorContext)
  useEffect(() => {
    if (door !== undefined || !offer?.colors) return
    wearDoorColors(doorProperties(offer.colors))
    setDoor({ displayName: offer.displayName, logo_url: offer.logo_url })
  }, [door, offer, setDoor])
}
