/**
 * Every screen in every state, from the left and from the right: axe at four widths, light and dark; nothing lost at
 * 400 %, with text of 200 % and other spaces; targets large enough; the focus in order, in sight and shown, also in the
 * system's own colours; nothing that moves for who wants none. docs/accessibility.md says which rule each is about.
 */
import { readFileSync } from 'node:fs'
import { directionOf } from '@atrium/contract/languages'
import type { Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { accountTours } from './support/access/account-screens.ts'
import { axeFaults, widths } from './support/access/checks/at-every-width.ts'
import { smallTargets, unseenInForcedColors } from './support/access/checks/controls.ts'
import { documentFaults, movements } from './support/access/checks/document.ts'
import { focusFaults, tabFaults } from './support/access/checks/focus.ts'
import { sizeFaults, zoomed } from './support/access/checks/in-other-sizes.ts'
import { consoleTours } from './support/access/console-screens.ts'
import { doorTours } from './support/access/door-screens.ts'
import { test } from './support/access/house.ts'
import { show, type Screen, type Stage } from './support/access/screens.ts'
import { wordsIn } from './support/access/words.ts'

const tours = [...doorTours, ...accountTours, ...consoleTours]
const aScreenMs = 60_000
/** Lead on at once, or are another's address by another name. */
const leadOn = [
  ...['/', '/go/organizations/:name', '/go/authors/:author_id', '/organizations/:name', '/authors/:author_id'],
  ...['/invite', '/organizations/:name/people', '/organizations/:name/people/import/:id'],
  ...['/organizations/:name/people/overview', '/organizations/:name/people/timeline'],
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every address of the product is looked at', ({ house }) => {
  const routes = new URL('../../web/dist/routes.json', import.meta.url)
  const { patterns } = JSON.parse(readFileSync(routes, 'utf8')) as { patterns: string[] }
  const looked = tours.flatMap(({ screens }) => screens.map(({ at }) => (typeof at === 'string' ? at : at(house))))
  const missing = patterns
    .filter((pattern) => !leadOn.includes(pattern))
    .filter((pattern) => {
      const address = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/?]+')}(?:[?].*)?$`)
      return !looked.some((one) => address.test(one) || address.test(URL.parse(one)?.pathname ?? ''))
    })
  expect(missing).toEqual([])
})

for (const language of ['en', 'ar'] as const) {
  for (const tour of tours) {
    test(`${tour.name}, ${directionOf(language)}`, async ({ page, browser, house, quiet, server }) => {
      test.setTimeout(60_000 + tour.screens.length * aScreenMs)
      quiet.allow(/status of (?:400|401|403|404|409|422|500)|ERR_FAILED/)
      const say = await wordsIn(language)
      const guests = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce', locale: language })
      const shown = tour.by === 'guest' ? await guests.newPage() : page
      // An organization's own pages are in its language, where nobody has chosen another.
      for (const url of [house.origin, `http://${house.name}.${house.hostDomain}`])
        await shown.context().addCookies([{ name: 'atrium_language', value: language, url }])
      for (const screen of tour.screens) {
        const stage = { page: shown, say, house }
        await test.step(screen.name, async () => {
          await show(screen, stage)
          await expect.soft(shown.locator('html'), screen.name).toHaveAttribute('lang', language)
          const faults = await faultsOf(screen, stage, directionOf(language))
          expect.soft(faults, screen.name).toEqual([])
        })
      }
      await guests.close()
    })
  }
}

/** What follows the size of the window, as menus and toasts do, is asked to once it was drawn in it. */
function isDrawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
}

async function faultsOf(screen: Screen, { page }: Stage, direction: 'ltr' | 'rtl'): Promise<string[]> {
  const at = screen.widths ?? widths
  const faults = await axeFaults(page, at)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  faults.push(...(await sizeFaults(page, at)))
  // What stands over the page hides what is below it from whoever listens: its heading too.
  if (screen.over === undefined && screen.waits === undefined) faults.push(...(await page.evaluate(documentFaults)))
  faults.push(...(await page.evaluate(movements)).map((one) => `moves: ${one}`))
  const isForPhones = at.includes(360)
  for (const width of [360, 1280].filter((one) => at.includes(one))) {
    await page.setViewportSize({ width, height: 800 })
    await isDrawn(page)
    faults.push(...(await page.evaluate(smallTargets)).map((one) => `${width} px, small: ${one}`))
  }
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  faults.push(...(await page.evaluate(unseenInForcedColors)).map((one) => `forced colours: ${one}`))
  faults.push(...(await focusFaults(page, { forced: true })).map((one) => `focus in forced colours: ${one}`))
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  if (isForPhones) await page.setViewportSize(zoomed)
  // Whoever opens a menu there has its button in sight.
  if (screen.over === 'menu')
    await page.evaluate(() => document.querySelector('[aria-expanded="true"]')?.scrollIntoView({ block: 'center' }))
  await isDrawn(page)
  faults.push(...(await focusFaults(page, { forced: false })).map((one) => `focus at 400 %: ${one}`))
  await page.setViewportSize({ width: at.at(-1) ?? 1280, height: 800 })
  if (direction === 'ltr' && screen.over !== 'menu') faults.push(...(await tabFaults(page)))
  return faults
}
