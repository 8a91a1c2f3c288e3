/** What every page has to pass at every width and in both themes. */
import { themes } from '@atrium/contract/page/theme'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const widths = [360, 768, 1280] as const

const height = 800
/** Nothing may be wider than the window, from the smallest phone to a wall. */
const scrollWidths = [320, ...widths, 2560]
/** Axe reads the whole page each time; on a busy machine that takes seconds. */
const lookMs = 10_000

/** At every width, from 320 px. */
export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  for (const width of scrollWidths) {
    await page.setViewportSize({ width, height })
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect.soft(overflow, `${name}: sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** The test gets more time, for each look that is taken. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  test.setTimeout(test.info().timeout + looks().length * lookMs)
  await expectNoSidewaysScroll(page, name)
  for (const { width, colorScheme } of looks()) {
    await page.setViewportSize({ width, height })
    // A colour on its way to another theme has neither's contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await violations(page), `${name}: ${width} px, ${colorScheme}`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** All of them in the thorough project; else the two that differ most. */
function looks() {
  const all = widths.flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme })))
  const [first] = all
  const last = all.at(-1)
  return test.info().project.name === 'thorough' || !first || !last ? all : [first, last]
}

/** As the page is now: at this width, in this theme. */
export async function expectNoViolations(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page), name).toEqual([])
}

/** Serious and critical ones, with where they are. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`))
}
