/** Behind the door everything is the product's again, though an organization's door led there. */
import { use, useEffect } from 'react'
import { DoorContext } from '#ui/layout/door.ts'
import { takeOffDoorColors } from '#ui/layout/door-colors.ts'

export function useLeaveDoor(): void {
  const [door, setDoor] = use(DoorContext)
  useEffect(() => {
    if (door === undefined) return
    takeOffDoorColors()
    setDoor(undefined)
  }, [door, setDoor])
}
