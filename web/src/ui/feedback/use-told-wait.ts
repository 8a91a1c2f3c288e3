/** Tells whoever listens to the page that something takes its time, which everybody else sees. */
import { useEffect } from 'react'
import { interfaceMessages } from '#messages/interface.ts'

/** What is done sooner is told by what follows from it. */
const longWaitMs = 1_000

/** One for everything that is waited for: what goes on with the same words is not told again. */
let region: HTMLElement | undefined
let waits = 0

/** In: whether something is under way, and what, where that has words of its own. Told once, however long it takes. */
export function useToldWait(busy: boolean, what: string | undefined): void {
  useEffect(() => {
    if (!busy) return undefined
    // There before it has anything to tell, and not within a button, where it would be a part of its name.
    const place = (region ??= makeRegion())
    waits += 1
    const timer = setTimeout(() => {
      const text = what ?? interfaceMessages.wait
      if (place.textContent !== text) place.textContent = text
    }, longWaitMs)
    return () => {
      clearTimeout(timer)
      waits -= 1
      // One wait may be followed by another right away.
      setTimeout(forget, longWaitMs)
    }
  }, [busy, what])
}

function forget(): void {
  if (waits > 0) return
  region?.remove()
  region = undefined
}

function makeRegion(): HTMLElement {
  const made = document.createElement('div')
  made.className = 'visually-hidden'
  made.role = 'status'
  // An open dialog hides everything beside it from screen readers, but for what is marked so.
  made.ariaLive = 'polite'
  document.body.append(made)
  return made
}
