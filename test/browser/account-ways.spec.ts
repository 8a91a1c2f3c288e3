/** Ways to sign in, connected and taken away, and another address for the account. */
import type { Page } from '@playwright/test'
import { uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { expectFieldError } from './support/steps/fields.ts'

// A colour on its way to another theme has neither's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The field for another address, on one's account page. */
async function askForAddress(page: Page, uid: string) {
  await page.goto(`/profile/${uid}/account`)
  await page.getByRole('button', { name: 'Change email address' }).click()
  return page.getByLabel('New email address')
}

const ways = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' })

test('another address: asked for on the account page, and the account has it once the link is opened', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  const next = `${uniqueName('moved')}@example.com`
  const field = await askForAddress(page, person.session.uid)
  await expect(field).toBeFocused()
  await field.fill(person.email.toUpperCase())
  await field.press('Enter')
  await expectFieldError(page, field, 'This is your email address already.')
  await field.fill(next)
  await expectAccessible(page, 'change address')
  await field.press('Enter')
  await expect(page.getByText(`We sent a link to ${next}.`)).toBeVisible()
  await expect(page.getByText(`You sign in as ${person.email}`)).toBeVisible()

  await page.goto(await server.readActionLink(next, 'verifyAndChangeEmail'))
  await expect(page).toHaveURL(/\/signin/)
  await page.getByLabel('Username or email').fill(next)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/\/organizations/)
})

test('a link to another address is told after a reload too, is sent again, and is void once it is taken back', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  const next = `${uniqueName('moving')}@example.com`
  const field = await askForAddress(page, person.session.uid)
  await field.fill(next)
  await field.press('Enter')
  const told = page.getByText(`We sent a link to ${next}.`)
  await expect(told).toBeVisible()
  const link = await server.readActionLink(next, 'verifyAndChangeEmail')
  await page.reload()
  await expect(told).toBeVisible()
  await expectAccessible(page, 'another address is under way')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('We sent you another link. Please use the newest one.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep my current address' }).click()
  await expect(
    page.getByText('The link that we sent no longer works. Your email address stays as it is.'),
  ).toBeVisible()
  await expect(told).toBeHidden()
  await page.reload()
  await expect(page.getByText(`You sign in as ${person.email}`)).toBeVisible()
  await expect(told).toBeHidden()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('an address that another account has is refused beside its field', async ({
  page,
  registered,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const other = await registered()
  const person = await signedIn()
  await page.goto(`/profile/${person.session.uid}/account`)
  await page.getByRole('button', { name: 'Change email address' }).click()
  const field = page.getByLabel('New email address')
  await field.fill(other.email)
  await field.press('Enter')
  await expectFieldError(page, field, 'An account with this email already exists')
})

test('a Google account whose address another account has is told to belong there', async ({
  page,
  registered,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const other = await registered()
  const person = await signedIn()
  await page.goto(`/profile/${person.session.uid}/security`)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    ways(page).getByRole('button', { name: 'Connect Google' }).click(),
  ])
  await popup.getByLabel('E-mail').fill(other.email)
  await popup.getByLabel('Name').fill('Ada Lovelace')
  await popup.getByRole('button', { name: 'Continue' }).click()
  await expect(ways(page).getByRole('alert')).toContainText('Another account has the address of this Google account.')
  await expect(ways(page).getByRole('button', { name: 'Connect Google' })).toBeEnabled()
})

test('a password is there, and Google is connected and taken away', async ({ page, signedIn }) => {
  const person = await signedIn()
  await page.goto(`/profile/${person.session.uid}/security`)
  await expect(ways(page)).toContainText('Set. You can change it on your profile.')
  await expectAccessible(page, 'security')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    ways(page).getByRole('button', { name: 'Connect Google' }).click(),
  ])
  await popup.getByLabel('E-mail').fill(person.email)
  await popup.getByLabel('Name').fill('Ada Lovelace')
  await popup.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Google is connected.')).toBeVisible()
  await ways(page).getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Google is disconnected.')).toBeVisible()
  await expect(ways(page).getByRole('button', { name: 'Connect Google' })).toBeVisible()
})

test('browsers that a new password signs out go from the list beside it', async ({ page, browser, server }) => {
  const email = `${uniqueName('grace')}@example.com`
  const context = await browser.newContext({ baseURL: server.origin })
  for (const tab of [await context.newPage(), page]) {
    await tab.goto('/signin')
    const [popup] = await Promise.all([
      tab.waitForEvent('popup'),
      tab.getByRole('button', { name: 'Sign in with Google' }).click(),
    ])
    await popup.getByLabel('E-mail').fill(email)
    await popup.getByLabel('Name').fill('Grace Hopper')
    await popup.getByRole('button', { name: 'Continue' }).click()
    await expect(tab).toHaveURL('/organizations')
  }
  await page.getByRole('button', { name: 'Grace Hopper' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Security' }).click()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
  await ways(page).getByRole('button', { name: 'Set a password' }).click()
  await page.getByLabel('New password').fill('Quiet-arches-of-the-hall')
  await page.getByRole('dialog').getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your password is set.')).toBeVisible()
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
  await context.close()
})
