/** The one h1 of a page; it takes the focus after a change of page unless a field already has it. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** React Router's key of the entry that the document was opened with. */
const firstEntryKey = 'default'

export function PageHeading({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const arrivedByNavigation = useRef(key !== firstEntryKey)

  useEffect(() => {
    const focused = document.activeElement
    const fieldHasFocus = focused instanceof HTMLElement && focused.matches('main input, main select, main textarea')
    if (arrivedByNavigation.current && !fieldHasFocus) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
