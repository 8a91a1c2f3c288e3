/**
 * A button that gives something away at one press: an account, a membership, an ownership. A page of somebody else can
 * lay a window over it, have it pressed twice, and close itself between the two, so that the second press falls on this
 * one. So it takes none until there was time to see it.
 */
import type { ComponentProps, MouseEvent } from 'react'
import { Button } from './button.tsx'
import { useTimeToSee } from './use-time-to-see.ts'

export function ConsentButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
  const { isSeen, seenBy } = useTimeToSee()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (seenBy(event.timeStamp)) onClick?.(event)
    else event.preventDefault()
  }
  // Never `disabled`: whoever has the focus on it keeps that, and nothing flickers.
  return <Button {...rest} aria-disabled={isSeen ? undefined : true} onClick={press} />
}
