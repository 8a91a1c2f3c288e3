/** The organization at whose door somebody signs in or up, for the design system: the app says which. */
import type { Door } from '@atrium/contract/page/door'
import { invitedParameter } from '@atrium/contract/page/door-places'
import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import { withQuery } from '#paths.ts'
import { useHydrated } from '#ui/loading/use-hydrated.ts'

/** The door that the document arrived with, until somebody has gone through it, and how to leave it. */
export const DoorContext = createContext<[door: Door | undefined, leave: (door: undefined) => void]>([
  undefined,
  () => {},
])

/** Undefined at the product's own door. */
export function useDoor(): Door | undefined {
  return use(DoorContext)[0]
}

/** What the address says of where a sign-in is to lead and whose door this is, for links to the next page at it. */
export function useDoorQuery() {
  const { search } = useLocation()
  // The page that arrives is the same for every address.
  const query = new URLSearchParams(useHydrated() ? search : '')
  return { redirect: query.get('redirect'), [invitedParameter]: query.get(invitedParameter) }
}

/** A page at the door, with the same way on. */
export function useDoorPath(path: string): string {
  return withQuery(path, useDoorQuery())
}
