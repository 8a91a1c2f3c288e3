/** What the history holds of whoever signed out, Back shows to nobody. */
import type { Page } from '@playwright/test'
import { newPerson } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { answerSignIn, fillAccountForm, signOut } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The last that the list of organizations asks for: whoever signs out before it is answered has it refused. */
const listAtRest = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/organizations/joinable'))
/** To the entry whose step holds something of them. */
const goBack = (page: Page, entries: number) => page.evaluate((steps) => history.go(-steps), entries)

test('the username of a sign-up', async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup')
  await page.getByLabel('Username').fill(person.username)
  await press(page, 'Continue')
  await page.getByRole('link', { name: 'Sign up with email' }).click()
  await fillAccountForm(page, person)
  await press(page, 'Sign up')
  await expect(page).toHaveURL('/signup/organization', { timeout: 30_000 })
  const atRest = listAtRest(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await atRest
  await signOut(page, person)
  await expect(page).toHaveURL('/')
  await goBack(page, 3)
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('Username')).toHaveValue('')
  await expect(page.getByText(person.username)).toHaveCount(0)
})

test('who was found at a sign-in that somebody else went on with', async ({ page, registered }) => {
  const [ada, berta] = [await registered(), await registered({ firstName: 'Berta', lastName: 'Benz' })]
  const greeting = page.getByText('Ada Lovelace')
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(ada.email)
  await press(page, 'Login')
  await expect(greeting).toBeVisible()
  await press(page, 'Use another account')
  const atRest = listAtRest(page)
  await answerSignIn(page, berta)
  await expect(page).toHaveURL('/organizations')
  await atRest
  await signOut(page, berta)
  await expect(page).toHaveURL('/')
  await goBack(page, 3)
  await expect(page.getByLabel('Username or email')).toBeVisible()
  await expect(greeting).toHaveCount(0)
})
