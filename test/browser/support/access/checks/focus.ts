/** Where the focus goes on a page: everywhere it should, in the order of the page, in sight and shown. */
import type { Page } from '@playwright/test'

/**
 * Of what can be reached by Tab; of radios of one name, one. Where something stands over the page, in that alone: it
 * keeps the focus, or closes as the focus goes. Runs in the page.
 */
function reachable(): HTMLElement[] {
  const overs = [...document.querySelectorAll('[role="dialog"], dialog[open], :popover-open')]
  const root = overs.at(-1) ?? document
  const all = [
    ...root.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], [contenteditable="true"]',
    ),
  ]
  const groups = new Set<string>()
  return all.filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]') !== null) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const isNew = !groups.has(element.name)
    groups.add(element.name)
    return isNew
  })
}

/**
 * Puts the focus on each in turn. Out: a sentence for each that is hidden behind something else or out of sight
 * (2.4.11), or that does not show the focus (2.4.7). `forced`: shadows are not there then, and do not count.
 */
function unseenFocus(forced: boolean): string[] {
  const stops = reachable()
  const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')]
  const styleOf = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, borderWidth } = getComputedStyle(element)
    const outline = outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0 ? '' : outlineColor
    return { outline, rest: forced ? borderColor + borderWidth : boxShadow + borderColor + borderWidth }
  }
  // Rows and boxes show it for what is in them.
  const around = (element: Element) => {
    const parents: (Element | null | undefined)[] = [element]
    for (let up = 0; up < 4; up += 1) parents.push(parents.at(-1)?.parentElement)
    return [...parents, element.nextElementSibling]
  }
  const look = (element: Element) => around(element).map((part) => (part ? styleOf(part) : null))
  const isSeen = (element: HTMLElement) => {
    const own = element.getBoundingClientRect()
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    // A field that is hidden behind its label is seen by it.
    const { left, top, right, bottom } = own.width <= 1 && label ? label.getBoundingClientRect() : own
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
    return parts.some((x) =>
      parts.some((y) => {
        const there = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        return there !== null && (element.contains(there) || there.contains(element) || label?.contains(there) === true)
      }),
    )
  }
  const faults: string[] = []
  for (const stop of items.length > 0 ? items : stops) {
    if (stop instanceof HTMLElement && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const before = look(stop)
    stop.focus({ focusVisible: true })
    const name = stop.outerHTML.slice(0, 140)
    // It went, or was closed, as something else lost the focus.
    if (document.activeElement !== stop) continue
    if (!isSeen(stop)) faults.push(`hidden: ${name}`)
    const after = look(stop)
    const shown = after.some((style, at) => {
      const earlier = before[at]
      if (!style || !earlier) return false
      return (style.outline !== '' && style.outline !== earlier.outline) || style.rest !== earlier.rest
    })
    if (!shown && stop.getAttribute('role') !== 'region') faults.push(`not shown: ${name}`)
  }
  return faults
}

/** As one program of the page's: what runs there can import nothing. */
const program = [reachable, unseenFocus, noteOrder].map(String).join(';')
const inPage = (call: string) => `(() => { ${program}; return ${call} })()`

export function focusFaults(page: Page, { forced }: { forced: boolean }): Promise<string[]> {
  return page.evaluate<string[]>(inPage(`unseenFocus(${forced})`))
}

interface Stop {
  /** Among what can be reached, in the order of the document; -1 for anything else. */
  at: number
  /** How many there are. */
  of: number
  url: string
  html: string
}

/** Where the focus is now. Runs in the page. */
function noteOrder(): Stop {
  const stops = reachable()
  const { activeElement } = document
  const html = activeElement === null ? '' : activeElement.outerHTML.slice(0, 140)
  const group = activeElement instanceof HTMLInputElement && activeElement.type === 'radio' ? activeElement.name : null
  const at = stops.findIndex(
    (stop) => stop === activeElement || (group !== null && stop instanceof HTMLInputElement && stop.name === group),
  )
  return { at, of: stops.length, url: location.href, html }
}

const mostStops = 150

/**
 * From the top of the page by Tab, once round. Out: a sentence where something is not reached (2.1.1), the way is
 * another than the page's (2.4.3), the focus stays where it is (2.1.2), or to move it leads elsewhere (3.2.1).
 */
export async function tabFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    getSelection()?.removeAllRanges()
    const over = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1)
    if (over !== undefined) return over.focus()
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const faults: string[] = []
  const reached: number[] = []
  const url = page.url()
  let last: Stop | undefined
  let turns = 0
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate<Stop>(inPage('noteOrder()'))
    if (stop.url !== url) return [...faults, `to tab to ${stop.html} led to ${stop.url}`]
    // Its parts are stops of their own: day, month and year.
    if (stop.at === last?.at && stop.html.includes('type="date"')) continue
    // Round, or out of the page at its end.
    if (stop.at < 0 || reached.includes(stop.at)) {
      if (stop.at >= 0 && stop.at === last?.at && stop.at < stop.of - 1) faults.push(`the focus stays on ${stop.html}`)
      break
    }
    if (last !== undefined && stop.at < last.at) {
      turns += 1
      // Within a dialog the way begins where its first field is, and goes round once.
      if (turns > 1 || stop.at !== 0) faults.push(`out of order: ${stop.html} after ${last.html}`)
    }
    reached.push(stop.at)
    last = stop
  }
  if (last === undefined) return faults
  const missed = Array.from({ length: last.of }, (_, at) => at).filter((at) => !reached.includes(at))
  if (missed.length > 0)
    faults.push(`${missed.length} of ${last.of} are not reached by Tab: number ${missed.join(', ')}`)
  return faults
}
