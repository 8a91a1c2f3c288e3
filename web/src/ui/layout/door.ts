/** The organization at whose door somebody signs in or up, for the design system: the app says which. */
import type { Door } from '@atrium/contract/page/door'
import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#ui/loading/use-hydrated.ts'

/** The door that the document arrived with, or an invite opened again, until somebody has gone through it. */
export const DoorContext = createContext<[door: Door | undefined, set: (door: Door | undefined) => void]>([
  undefined,
  () => {},
])

/** Undefined at the product's own door. */
export function useDoor(): Door | undefined {
  return use(DoorContext)[0]
}

/** What the address says of where a sign-in is to lead, for links from one page at the door to the next. */
export function useRedirect(): string | null {
  const { search } = useLocation()
  // The page that arrives is the same for every address.
  return useHydrated() ? new URLSearchParams(search).get('redirect') : null
}

/** A page at the door, with the same way on. */
export function useDoorPath(path: string): string {
  const redirect = useRedirect()
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path
}
