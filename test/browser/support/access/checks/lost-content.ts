/** What cannot be read any more where letters, spaces or the window are of another size. Runs in the page. */

/** In: how the page stands. Out: a sentence for each text that is cut, and for what lies beside the window. */
export function lostContent(): string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const fitsWithout = (element: HTMLElement) => {
      const { display } = element.style
      element.style.setProperty('display', 'none', 'important')
      const fits = document.documentElement.scrollWidth <= clientWidth
      element.style.display = display
      return fits
    }
    // The innermost without which the page would fit.
    let who: HTMLElement = document.body
    for (let next: HTMLElement | undefined = who; next !== undefined;) {
      who = next
      next = ([...who.children] as HTMLElement[]).find(fitsWithout)
    }
    const named = `${who.tagName} .${who.className} “${who.textContent.slice(0, 40)}”`
    faults.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth}, by ${named}`)
  }

  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const isForReadersOnly = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1
  }
  const cutBy = (text: DOMRect, from: Element): Element | null => {
    for (
      let holder: Element | null = from;
      holder !== null && holder !== document.body;
      holder = holder.parentElement
    ) {
      const { overflowX, overflowY, display, position } = getComputedStyle(holder)
      if (isForReadersOnly(holder)) return null
      if (display !== 'inline') {
        const { left, right, top, bottom } = holder.getBoundingClientRect()
        if (hides(overflowX) && (text.left < left - 1 || text.right > right + 1)) return holder
        if (hides(overflowY) && (text.top < top - 2 || text.bottom > bottom + 2)) return holder
        // What scrolls has it still.
        if (!hides(overflowX) && overflowX !== 'visible') return null
      }
      if (position === 'fixed') return null
    }
    return null
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    const words = node.nodeValue?.trim() ?? ''
    if (parent === null || words === '' || parent.closest('script, style, noscript, option, textarea, svg') !== null)
      continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (parent.closest('[aria-hidden="true"]') !== null) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const holder = [...range.getClientRects()].map((text) => cutBy(text, parent)).find((one) => one !== null)
    if (holder !== undefined) faults.push(`“${words.slice(0, 60)}” is cut by ${holder.tagName} .${holder.className}`)
  }

  // What belongs to a place of the page moves with it; a dialog has to be within the window.
  for (const over of document.querySelectorAll(
    '[role="dialog"][aria-modal="true"], dialog[open], [role="menu"], :popover-open',
  )) {
    const { top, bottom, left, right, width, height } = over.getBoundingClientRect()
    const isBeside = over.matches('[role="menu"]')
      ? width > innerWidth || height > innerHeight
      : top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1
    if (isBeside)
      faults.push(`${over.tagName} lies beside the window: ${[left, top, right, bottom].map(Math.round).join(' ')}`)
  }
  return faults
}
