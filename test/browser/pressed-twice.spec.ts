/** What is pressed twice, as by whoever double-clicks everything, is one step: Back then leads back at the first press. */
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
