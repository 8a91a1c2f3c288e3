/**
 * Whoever does not see a page hears which fields have to be filled (3.3.2): in every form of these screens they are the
 * fields that are refused where all of them are empty, and no other.
 */
import type { Locator, Page } from '@playwright/test'
import { doorTours } from './support/access/door-screens.ts'
import { test } from './support/access/house.ts'
import { show } from './support/access/screens.ts'
import { wordsIn } from './support/access/words.ts'
import { expect } from './support/fixtures.ts'

const aScreenMs = 20_000
const typed = 'input:read-write:visible:not([type=search]), textarea:read-write:visible'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const namesOf = (fields: Locator) =>
  fields.evaluateAll((all) => [...new Set(all.map((field) => field.getAttribute('name') ?? field.id))].toSorted())

/** Empties the form and sends it: answers what it refused, or null where nothing was to be sent or nothing was refused. */
async function refused(form: Locator, page: Page): Promise<string[] | null> {
  const sent: string[] = []
  await page.route('**/api/**', (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    sent.push(route.request().url())
    return route.abort()
  })
  for (const field of await form.locator(typed).all()) await field.fill('')
  const send = form.locator('button[type="submit"]:visible')
  if ((await send.count()) === 0 || !(await send.first().isEnabled())) return null
  if ((await send.first().getAttribute('aria-disabled')) === 'true') return null
  await send.first().click()
  const wrong = form.locator(typed).and(page.locator('[aria-invalid="true"]'))
  await expect.poll(async () => (await wrong.count()) + sent.length).toBeGreaterThan(0)
  return sent.length > 0 ? null : namesOf(wrong)
}

/** Those whose forms check by themselves, before anything is sent. */
const tours = doorTours.filter(({ name }) => name === 'sign-up' || name === 'learners’ sign-in')
for (const tour of tours) {
  test(`${tour.name}: what has to be filled says so`, async ({ page, browser, house, quiet, server }) => {
    test.setTimeout(60_000 + tour.screens.length * aScreenMs)
    quiet.allow(/status of (?:400|401|403|404|409|422|500)|ERR_FAILED|Server is unavailable|did not load|Network/)
    const guests = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce', locale: 'en' })
    const shown = tour.by === 'guest' ? await guests.newPage() : page
    shown.on('dialog', (dialog) => void dialog.accept())
    for (const screen of tour.screens.filter(({ waits }) => waits === undefined)) {
      await test.step(screen.name, async () => {
        await show(screen, { page: shown, say: await wordsIn('en'), house })
        // What stands over the page alone can be filled.
        const inDialog = shown.locator('dialog[open] form, [role="dialog"] form')
        const forms = (await inDialog.count()) > 0 ? inDialog : shown.locator('main form')
        for (const form of await forms.all()) {
          if ((await form.locator(typed).count()) === 0) continue
          const needed = await namesOf(form.locator(typed).and(shown.locator('[aria-required="true"]')))
          const found = await refused(form, shown)
          if (found !== null) expect.soft(needed, screen.name).toEqual(found)
        }
      })
    }
    await guests.close()
  })
}
