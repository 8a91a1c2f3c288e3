/** What every page has to pass in whichever language: as wide as the window, no text cut; and all of its texts, to look at. */
import { expect, type Page } from '@playwright/test'

const widths = [320, 360, 900, 1200, 1280]

/**
 * On phones, on a tablet and on a desktop. In: what to say of a page that does not fit. Texts that are longer than any
 * language's may end in an ellipsis, in a field.
 */
export async function expectTextsFit(page: Page, at: string, longerThanAny = false): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(wider, `${at}: wider than ${width} px`).toBeLessThanOrEqual(0)
    expect.soft(await cutTexts(page, longerThanAny), `${at}: cut at ${width} px`).toEqual([])
  }
}

/** Words that do not fit into what holds them, where nothing says that they go on. */
function cutTexts(page: Page, longerThanAny: boolean): Promise<string[]> {
  return page.evaluate((mayEnd) => {
    return [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, th, legend, [role="tab"]')]
      .filter((element) => element.checkVisibility() && element.clientHeight > 4)
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        return overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => element.textContent)
      .concat(
        [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select')]
          .filter((field) => field.checkVisibility() && fieldText(field) !== '' && needs(field) > room(field) + 1)
          .filter((field) => !mayEnd || getComputedStyle(field).textOverflow !== 'ellipsis')
          .map(fieldText),
      )

    /** What stands in a field by itself: a placeholder, or what is chosen. */
    function fieldText(field: HTMLInputElement | HTMLSelectElement): string {
      if (field instanceof HTMLInputElement) return field.value === '' ? field.placeholder : ''
      return field.selectedOptions[0]?.text ?? ''
    }

    /** The browser says of no field how wide its own words are. */
    function needs(field: HTMLInputElement | HTMLSelectElement): number {
      const words = document.createElement('span')
      words.textContent = fieldText(field)
      const { font, letterSpacing } = getComputedStyle(field)
      Object.assign(words.style, { position: 'absolute', whiteSpace: 'pre', visibility: 'hidden', font, letterSpacing })
      document.body.append(words)
      const { width } = words.getBoundingClientRect()
      words.remove()
      return width
    }

    function room(field: HTMLElement): number {
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    }
  }, longerThanAny)
}

/** Everything that is read on a page or told of it, but the names of languages, which are in their own. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent === null || parent.closest('script, style, noscript, [lang]:not(html)')) continue
      texts.push(walker.currentNode.nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.trim()).filter(Boolean)
  })
}
