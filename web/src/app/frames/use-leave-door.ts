/** Behind the door everything is the product's again, though an organization's door led there. */
import { doorStyleId } from '@atrium/contract/page/door-places'
import { use, useEffect } from 'react'
import { DoorContext } from '#ui/layout/door.ts'

export function useLeaveDoor(): void {
  const [door, leave] = use(DoorContext)
  useEffect(() => {
    if (door === undefined) return
    document.getElementById(doorStyleId)?.remove()
    leave(undefined)
  }, [door, leave])
}
