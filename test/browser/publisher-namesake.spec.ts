/** A publisher of a name that one has a publisher of already: told before it is made, and made all the same by a second press. */
import type { Page } from '@playwright/test'
import { authorsOf } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const next = (page: Page) => page.getByRole('button', { name: /^(Next|Preparing\.\.\.)$/ })

async function toSecondStep(page: Page, name: string): Promise<void> {
  await page.goto('/authors/create')
  await page.getByLabel('Publisher Name').fill(name)
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Choose an image' })).toBeVisible()
}

test('a second tab is told of the publisher that the first one made, and may make another of that name', async ({
  page,
  context,
  server,
  withSession,
}) => {
  const person = await withSession()
  const other = await context.newPage()
  for (const tab of [page, other]) await toSecondStep(tab, 'Ada Press')
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  await next(other).click()
  const notice = other.getByRole('status').filter({ hasText: 'You already have a publisher named' })
  await expect(notice).toBeVisible()
  const [above, below] = [await notice.boundingBox(), await next(other).boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0), 'as far from the buttons as elsewhere').toBe(16)
  expect(await authorsOf(server.origin, person.session)).toEqual(['Ada Press'])
  await expectAccessible(other, 'a publisher of the same name')
  await other.getByRole('link', { name: 'Go to Ada Press' }).click()
  await expect(other).toHaveURL(page.url())

  await toSecondStep(other, 'ada press')
  await next(other).click()
  await expect(other.getByRole('link', { name: 'Go to Ada Press' })).toBeVisible()
  await next(other).click()
  await expect(other.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  const made = await authorsOf(server.origin, person.session)
  expect(made.toSorted()).toEqual(['Ada Press', 'ada press'])
})
