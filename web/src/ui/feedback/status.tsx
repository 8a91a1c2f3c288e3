/** Something that whoever listens to the page is told at the next pause: what a check found, that something is under way or done. */
import { type ReactNode, useEffect, useState } from 'react'
import { afterNextFrame } from './next-frame.ts'

interface StatusProps {
  id?: string | undefined
  className?: string | undefined
  /** Where only text may stand. */
  as?: 'div' | 'span'
  children: ReactNode
}

/** Nothing around it may be `aria-busy`: what changes there is not told. */
export function Status({ as: Element = 'div', children, ...rest }: StatusProps) {
  const here = useIsHere()
  return (
    <Element {...rest} role="status">
      {here ? children : null}
    </Element>
  )
}

/** False at first. Screen readers tell what comes into a live region, not what it arrives with: hence a frame later. */
export function useIsHere(): boolean {
  const [here, setHere] = useState(false)
  useEffect(() => afterNextFrame(() => setHere(true)), [])
  return here
}
