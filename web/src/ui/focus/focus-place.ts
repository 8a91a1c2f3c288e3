/** A place on the page that has the focus, to find the way back to when it is gone. */

/** What had the focus, and what stands around it, the nearest first: some of that may go with it. */
export interface FocusPlace {
  element: HTMLElement
  around: readonly Element[]
  /** The rows after and before its own, where it stands in one of a list or a table. */
  beside: readonly (Element | null | undefined)[]
  /** Reached without a pointer: the page then follows the focus. */
  byKey: boolean
}

export const rows = 'li, tr'

/** Null where nothing has it. */
export function placeOf(element: Element | null): FocusPlace | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const around: Element[] = []
  for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement) around.push(one)
  const row = element.closest(rows)
  const beside = [row?.nextElementSibling, row?.previousElementSibling]
  return { element, around, beside, byKey: element.matches(':focus-visible') }
}
