/** The one h1 of a page; it takes the focus after a change of page, unless somebody has put it elsewhere by then. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isFocusedSince } from '#ui/focus/focus-watch.ts'
import { breakable } from './breakable.tsx'

/** Fields of the page, and what was opened over it while it loaded: a menu would close. */
const busyPlaces = 'main input, main select, main textarea, [role="menu"] *, [role="menu"], [role="dialog"] *'

/** React Router's key of the entry that the document was opened with. */
const firstEntryKey = 'default'

/** Coming back to the first entry is a change of page as well. */
let hasLeftFirstEntry = false

export function PageHeading({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const cameWith = useRef(key)

  useEffect(() => {
    const isFirstEntry = cameWith.current === firstEntryKey
    const arrivedByNavigation = !isFirstEntry || hasLeftFirstEntry
    if (!isFirstEntry) hasLeftFirstEntry = true
    const focused = document.activeElement
    const atWork = focused instanceof HTMLElement && focused.matches(busyPlaces)
    // A page whose code is late comes when the visitor may have gone on, by keyboard to the header for one.
    if (arrivedByNavigation && !atWork && !isFocusedSince()) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {breakable(children)}
    </h1>
  )
}
