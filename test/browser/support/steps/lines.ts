/** The lines that a text is broken into on the page. */
import type { Locator } from '@playwright/test'

export function linesOf(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const lines = new Map<number, string>()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const node = walker.currentNode
      for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const top = Math.round(range.getBoundingClientRect().top)
        lines.set(top, `${lines.get(top) ?? ''}${letter}`)
      }
    }
    return [...lines.values()].map((line) => line.trim())
  })
}
