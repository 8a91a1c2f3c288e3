/** A page of steps whose address is gone to anew begins at its first; after a reload it stands where it stood. */
import { expect, test } from './support/fixtures.ts'
import { displayName, toSecondStep } from './support/steps/organization-wizard.ts'

test('sign-in', async ({ page, registered }) => {
  const person = await registered()
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(person.username)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const welcome = page.getByRole('heading', { name: 'Welcome Back!' })
  await expect(welcome).toBeVisible()
  await page.reload()
  await expect(welcome).toBeVisible()
  await page.goto('/signin')
  await expect(page.getByLabel('Username or email')).toHaveValue('')
  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(welcome).toBeVisible()
})

test('creating an organization, whose draft is kept', async ({ page, signedIn }) => {
  await signedIn()
  await toSecondStep(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Choose Custom Domain' })).toBeVisible()
  await page.goto('/signup/organization')
  await expect(page.getByRole('heading', { name: 'Create Organization Name' })).toBeVisible()
  await expect(displayName(page)).toHaveValue('Hall of Arches')
})
