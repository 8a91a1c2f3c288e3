/** What holds of the controls of a page: large enough to press, told apart by more than colour. Runs in the page. */

/**
 * Controls below 24 by 24 px (2.5.8), but for a link within a sentence, and for one that has so much room around it
 * that a circle of 24 px on its middle meets no other. A label is as good as its control.
 */
export function smallTargets(): string[] {
  const smallest = 24
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="menuitem"], [role="button"]',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null)

  const places = controls
    .map((element) => {
      const own = element.getBoundingClientRect()
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined
      const touching = label && label.width > 1 && Math.abs(label.top - own.top) < 48 ? label : own
      const left = Math.min(own.left, touching.left)
      const right = Math.max(own.right, touching.right)
      const top = Math.min(own.top, touching.top)
      const bottom = Math.max(own.bottom, touching.bottom)
      return { element, left, top, width: right - left, height: bottom - top }
    })
    .filter(({ width, height }) => width > 1 && height > 1)

  const isInSentence = (element: HTMLElement) =>
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (beside) => beside.nodeType === Node.TEXT_NODE && beside.nodeValue?.trim() !== '',
    )
  const isSmall = ({ width, height }: (typeof places)[number]) => width < smallest - 0.5 || height < smallest - 0.5

  return places
    .filter((place) => isSmall(place) && !isInSentence(place.element))
    .filter((place) => {
      const [x, y] = [place.left + place.width / 2, place.top + place.height / 2]
      return places.some((other) => {
        if (other === place || other.element.contains(place.element) || place.element.contains(other.element))
          return false
        if (isSmall(other)) {
          const [otherX, otherY] = [other.left + other.width / 2, other.top + other.height / 2]
          return Math.hypot(x - otherX, y - otherY) < smallest
        }
        const nearX = Math.max(other.left, Math.min(x, other.left + other.width))
        const nearY = Math.max(other.top, Math.min(y, other.top + other.height))
        return Math.hypot(x - nearX, y - nearY) < smallest / 2
      })
    })
    .map(
      ({ element, width, height }) =>
        `${Math.round(width)} x ${Math.round(height)} px: ${element.outerHTML.slice(0, 140)}`,
    )
}

/** Where the system's own few colours are in force: buttons that nobody sees, and what is chosen and looks like the rest. */
export function unseenInForcedColors(): string[] {
  const faults: string[] = []
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isNothing = (colour: string) => colour === 'none' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)
  const behind = (element: Element): string => {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one)
      if (!isNothing(backgroundColor)) return backgroundColor
    }
    return 'Canvas'
  }
  for (const control of [...document.querySelectorAll<HTMLElement>('button, a[href]')].filter(visible)) {
    if (control.innerText.trim() !== '') continue
    const shapes = [...control.querySelectorAll('svg *, img')].filter(visible)
    const shows = shapes.some((shape) => {
      if (shape instanceof HTMLImageElement) return true
      const { stroke, fill } = getComputedStyle(shape)
      return [stroke, fill].some((colour) => !isNothing(colour) && colour !== behind(control))
    })
    if (shapes.length > 0 && !shows) faults.push(`nothing is to be seen of ${control.outerHTML.slice(0, 140)}`)
  }

  const marks = '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [role="radio"][aria-checked="true"]'
  const look = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) => [
        ...[style.fontWeight, style.textDecorationLine, style.outlineStyle, style.backgroundColor, style.color],
        ...[
          style.borderBlockEndWidth,
          style.borderBlockEndColor,
          style.borderInlineStartWidth,
          style.content,
          style.visibility,
        ],
        ...[style.borderInlineStartColor, style.display],
      ])
      .join()
  for (const marked of [...document.querySelectorAll(marks)].filter(visible)) {
    // Whoever has the focus looks otherwise anyway.
    if (marked.contains(document.activeElement)) continue
    const group = marked.closest('ul, ol, nav, [role="group"], [role="radiogroup"], fieldset')
    const other = [...(group?.querySelectorAll(marked.tagName) ?? [])].find(
      (one) => one.className === marked.className && !one.matches(marks) && visible(one),
    )
    if (other !== undefined && look(other) === look(marked))
      faults.push(`chosen, and looks like the rest: ${marked.outerHTML.slice(0, 140)}`)
  }
  return faults
}
