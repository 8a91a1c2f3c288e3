/** The rules that a program can tell, on a page as it stands, at every width, light and dark. */
import { themes } from '@atrium/contract/page/theme'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const widths = [360, 768, 1280, 1920] as const

const height = 800
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Beside those of the levels: a name holds what is read on the control; headings say where one is. */
const more = ['label-content-name-mismatch', 'empty-heading', 'heading-order', 'landmark-unique', 'aria-dialog-name']
/** What another theme can change. All else is the same in both. */
const ofColour = ['color-contrast', 'link-in-text-block']
/** `target-size` knows no labels, and `controls.ts` does; that nothing is locked is read from the style sheets. */
const without = ['target-size', 'css-orientation-lock']

interface AxeInPage {
  run: (
    where: Document,
    how: object,
  ) => Promise<{ violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>
}

/** Out: a sentence for each fault, with the width and the theme. The page is left in the last of them. */
export async function axeFaults(page: Page, at: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  // Puts the program into the page, which stays there.
  await new AxeBuilder({ page }).setLegacyMode().withRules(['document-title']).analyze()
  for (const colorScheme of themes) {
    // A colour on its way to another theme has neither's contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'light' ? await rulesOfLevels(page) : ofColour
    for (const width of at) {
      await page.setViewportSize({ width, height })
      const found = await page.evaluate(async (values) => {
        const { axe } = globalThis as unknown as { axe: AxeInPage }
        const { violations } = await axe.run(document, {
          runOnly: { type: 'rule', values },
          resultTypes: ['violations'],
          preload: false,
        })
        return violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target, failureSummary = '' }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary}`),
        )
      }, rules)
      faults.push(
        ...found.map((fault) => `${width} px, ${colorScheme}: ${fault.replaceAll(/\s+/g, ' ').slice(0, 400)}`),
      )
    }
  }
  return faults
}

async function rulesOfLevels(page: Page): Promise<string[]> {
  const ofLevels = await page.evaluate((tags) => {
    const { axe } = globalThis as unknown as { axe: { getRules: (tags: string[]) => { ruleId: string }[] } }
    return axe.getRules(tags).map(({ ruleId }) => ruleId)
  }, levels)
  return [...ofLevels, ...more].filter((rule) => !without.includes(rule))
}
