/** What is pressed twice, as by whoever double-clicks everything, is one step: Back then leads back at the first press. */
import type { Locator, Page } from '@playwright/test'
import { uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'

test('a double click on a link, and on what leads to the next step, is taken back by one Back', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/organizations')
  await page.getByRole('link', { name: 'Publishers' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Publishers' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/organizations')

  await page.goto('/authors/create')
  await page.getByLabel('Publisher Name').fill('Twice Press')
  await page.getByRole('button', { name: 'Next' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Choose an image' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Publisher Name')).toHaveValue('Twice Press')
})

test('a double click on Continue of sign-up is taken back by one Back', async ({ page }) => {
  await page.goto('/signup')
  const username = uniqueName('twice')
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'Continue' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Username')).toHaveValue(username)
})

test('a double click on what leads back leads one step back', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/organizations')
  await page.goto('/authors/create')
  // Again after it was come to again.
  for (const typed of ['Twice Press', 'Thrice Press']) {
    await page.getByLabel('Publisher Name').fill(typed)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Back' }).dblclick()
    await expect(page.getByLabel('Publisher Name')).toHaveValue(typed)
    await expect(page).toHaveURL('/authors/create')
  }
})

test('a slow double click counts for what it began on, and not for what stands there by then', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  const owner = await signedIn()
  await page.goto('/authors/create')
  await page.getByLabel('Publisher Name').fill('Slow Press')
  let chosen = 0
  page.on('filechooser', () => (chosen += 1))
  await pressTwice(page, page.getByRole('button', { name: 'Next' }), async () => {
    await expect(page.getByRole('heading', { name: 'Choose an image' })).toBeVisible()
  })
  await expect(page).toHaveURL('/authors/create')
  expect(chosen).toBe(0)

  const name = await newOrganization(owner)
  await page.goto(`/organizations/${name}/people/labels`)
  // Where there is none, the button stands elsewhere once that is known.
  await expect(page.getByText('No labels yet')).toBeVisible()
  await pressTwice(page, page.getByRole('button', { name: 'Add a label' }), async () => {
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** As a hand does: the second time in the same place, whatever stands there by then. */
async function pressTwice(page: Page, what: Locator, between: () => Promise<void>): Promise<void> {
  const box = await what.boundingBox()
  if (box === null) throw new Error('There is nothing to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await between()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}
