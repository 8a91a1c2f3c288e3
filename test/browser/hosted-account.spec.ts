/** Security and account pages under the hosted provider: what it can do is there and works, and nothing else is shown. */
import type { Locator, Page } from '@playwright/test'
import { projectId } from '../emulator/start.ts'
import { uniqueName } from '../support/account-client.ts'
import { expect, test, type SignedInPerson } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { mailAbout } from './support/servers/mailbox.ts'
import type { ProductServer } from './support/steps/identity-fixture.ts'
import { answerSignIn, signInAs } from './support/steps/steps.ts'

test.skip(({ provider }) => provider === 'embedded', 'The embedded provider has specifications of its own.')
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const security = (person: SignedInPerson) => `/profile/${person.session.uid}/security`
const account = (person: SignedInPerson) => `/profile/${person.session.uid}/account`
const card = (page: Page, name: string) => page.getByRole('region', { name })

/** As the project's administrator. */
async function administer({ identityOrigin }: ProductServer, method: string, body: object): Promise<unknown> {
  const address = `${identityOrigin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${method}`
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function goodSince(server: ProductServer, { session: { uid } }: SignedInPerson): Promise<number> {
  const { users } = (await administer(server, 'lookup', { localId: [uid] })) as { users: { validSince: string }[] }
  return Number(users[0]?.validSince)
}

test('the security page shows what the provider has: no passkeys, and no list of sessions', async ({
  page,
  signedIn,
}) => {
  await page.goto(security(await signedIn()))
  await expect(card(page, 'Ways to sign in')).toContainText('Set. You can change it on your profile.')
  await expect(card(page, 'Two-step sign-in')).toContainText('It is off.')
  const sessions = card(page, 'Where you are signed in')
  await expect(sessions).toContainText('Your sign-in provider does not say where you are signed in.')
  await expect(sessions.getByRole('listitem')).toHaveCount(0)
  await expect(card(page, 'Passkeys')).toHaveCount(0)
  await expectAccessible(page, 'security, hosted')
})

test('signed out everywhere: here at once, elsewhere with the next renewal', async ({ page, signedIn, server }) => {
  const person = await signedIn()
  const before = await goodSince(server, person)
  await page.goto(security(person))
  await card(page, 'Where you are signed in').getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/(signin.*)?$/)
  // From then on the provider renews no token of before, but for its emulator.
  await expect.poll(() => goodSince(server, person)).toBeGreaterThan(before)
  await signInAs(page, person)
})

test('two-step sign-in that the project does not have says so, and leaves everything as it was', async ({
  page,
  signedIn,
  server,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  const setUp = card(page, 'Two-step sign-in').getByRole('button', { name: 'Set up' })
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await page.goto(security(person))
  await setUp.click()
  await expect(dialog.getByRole('status')).toHaveText('Please confirm your email address first.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await administer(server, 'update', { localId: person.session.uid, emailVerified: true })
  await setUp.click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Two-step sign-in with an app is not available here\./)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, 'Two-step sign-in')).toContainText('It is off.')
})

test('a second step that these pages cannot ask for is told at the sign-in', async ({
  page,
  registered,
  server,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await registered()
  const enrollments = [{ mfaEnrollmentId: 'phone', phoneInfo: '+16505550101', displayName: 'Phone' }]
  await administer(server, 'update', { localId: person.session.uid, emailVerified: true, mfa: { enrollments } })
  await page.goto('/signin')
  await answerSignIn(page, person)
  await expect(page.getByRole('alert')).toHaveText(/^Your account has a second step that this page cannot ask for\./)
})

test('another address: asked for, and the account has it once the provider’s link is opened', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  const email = `${uniqueName('moved')}@example.com`
  await page.goto(account(person))
  await page.getByRole('button', { name: 'Change email address' }).click()
  await page.getByLabel('New email address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  // The provider makes no link void before its time.
  await expect(page.getByRole('button', { name: 'Keep my current address' })).toHaveCount(0)
  // At the hosted provider this ends every session; its emulator lets them go on.
  await page.goto(await server.readActionLink(email, 'verifyAndChangeEmail'))
  await expect(page).toHaveURL('/organizations')
  await page.goto(account(person))
  await expect(page.getByText(`You sign in as ${email}`)).toBeVisible()
})

test('one’s data is prepared, and the account deleted, kept and deleted', async ({ page, signedIn, server }) => {
  const person = await signedIn()
  await page.goto(account(person))
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect(page.getByText(`Your data is ready. We sent a link to ${person.email}`)).toBeVisible()
  const [link = ''] = (await mailAbout(server.origin, person.email, 'data is ready')).links
  const banner = card(page, 'Your account will be deleted')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays.')).toBeVisible()
  await page.goto(link)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await downloading).suggestedFilename()).toBe('my-data.zip')
})

test('signed in long ago, the password confirms it, at the provider', async ({ page, signedIn, quiet }) => {
  quiet.allow(/status of 40[03]/)
  const person = await signedIn()
  await page.goto(account(person))
  const again = await deleteAsOneSignedInLongAgo(page)
  await again.getByLabel('Password', { exact: true }).fill(person.password)
  await again.getByRole('button', { name: 'Confirm' }).click()
  await expect(card(page, 'Your account will be deleted')).toBeVisible()
})

test('signed in long ago, a link that the provider mails confirms it, opened in another tab', async ({
  page,
  context,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 403/)
  const person = await signedIn()
  await administer(server, 'update', { localId: person.session.uid, emailVerified: true })
  await page.goto(account(person))
  const again = await deleteAsOneSignedInLongAgo(page)
  await again.getByRole('button', { name: 'Email me a link' }).click()
  await expect(again).toContainText(`We sent a link to ${person.email}.`)

  const other = await context.newPage()
  await other.goto(await server.readActionLink(person.email, 'signIn'))
  await other.getByRole('button', { name: /^Sign in/ }).click()
  await expect(other).toHaveURL('/organizations')
  await again.getByRole('button', { name: 'I have opened the link' }).click()
  await expect(card(page, 'Your account will be deleted')).toBeVisible()
})

/** Presses "Delete account"; the server's first answer is that the sign-in is too old. What is returned asks again. */
async function deleteAsOneSignedInLongAgo(page: Page): Promise<Locator> {
  let told = false
  await page.route('**/api/users/account/deletion', async (route) => {
    if (route.request().method() === 'GET' || told) return route.fallback()
    told = true
    const json = { code: 403, error: 'recent_login_required', message: 'Please confirm that it is you, and try again.' }
    await route.fulfill({ status: 403, json })
  })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  return page.getByRole('dialog', { name: 'Confirm that it is you' })
}
