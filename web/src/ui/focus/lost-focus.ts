/**
 * Where the focus goes when what had it is gone or cannot have it: back, to the row that took its row's place, or to the
 * heading of what stood around it, so that whoever has no pointer goes on where they were and not at the beginning of
 * the page.
 */

import { unnoticed } from './focus-watch.ts'
import { type FocusPlace, placeOf, rows } from './focus-place.ts'

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

function giveBack(place: FocusPlace): void {
  const { element, around, byKey } = place
  if (element.isConnected && element.matches(':disabled')) return
  if (element.isConnected && takesFocus(element)) return
  const next = rowInPlaceOf(place)
  if (next !== null) return focusOnText(next, byKey)
  const home = around
    .filter((one) => one.isConnected)
    .reduce<Element | null>((found, one) => found ?? headingOf(one), null)
  const heading = home ?? document.querySelector('main h1, main h2')
  if (heading instanceof HTMLElement) focusOnText(heading, byKey)
}

/** Its own row, where that is still there without it, else one beside that: a row itself and nothing in it, which another press might do. */
function rowInPlaceOf({ around, beside }: FocusPlace): HTMLElement | null {
  // Links to pages are no list that somebody works through.
  if (around.some((one) => one.matches('nav'))) return null
  const row = around.find((one) => one.matches(rows))
  const found = [row, ...beside].find((one) => one?.isConnected)
  return found instanceof HTMLElement ? found : null
}

/** On what is read and not pressed. */
function focusOnText(text: HTMLElement, byKey: boolean): void {
  if (!text.hasAttribute('tabindex')) text.tabIndex = -1
  text.focus({ preventScroll: !byKey })
}

function takesFocus(element: HTMLElement): boolean {
  element.focus()
  return document.activeElement === element
}

const partsWithHeadings = 'section, article, form, aside, main, [role="dialog"], [role="region"]'

function headingOf(part: Element): Element | null {
  return part.matches(partsWithHeadings) ? part.querySelector('h1, h2, h3') : null
}

/**
 * Whether a dialog has the focus itself, and had it for what stands in it: it takes the focus as something in it goes,
 * such as the spinner of a button that was disabled for as long as it turned.
 */
function hasDialogOf(place: FocusPlace | null): boolean {
  const dialog = document.activeElement
  if (place === null || dialog === null || !dialog.matches('[role="dialog"]')) return false
  return dialog !== place.element && dialog.contains(place.element)
}

/** Longer than a dialog takes to give the focus back by itself, and than a field takes that asks for it. */
const SETTLED_MS = 50

/** Looks after the focus from now on. In: where it was before this code came, for it may be gone by now. */
export function keepFocus(before: FocusPlace | null): void {
  last = before
  let waiting: ReturnType<typeof setTimeout> | undefined
  const isLost = () => document.activeElement === null || document.activeElement === document.body || hasDialogOf(last)
  const look = () => {
    waiting = undefined
    if (last !== null && isLost()) returnFocus(last)
  }
  const note = () => {
    if (hasDialogOf(last)) {
      waiting ??= setTimeout(look, SETTLED_MS)
      return
    }
    const place = placeOf(document.activeElement)
    if (place !== null) last = place.byKey ? place : null
  }
  const observer = new MutationObserver(() => {
    if (last !== null && isLost()) waiting ??= setTimeout(look, SETTLED_MS)
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  document.addEventListener('focusin', note)
  document.addEventListener('keydown', note, true)
  // A press beside everything takes the focus away on purpose.
  document.addEventListener('pointerdown', () => (last = null), true)
  note()
  if (last !== null && isLost()) waiting = setTimeout(look, SETTLED_MS)
}
