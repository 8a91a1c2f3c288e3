/** Sign-in as people really do it: failures first, then password managers, history, the forgot view, where it leads. */
import type { Page } from '@playwright/test'
import { newPerson, uniqueName } from '../support/account-client.ts'
import { keepFromComingAlive } from './support/clock.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { expectFieldError, expectNoFieldError, typeInto } from './support/steps/fields.ts'
import { answerSignIn } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const lookup = '**/api/users/profile/getuser*'
const passwordCall = '**/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword*'
const mailCall = '**/identitytoolkit.googleapis.com/v1/accounts:sendOobCode*'
const failedLoad = /Failed to load resource/

const parts = (page: Page) => ({
  name: page.getByLabel('Username or email'),
  login: page.getByRole('button', { name: 'Login', exact: true }),
  password: page.getByLabel('Password', { exact: true }),
  next: page.getByRole('button', { name: 'Next', exact: true }),
  forgot: page.getByRole('button', { name: 'Forgot password?', exact: true }),
  welcome: page.getByRole('heading', { name: 'Welcome Back!' }),
})

async function toPassword(page: Page, name: string, address = '/signin') {
  await page.goto(address)
  await parts(page).name.fill(name)
  await parts(page).login.click()
  await expect(parts(page).welcome).toBeVisible()
}

test('step 1 without the network, and with a server in trouble', async ({ page, quiet }) => {
  quiet.allow(failedLoad)
  await page.goto('/signin')
  const { name, login } = parts(page)
  await page.route(lookup, (route) => route.abort())
  await name.fill('ada')
  await login.click()
  await expectFieldError(page, name, 'Server is unavailable')
  await expect(name).toHaveValue('ada')
  await name.press('End')
  await name.pressSequentially('1')
  await expectNoFieldError(name)
  await page.unroute(lookup)
  const message = 'Too many attempts. Please wait a moment and try again.'
  await page.route(lookup, (route) =>
    route.fulfill({ status: 429, json: { code: 429, error: 'too_many_requests', message } }),
  )
  await login.click()
  await expectFieldError(page, name, message)
})

test('an account that is looked up too often is signed in to with its e-mail address all the same', async ({
  page,
  quiet,
  registered,
}) => {
  quiet.allow(/status of 429/)
  const person = await registered()
  const refusal = { code: 429, error: 'lookup_paused', message: 'Please sign in with its e-mail address.' }
  await page.route(lookup, (route) => route.fulfill({ status: 429, json: refusal }))
  await page.goto('/signin')
  const { name, login, welcome, password, next } = parts(page)
  await name.fill(person.username)
  await login.click()
  await expectFieldError(page, name, refusal.message)
  await name.fill(person.email)
  await login.click()
  await expect(welcome).toBeVisible()
  await password.fill(person.password)
  await next.click()
  await expect(page).not.toHaveURL(/\/signin/)
})

for (const { what, files, says } of [
  { what: 'lookup', files: '**/assets/calls-*.js', says: 'Server is unavailable' },
  {
    what: 'next step',
    files: '**/assets/later-steps-*.js',
    says: 'Part of the page did not load. Please check your connection, then reload the page.',
  },
]) {
  test(`the code of the ${what} does not arrive: told, nothing lost, a second try fetches it`, async ({
    page,
    registered,
    quiet,
  }) => {
    quiet.allow(failedLoad)
    const person = await registered()
    await page.route(files, (route) => route.abort())
    await page.goto('/signin')
    const { name, login, welcome } = parts(page)
    await name.fill(person.username)
    await login.click()
    await expectFieldError(page, name, says)
    await expect(name).toHaveValue(person.username)
    await page.unroute(files)
    await login.click()
    await expect(welcome).toBeVisible()
  })
}

test('step 2 without the network: “Network fail”, everything kept, a second try works', async ({
  page,
  registered,
  quiet,
}) => {
  quiet.allow(failedLoad)
  const person = await registered()
  await toPassword(page, person.email)
  const { password, next } = parts(page)
  await page.route(passwordCall, (route) => route.abort())
  await password.fill(person.password)
  await next.click()
  await expectFieldError(page, password, 'Network fail')
  await expect(password).toHaveValue(person.password)
  await page.unroute(passwordCall)
  await next.click()
  await expect(page).toHaveURL('/organizations')
})

test('too many attempts read like a wrong password', async ({ page, registered }) => {
  const person = await registered()
  await toPassword(page, person.email)
  await page.route(passwordCall, (route) =>
    route.fulfill({ status: 429, json: { error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Wait.' } } }),
  )
  await parts(page).password.fill('anything')
  await parts(page).password.press('Enter')
  await expectFieldError(page, parts(page).password, 'Wrong password. Try again or click Forgot password.')
})

test('both steps suit password managers', async ({ page, registered }) => {
  const person = await registered()
  await page.goto('/signin')
  await expect(parts(page).name).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(parts(page).name).toHaveAttribute('name', 'email')
  await toPassword(page, person.username)
  const { password } = parts(page)
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('name', 'password')
  await expect(password).toBeFocused()
  await expect(page.locator('form input[autocomplete="username"]')).toHaveValue(person.email)
})

test('the password can be shown', async ({ page, registered }) => {
  await toPassword(page, (await registered()).email)
  const { password } = parts(page)
  await password.fill('quiet')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('quiet')
})

test('the logo, Back and Forward keep what was typed', async ({ page, registered }) => {
  const person = await registered()
  await toPassword(page, person.username)
  const { name, password, welcome } = parts(page)
  await password.fill('half a pass')
  await page.goBack()
  await expect(name).toHaveValue(person.username)
  await page.goForward()
  await expect(welcome).toBeVisible()
  await expect(password).toHaveValue('half a pass')
  await page.getByRole('banner').getByRole('button').first().click()
  await expect(name).toHaveValue(person.username)
  await expect(page).toHaveURL('/signin')
})

test(
  'pressed before the page is alive: done once it is, with what was typed',
  everyRun,
  async ({ page, registered }) => {
    const person = await registered()
    const bringAlive = await keepFromComingAlive(page)
    await page.goto('/signin')
    await parts(page).name.fill(person.email)
    await parts(page).name.press('Enter')
    await bringAlive()
    await expect(parts(page).welcome).toBeVisible()
  },
)

test('/ is sign-in too, and somebody signed in is led on', async ({ page, signedIn }) => {
  await page.goto('/')
  await expect(parts(page).name).toBeVisible()
  await signedIn()
  for (const address of ['/', '/signin', '/signup']) {
    await page.goto(address)
    await expect(page).toHaveURL('/organizations')
  }
})

test('a redirect is followed where it is allowed to lead', async ({ page, registered }) => {
  const person = await registered()
  await page.goto('/signup/organization')
  await expect(page).toHaveURL('/signin?redirect=%2Fsignup%2Forganization')
  await toPassword(page, person.email, '/signin?redirect=%2Fsignup%2Forganization')
  await parts(page).password.fill(person.password)
  await parts(page).next.click()
  await expect(page).toHaveURL('/signup/organization')
})

test('a redirect to elsewhere is refused', async ({ page, registered }) => {
  const person = await registered()
  await page.goto('/signin?redirect=https%3A%2F%2Fevil.example%2F')
  await parts(page).name.fill(person.email)
  await parts(page).login.click()
  await parts(page).password.fill(person.password)
  await parts(page).next.click()
  await expect(page).toHaveURL('/organizations')
})

test('invite tokens wait in storage, out of the address; what is good for nothing says so, before and after sign-in', async ({
  page,
  quiet,
  registered,
}) => {
  quiet.allow(/status of 400.*invites\/(preview|success)/)
  const person = await registered()
  await page.goto('/signin?invite=i-token&authorInvite=a-token&redirect=%2Forganizations')
  await expect(page).toHaveURL('/signin?redirect=%2Forganizations')
  const kept = () =>
    page.evaluate(() => [localStorage.getItem('atrium.invite'), localStorage.getItem('atrium.authorInvite')])
  expect(await kept()).toEqual(['i-token', 'a-token'])
  const ended = page.getByText('This invite no longer works. Ask whoever invited you for a new one.')
  await expect(ended).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await kept()).toEqual([null, 'a-token'])
  await answerSignIn(page, person)
  await expect(ended).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/organizations')
  expect(await kept()).toEqual([null, null])
})

test.describe('the forgot view', () => {
  test('failed, then sent', async ({ page, server, registered, quiet }) => {
    quiet.allow(failedLoad)
    const person = await registered()
    await toPassword(page, person.username)
    await parts(page).forgot.click()
    await expect(page.getByRole('heading', { name: 'Forget your password?' })).toBeVisible()
    await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible()
    const reset = page.getByRole('button', { name: 'Reset password' })
    await page.route(mailCall, (route) => route.abort())
    await reset.click()
    await expect(page.getByRole('alert')).toHaveText('Network fail')
    await page.unroute(mailCall)
    await reset.click()
    await expect(page.getByText('A link to reset your password has been emailed.')).toBeVisible()
    await server.readActionLink(person.email, 'resetPassword')
    await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled()
    await expect(reset).toHaveCount(0)
    await expectAccessible(page, 'forgot')
  })

  test('Edit, the logo and Back lead where they say', async ({ page, registered }) => {
    const person = await registered()
    await toPassword(page, person.username)
    const { name, forgot, password, welcome } = parts(page)
    await forgot.click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(name).toHaveValue(person.username)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Forget your password?' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to the password' }).click()
    await expect(welcome).toBeVisible()
    await expect(password).toBeFocused()
  })
})

test('a greeting for somebody without a display name', async ({ page }) => {
  const person = newPerson({ email: `${uniqueName('ada')}@example.com` })
  const found = { email: person.email, displayName: '', given_name: '', family_name: '' }
  await page.route(lookup, (route) => route.fulfill({ json: found }))
  await toPassword(page, person.email)
  await expect(page.getByText(person.email)).toBeVisible()
})

test('by keyboard alone', everyRun, async ({ page, registered }) => {
  const person = await registered()
  await page.goto('/signin')
  await typeInto(page, parts(page).name, person.username)
  await page.keyboard.press('Enter')
  await expect(parts(page).password).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/organizations')
})
