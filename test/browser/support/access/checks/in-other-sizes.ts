/** A page at 400 % zoom, with text twice as large, and with other spaces between letters, words and lines. */
import type { Page } from '@playwright/test'
import { lostContent } from './lost-content.ts'

/** A window of 1280 by 1024 px at 400 %. */
export const zoomed = { width: 320, height: 256 }

const asUsual = { width: 1280, height: 800 }
/** The first place of a page's text sizes is its root. */
const doubled = '200%'
/** What 1.4.12 lets people ask for. */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** What follows the size of the window does so in the frame after it. Runs in the page. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Out: a sentence for what is lost, with the size. The page is left as it was. */
export async function sizeFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  const look = async (size: string) => {
    await page.evaluate(nextFrame)
    const lost = await page.evaluate(lostContent)
    faults.push(...lost.map((fault) => `${size}: ${fault}`))
  }
  const isFor = (width: number) => widths.includes(width)

  for (const width of widths) {
    await page.setViewportSize({ width, height: asUsual.height })
    await look(`${width} px`)
  }
  if (isFor(360)) {
    await page.setViewportSize(zoomed)
    await look('400 %')
  }
  for (const width of [1280, 768].filter(isFor)) {
    await page.setViewportSize({ width, height: asUsual.height })
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), doubled)
    await look(`text of 200 %, ${width} px`)
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  }
  for (const width of [360, 1280].filter(isFor)) {
    await page.setViewportSize({ width, height: asUsual.height })
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, spaced)
    await look(`other spaces, ${width} px`)
    await page.evaluate(() => (document.adoptedStyleSheets = []))
  }
  await page.setViewportSize(asUsual)
  return faults
}
