/** Whether somebody is still where they pressed by the time the answer is there: whoever has left meanwhile is not led away from the next page. */
import { useEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router'

/** Asked by what was pressed, of the page that it stood on; with `step`, of that step of it. */
export function useStillHere(by: 'page' | 'step' = 'page'): () => boolean {
  const pressed = useLocation() as Location<unknown>
  /** Null once the page is left. */
  const now = useRef<Location<unknown>>(null)
  useEffect(() => {
    now.current = pressed
    return () => {
      now.current = null
    }
  }, [pressed])
  return () => now.current !== null && (by === 'page' ? isSamePage : isSameStep)(now.current, pressed)
}

const isSamePage = (one: Location<unknown>, other: Location<unknown>) => one.pathname === other.pathname

/** Not by its key, which a jump within the page changes as well. */
function isSameStep(one: Location<unknown>, other: Location<unknown>): boolean {
  return isSamePage(one, other) && one.search === other.search && one.state === other.state
}
