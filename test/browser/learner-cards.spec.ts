/** The cards of learners on paper: a class on pages of its own, eight to a page, whole, on A4 and on Letter, from the left and from the right. */
import type { Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** As long as they may be. */
const longest = {
  username: 'maximilian.alexander.von-und-zu-hohenlohe.2019.'.padEnd(64, 'x'),
  given: 'Maximiliana Wilhelmina '.repeat(4).trim(),
  family: 'Hohenlohe-Schillingsfürst '.repeat(3).trim(),
}
const line = (username: string, given: string, family: string, into: string) =>
  [username, given, family, into].join('\t')
const list = [
  line(longest.username, longest.given, longest.family, '1a'),
  line('layla', 'ليلى', 'عبد الرحمن الأندلسي', '1a'),
  ...Array.from({ length: 15 }, (_, index) => line(`ada${index}`, 'Ada', `Number ${index}`, '1a')),
  ...Array.from({ length: 8 }, (_, index) => line(`bea${index}`, 'Bea', `Number ${index}`, '2b')),
]
/** Seventeen are three pages, eight are one. */
const pages = 4

/** Of what a browser writes, each page is an object of its own. */
async function pagesOnPaper(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** What stands on a card reaches out of it, or into what is below. */
async function cutCards(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const cut = await page.getByRole('listitem', { name: /^Card of/ }).evaluateAll((cards) =>
    cards.flatMap((card) => {
      const inside = [card, ...card.children].some(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      )
      return inside ? [card.textContent] : []
    }),
  )
  // As it is by itself: what is made for a screen is printed so.
  await page.emulateMedia({ media: null })
  return cut
}

test('a page that ends cuts no card, and no name is too long for its card', async ({ page, school: { name } }) => {
  await page.goto(`/organizations/${name}/people/learners/add`)
  await page.getByLabel('Your list').fill(list.join('\n'))
  await page.getByLabel('Choose four pictures for each learner as well').check()
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: `Add ${list.length} learners` }).click()
  await expect(page.getByRole('heading', { name: `Print ${list.length} cards` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Class 1a' })).toHaveCount(1)

  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir)
    // A card that did not fit would take what follows it to one page more.
    expect([await pagesOnPaper(page, 'A4'), await pagesOnPaper(page, 'Letter')], dir).toEqual([pages, pages])
    expect(await cutCards(page), dir).toEqual([])
  }
  await page.emulateMedia({ media: 'print' })
  const code = await page.getByRole('img', { name: 'QR code of Ada Number 0', exact: true }).boundingBox()
  const millimetre = 96 / 25.4
  expect(code?.width, 'read at arm’s length').toBeGreaterThan(30 * millimetre)
})
