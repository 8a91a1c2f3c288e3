/** The one region that tells whoever listens to the page what takes its time. */
import { afterNextFrame } from './next-frame.ts'

/** One wait may be followed by another right away. */
const keptMs = 1_000

let region: HTMLElement | undefined
let waits = 0

/** In: what is said of a wait that begins to be long. Answers what ends it. What goes on with the same words is not told again. */
export function tellWait(text: string): () => void {
  waits += 1
  // There a frame before it has anything to tell, and not within a button, where it would be a part of its name.
  const place = (region ??= makeRegion())
  const callOff = afterNextFrame(() => {
    if (place.textContent !== text) place.textContent = text
  })
  return () => {
    callOff()
    waits -= 1
    setTimeout(forget, keptMs)
  }
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
