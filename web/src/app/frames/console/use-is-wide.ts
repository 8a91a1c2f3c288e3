/** Whether the window has room for a rail beside the page. */
import { useSyncExternalStore } from 'react'

/** The design's breakpoint `md` (tokens.css). */
const wide = '(min-width: 900px)'

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(wide).matches,
  )
}
