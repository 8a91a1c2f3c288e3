/** Names that run from the right in pages that run from the left: they turn nothing round that stands beside them. */
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
