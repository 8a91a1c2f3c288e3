/**
 * Where the focus goes when what had it is gone or cannot have it: back, or to the heading of what stood around it, so
 * that whoever has no pointer goes on where they were and not at the beginning of the page.
 */

import { unnoticed } from './focus-watch.ts'
import { type FocusPlace, placeOf } from './focus-place.ts'

/** Where somebody without a pointer was last. */
let last: FocusPlace | null = null

/** Where the focus is, or was before what had it went. */
export function currentPlace(): FocusPlace | null {
  return placeOf(document.activeElement) ?? last
}

/** While something is under way what began it is disabled, and gets the focus back at the end of that. */
export function returnFocus(place: FocusPlace): void {
  last = place
  unnoticed(() => giveBack(place))
}

function giveBack({ element, around, byKey }: FocusPlace): void {
  if (element.isConnected && element.matches(':disabled')) return
  if (element.isConnected && takesFocus(element)) return
  const home = around
    .filter((one) => one.isConnected)
    .reduce<Element | null>((found, one) => found ?? headingOf(one), null)
  const heading = home ?? document.querySelector('main h1, main h2')
  if (!(heading instanceof HTMLElement)) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: !byKey })
}

function takesFocus(element: HTMLElement): boolean {
  element.focus()
  return document.activeElement === element
}

const partsWithHeadings = 'section, article, form, aside, main, [role="dialog"], [role="region"]'

function headingOf(part: Element): Element | null {
  return part.matches(partsWithHeadings) ? part.querySelector('h1, h2, h3') : null
}

/** Longer than a dialog takes to give the focus back by itself, and than a field takes that asks for it. */
const SETTLED_MS = 50

/** Looks after the focus from now on. In: where it was before this code came, for it may be gone by now. */
export function keepFocus(before: FocusPlace | null): void {
  last = before
  let waiting: ReturnType<typeof setTimeout> | undefined
  const isLost = () => document.activeElement === null || document.activeElement === document.body
  const look = () => {
    waiting = undefined
    if (last !== null && isLost()) returnFocus(last)
  }
  const note = () => {
    const place = placeOf(document.activeElement)
    if (place !== null) last = place.byKey ? place : null
  }
  const observer = new MutationObserver(() => {
    if (last !== null && isLost()) waiting ??= setTimeout(look, SETTLED_MS)
  })
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, attributes: true },
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  document.addEventListener('focusin', note)
  document.addEventListener('keydown', note, true)
  // A press beside everything takes the focus away on purpose.
  document.addEventListener('pointerdown', () => (last = null), true)
  note()
  if (last !== null && isLost()) waiting = setTimeout(look, SETTLED_MS)
}
