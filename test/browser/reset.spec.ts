/** Resetting a password: every rule and every way it can fail, then the whole way, and the page for somebody signed in. */
import type { Page } from '@playwright/test'
import { uniqueName } from '../support/account-client.ts'
import { holdClock, takeClock } from './support/clock.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { mailAbout, mailsTo } from './support/servers/mailbox.ts'
import { resetLink } from './support/steps/action-codes.ts'
import { expectFieldError, expectNoFieldError, typeInto } from './support/steps/fields.ts'
import { signInAs } from './support/steps/steps.ts'

// A colour on its way to another theme has neither's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const resetCall = '**/identitytoolkit.googleapis.com/v1/accounts:resetPassword*'
const refusedCode = /status of 400.* at \S+accounts:resetPassword/
const failedLoad = /Failed to load resource/

const fields = (page: Page) => ({
  password: page.getByLabel('New Password', { exact: true }),
  confirmation: page.getByLabel('Confirm Password', { exact: true }),
  submit: page.getByRole('button', { name: 'Reset password', exact: true }),
})

const strong = () => `Quiet-arches-${uniqueName('n')}`

async function fill(page: Page, password: string, confirmation = password) {
  await fields(page).password.fill(password)
  await fields(page).confirmation.fill(confirmation)
  await fields(page).submit.click()
}

test('other modes, and links without a code, lead to sign-in', async ({ page }) => {
  for (const address of ['/actions', '/actions?mode=resetPassword', '/actions?mode=verifyEmail&oobCode=']) {
    await page.goto(address)
    await expect(page).toHaveURL('/signin')
  }
  await page.goto('/actions?mode=revertSecondFactorAddition&oobCode=x')
  await expect(page).toHaveURL('/signin')
})

test('the rules', async ({ page, server, registered }) => {
  const { email } = await registered()
  await page.goto(await resetLink(server, email))
  const { password, confirmation, submit } = fields(page)
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(password).toHaveAttribute('name', 'newPassword')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await expect(confirmation).toHaveAttribute('name', 'confirmPassword')
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(email)

  await submit.click()
  await expectFieldError(page, password, 'Password is required')
  await expectFieldError(page, confirmation, 'Confirm password is required')
  await fill(page, 'abcdefgh', 'abcdefgi')
  await expectFieldError(page, password, 'Password is too weak. Please choose a stronger password.')
  await expectFieldError(page, confirmation, 'Passwords do not match')
  await expect(password).toHaveValue('abcdefgh')
  await password.fill('abcdefgH')
  await expectNoFieldError(password)
  await fill(page, 'abcdefgH', 'abcdefgh')
  await expectFieldError(page, confirmation, 'Passwords do not match')
  await expectAccessible(page, 'reset with errors')
})

test('the strength meter has its three rows', async ({ page, server, registered }) => {
  const { email } = await registered()
  await page.goto(await resetLink(server, email))
  const meter = page.getByRole('progressbar', { name: 'Password strength' })
  for (const [typed, value, text] of [
    ['abcdef', '40', 'Password strength: Moderate'],
    ['abcdE7', '60', 'Your password is good!'],
    ['abcE7!', '100', 'Your password very strong now!'],
  ] as const) {
    await fields(page).password.fill(typed)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(meter).toHaveAttribute('aria-valuenow', value)
  }
})

test('the form says its rule before, what is missing while somebody types, and calls a common password weak', async ({
  page,
  server,
  registered,
}) => {
  const { email } = await registered()
  await page.goto(await resetLink(server, email))
  await expect(fields(page).password).toHaveAccessibleDescription(
    /At least 6 characters, and three of these: 8 or more characters/,
  )
  await fields(page).password.fill('zebra7')
  await expect(
    page.getByText('Still missing one of these: 8 or more characters, an uppercase letter, one of !@#$%^&*()_+.', {
      exact: true,
    }),
  ).toBeVisible()
  await fields(page).password.fill('P@ssw0rd')
  await expect(page.getByText('Password strength: Moderate', { exact: true })).toBeVisible()
  await expect(page.getByText('This is a common password, one of the first that attackers try.')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Password strength' })).toHaveAttribute('aria-valuenow', '40')
})

test('a password that everybody uses is refused beside its field', async ({
  page,
  server,
  registered,
  quiet,
  provider,
}) => {
  test.skip(provider === 'emulator', 'the emulator keeps no list of common passwords')
  quiet.allow(refusedCode)
  const { email } = await registered()
  await page.goto(await resetLink(server, email))
  await fill(page, 'password1')
  await expect(fields(page).password).toHaveAttribute('aria-invalid', 'true')
  await expect(fields(page).password).toHaveValue('password1')
})

test('an unknown link, and the way to a new one', async ({ page, registered, quiet }) => {
  quiet.allow(refusedCode)
  const person = await registered()
  await page.goto('/actions?mode=resetPassword&oobCode=unknown')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(page, 'dead link')
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.getByLabel('Username or email').fill(person.username)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Forget your password?' })).toBeVisible()
})

test('an expired link says that it has expired', async ({ page, quiet }) => {
  quiet.allow(refusedCode)
  const body = JSON.stringify({ error: { code: 400, message: 'EXPIRED_OOB_CODE', errors: [] } })
  await page.route(resetCall, (route) => route.fulfill({ status: 400, contentType: 'application/json', body }))
  await page.goto('/actions?mode=resetPassword&oobCode=old')
  await expect(page.getByText('It has expired', { exact: false })).toBeVisible()
})

test('without the network: told, nothing lost, and a second try works', async ({ page, server, registered, quiet }) => {
  quiet.allow(failedLoad)
  const { email } = await registered()
  const link = await resetLink(server, email)
  await page.route(resetCall, (route) => route.abort())
  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText('Network fail')
  await page.unroute(resetCall)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(fields(page).password).toBeVisible()

  await page.route(resetCall, (route) => route.abort())
  const password = strong()
  await fill(page, password)
  await expect(page.getByRole('alert')).toHaveText('Network fail')
  await expect(fields(page).password).toHaveValue(password)
  await page.unroute(resetCall)
  await fields(page).submit.click()
  await expect(page.getByRole('heading', { name: 'Password Reset' })).toBeVisible()
})

test('the notification fails: told, and still a success', async ({ page, server, registered, quiet }) => {
  quiet.allow(/email\/send/)
  const { email } = await registered()
  await page.route('**/api/messaging/email/send', (route) => route.fulfill({ status: 500, body: 'no' }))
  await takeClock(page)
  await page.goto(await resetLink(server, email))
  await fields(page).password.waitFor()
  await holdClock(page)
  await fill(page, strong())
  await expect(page.getByRole('heading', { name: 'Password Reset' })).toBeVisible()
  await expect(
    page.getByText('Password was reset but failed to send notification email. Please contact support if needed.'),
  ).toBeVisible()
  const subjects = (await mailsTo(server.origin, email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('password was changed'))).toEqual([])
})

test('the whole way, by keyboard', everyRun, async ({ page, server, registered, quiet }) => {
  quiet.allow(refusedCode)
  const person = await registered()
  await takeClock(page)
  await page.goto('/signin')
  await typeInto(page, page.getByLabel('Username or email'), person.email)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Forgot password?' }).press('Enter')
  await page.getByRole('button', { name: 'Reset password' }).press('Enter')
  await expect(page.getByText('A link to reset your password has been emailed.')).toBeVisible()
  const link = await server.readActionLink(person.email, 'resetPassword')

  // What a mail scanner does consumes nothing.
  await fetch(link)
  await page.goto(link)
  const password = strong()
  await typeInto(page, fields(page).password, password)
  await typeInto(page, fields(page).confirmation, password)
  await holdClock(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Password Reset' })).toBeVisible()
  await expect(page.getByText('You will be redirect in a few seconds.')).toBeVisible()
  await mailAbout(server.origin, person.email, 'password was changed')
  await page.clock.runFor(2_900)
  await expect(page).toHaveURL(/\/actions\?(.*&)?mode=resetPassword/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/signin')
  await page.clock.resume()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await signInAs(page, { ...person, password })
})

test('begun on the way to a school, it ends on the way there, with the address filled in', async ({
  page,
  server,
  registered,
  newOrganization,
  provider,
}) => {
  test.skip(provider === 'emulator', 'Its codes are read past the mail, without the way back that its link carries.')
  const person = await registered()
  const name = await newOrganization(person)
  const school = new URL(server.origin)
  school.hostname = `${name}.${school.hostname}`
  await page.goto(school.href)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('A link to reset your password has been emailed.')).toBeVisible()

  await page.goto(await server.readActionLink(person.email, 'resetPassword'))
  const password = strong()
  await fill(page, password)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/signin\?redirect=/)
  await expect(page.getByLabel('Username or email')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(new RegExp(`^${school.origin}/`))
})

test('whoever leaves the confirmation is not called back', async ({ page, server, registered, quiet, provider }) => {
  // There, a password set within a second of its account is taken for the first one, and no mail is due.
  if (provider === 'emulator') quiet.allow(/status of 404.* at \S+\/api\/messaging\/email\/send/)
  const { email } = await registered()
  await takeClock(page)
  await page.goto(await resetLink(server, email))
  await fields(page).password.waitFor()
  await holdClock(page)
  await fill(page, strong())
  await expect(page.getByRole('heading', { name: 'Password Reset' })).toBeVisible()
  await page.getByRole('banner').getByRole('link').click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL('/')
})

test('a reset ends the session of this very browser', async ({ page, server, signedIn, quiet, provider }) => {
  test.skip(provider === 'emulator', 'the emulator refreshes sessions from before a reset, which the service refuses')
  quiet.allow(/status of 400.* at \S+securetoken/)
  const { email } = await signedIn()
  await page.goto(await resetLink(server, email))
  await fill(page, strong())
  await expect(page.getByRole('heading', { name: 'Password Reset' })).toBeVisible()
  await page.goto('/organizations')
  await expect(page).toHaveURL(/\/signin/)
})

test('somebody signed in asks for a new link behind the door, and goes back there', async ({
  page,
  withSession,
  quiet,
}) => {
  quiet.allow(refusedCode)
  const { email } = await withSession()
  await page.goto('/actions?mode=resetPassword&oobCode=unknown')
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/reset-password')
  await expect(page.getByText(email)).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'My organizations' }).click()
  await expect(page).toHaveURL('/organizations')
})
