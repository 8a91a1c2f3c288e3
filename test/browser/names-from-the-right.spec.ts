/** Names that run the other way than the page they stand in: they turn nothing round that stands beside them. */
import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a name in Hebrew is isolated in a sentence in English, and in German as well', async ({ page, withSession }) => {
  await withSession()
  await page.goto('/authors/create')
  await page.getByLabel('Publisher Name').fill('בית ספר')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Shown beside \u2068בית ספר\u2069, in lists and on its site.')).toBeVisible()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByText('\u2068בית ספר\u2069')).not.toHaveCount(0)
})

/** How far its lines begin from where the page's begin, in pixels; a line of a name may be of several pieces. */
function besides(name: Locator): Promise<number[]> {
  return name.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    const lines = new Map<number, number>()
    for (const { top, right } of text.getClientRects()) lines.set(top, Math.max(right, lines.get(top) ?? 0))
    return [...lines.values()].map((right) => Math.round(element.getBoundingClientRect().right - right))
  })
}

/** How far the words in it begin from where its place does, from the side that lines begin at. */
function indents(all: Locator, side: 'left' | 'right'): Promise<number[]> {
  return all.evaluateAll(
    (elements, from) =>
      elements.map((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        const [words, place] = [text.getBoundingClientRect(), element.getBoundingClientRect()]
        return Math.round(
          from === 'left'
            ? words.left - place.left - parseFloat(paddingLeft)
            : place.right - words.right - parseFloat(paddingRight),
        )
      }),
    side,
  )
}

for (const [locale, side] of [
  ['en', 'left'],
  ['ar', 'right'],
] as const) {
  test.describe(`the list of languages, ${locale}`, () => {
    test.use({ locale })

    test('each begins at the same side', async ({ page }) => {
      await page.goto('/signin')
      await page.locator('button[popovertarget]').first().click()
      const all = page.locator('button[lang]')
      await expect(all.first()).toBeVisible()
      expect(new Set(await indents(all, side))).toEqual(new Set([0]))
    })
  })
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })

  test('each line of a name from the left begins where the lines of the page do', async ({
    page,
    withSession,
    newOrganization,
  }) => {
    const name = await newOrganization(await withSession(), 'School of Long Arch')
    await page.goto(`/organizations/${name}/people`)
    const lines = await besides(page.getByRole('button', { name: /^School of Long Arch/ }).locator('bdi'))
    expect(lines).toEqual([0, 0])
  })

  test('which browser it is on which system is read from the right, as a sentence of the page', async ({
    page,
    withSession,
  }) => {
    const { session } = await withSession()
    await page.goto(`/profile/${session.uid}/security`)
    const browser = page.getByText(/^\u2068\w+\u2069 على /).first()
    await expect(browser).toBeVisible()
    expect(await browser.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  })
})
