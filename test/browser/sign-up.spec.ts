/** Sign-up as people really do it: what breaks on the way, what the address carries, and what is kept. */
import type { Page } from '@playwright/test'
import { lookUp, newPerson, uniqueName } from '../support/account-client.ts'
import { holdClock, takeClock } from './support/clock.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { expectFieldError } from './support/steps/fields.ts'
import { accountFields, fillAccountForm } from './support/steps/steps.ts'

const check = '**/api/users/members/check-username/*'
const signUpCall = '**/identitytoolkit.googleapis.com/v1/accounts:signUp*'
const usernameCall = '**/api/users/members/*'
const failedLoad = /Failed to load resource/

const username = (page: Page) => page.getByLabel('Username')
const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign up', exact: true })

test('the username is asked for half a second after the typing stops', async ({ page }) => {
  await takeClock(page)
  await page.goto('/signup')
  await holdClock(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(...(request.url().includes('check-username') ? [request.url()] : [])))
  const name = uniqueName('ada')
  await username(page).fill(name)
  await expect(page.getByText('Checking', { exact: true })).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await page.clock.runFor(450)
  expect(asked).toEqual([])
  await page.clock.runFor(100)
  await expect(page.getByText(`${name} is available.`)).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect(next(page)).toBeEnabled()
})

test('a username that looks like somebody’s or like the product’s is taken', async ({ page, registered }) => {
  const name = uniqueName('lovelace')
  await registered({ username: name })
  await page.goto('/signup')
  for (const alike of [name.replace('l', 'I'), 'adm1n']) {
    await username(page).fill(alike)
    await expectFieldError(page, username(page), 'This username is taken, please try another one.')
    await expect(next(page)).toBeDisabled()
    await username(page).fill('')
  }
})

test('a username with a letter of another script, or one that nobody sees, is told by the rule', async ({ page }) => {
  const rule = 'A username can have letters and digits of one alphabet, and no invisible characters.'
  await page.goto('/signup')
  for (const unclear of ['\u0430da', 'ada\u3164']) {
    await username(page).fill(unclear)
    await expectFieldError(page, username(page), rule)
    await username(page).fill('')
  }
})

test('a check that cannot be made blocks nobody', async ({ page, quiet }) => {
  quiet.allow(failedLoad)
  await page.route(check, (route) => route.abort())
  await page.goto('/signup')
  await username(page).fill(uniqueName('ada'))
  await expect(page.getByText('This username could not be checked just now.', { exact: false })).toBeVisible()
  await expect(next(page)).toBeEnabled()
})

test('step 2 offers both ways, carries the username, and leads back', async ({ page }) => {
  const name = uniqueName('ada')
  await page.goto('/signup')
  await username(page).fill(name)
  await next(page).click()
  await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin')
  await page.getByRole('link', { name: 'Sign up with email' }).click()
  await expect(page).toHaveURL(`/signup/email?username=${name}`)
  await page.goBack()
  await expect(page.getByText(name)).toBeVisible()
  await page.goBack()
  await expect(username(page)).toHaveValue(name)
})

test('an e-mail in the address goes straight to the form, in every encoding', async ({ page }) => {
  const email = 'ada+new@example.com'
  for (const encoded of [encodeURIComponent(email), encodeURIComponent(btoa(email))]) {
    await page.goto(`/signup?email=${encoded}&username=countess`)
    await expect(page).toHaveURL(/\/signup\/email\?/)
    await expect(accountFields(page).email).toHaveValue(email)
    await expect(page.getByText('countess')).toBeVisible()
  }
})

test('the form suits password managers and shows how strong a password is', async ({ page }) => {
  await page.goto('/signup/email')
  const { email, password, confirmPassword } = accountFields(page)
  await expect(email).toHaveAttribute('autocomplete', 'email')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await expect(confirmPassword).toHaveAttribute('autocomplete', 'new-password')
  for (const [typed, text] of [
    ['abcdef', 'Password strength: Moderate'],
    ['abcdE7', 'Your password is good!'],
    ['abcE7!', 'Your password very strong now!'],
  ] as const) {
    await password.fill(typed)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL('/terms')
  await page.goBack()
  await expect(password).toHaveValue('abcE7!')
})

test('without the network: told, nothing lost, and a second try works', async ({ page, quiet }) => {
  quiet.allow(failedLoad)
  const person = newPerson()
  await page.goto(`/signup/email?username=${person.username}`)
  await fillAccountForm(page, person)
  await page.route(signUpCall, (route) => route.abort())
  await accountFields(page).confirmPassword.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Server is unavailable')
  // The form was hidden, and with it the field: the keyboard goes on where it is sent again.
  await expect(submit(page)).toBeFocused()
  const fields = accountFields(page)
  await expect(fields.email).toHaveValue(person.email)
  await expect(fields.password).toHaveValue(person.password)
  await page.unroute(signUpCall)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup/organization')
})

test('rules that do not come: told, nothing lost, and a second try has them', async ({ page, quiet }) => {
  quiet.allow(failedLoad)
  const rules = '**/assets/check-sign-up-*.js'
  const person = newPerson()
  await page.route(rules, (route) => route.abort())
  await page.goto(`/signup/email?username=${person.username}`)
  await fillAccountForm(page, person)
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Server is unavailable')
  await page.unroute(rules)
  await submit(page).click()
  await expect(page).toHaveURL('/signup/organization')
})

test('offline: told beside the sentence about the server, until the connection is back', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/)
  const person = newPerson()
  await page.goto(`/signup/email?username=${person.username}`)
  await fillAccountForm(page, person)
  await context.setOffline(true)
  await submit(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Server is unavailable You are offline. Your changes are still here.')
  await context.setOffline(false)
  await expect(alert).toHaveText('Server is unavailable')
  await submit(page).click()
  await expect(page).toHaveURL('/signup/organization')
})

test('the two seconds are progress, and the username is saved at their end', everyRun, async ({ page, server }) => {
  const person = newPerson()
  await takeClock(page)
  await page.goto(`/signup/email?username=${person.username}`)
  await fillAccountForm(page, person)
  await holdClock(page)
  await submit(page).click()
  await expect(page.getByText('Getting things ready')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
  await page.clock.runFor(1_900)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '87')
  await expect(lookUp(server.origin, person.username)).rejects.toThrow('400')
  await page.clock.resume()
  await expect(page).toHaveURL('/signup/organization')
  expect(await lookUp(server.origin, person.username)).toMatchObject({
    email: person.email,
    displayName: `${person.firstName} ${person.lastName}`,
  })
})

test('whoever was sent to sign in from the organizations, and is new, creates one', async ({ page }) => {
  const person = newPerson()
  await page.goto('/organizations')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Username', { exact: true }).fill(person.username)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('link', { name: 'Sign up with email' }).click()
  await fillAccountForm(page, person)
  await submit(page).click()
  await expect(page).toHaveURL('/signup/organization')
})

test('a username that will not be saved is tried again, and told', async ({ page, server, quiet }) => {
  quiet.allow(failedLoad)
  const person = newPerson()
  await page.goto(`/signup/email?username=${person.username}`)
  await fillAccountForm(page, person)
  let tries = 0
  await page.route(usernameCall, (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    tries += 1
    return route.abort()
  })
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Server is unavailable')
  expect(tries).toBe(3)
  await page.unroute(usernameCall)
  await submit(page).click()
  await expect(page).toHaveURL('/signup/organization')
  expect((await lookUp(server.origin, person.username)).email).toBe(person.email)
})

test('a username taken meanwhile is chosen anew', async ({ page, server, registered, quiet }) => {
  quiet.allow(/status of 409/)
  const person = newPerson()
  await page.goto(`/signup/email?username=${person.username}`)
  await fillAccountForm(page, person)
  await registered({ username: person.username })
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('This username is taken, please try another one.')
  const other = uniqueName('countess')
  await username(page).fill(other)
  await page.getByRole('button', { name: 'Save username' }).click()
  await expect(page).toHaveURL('/signup/organization')
  expect((await lookUp(server.origin, other)).email).toBe(person.email)
})

test('a common password is refused beside its field', async ({ page, quiet, provider }) => {
  test.skip(provider === 'emulator', 'the emulator keeps no list of common passwords')
  quiet.allow(/status of 400/)
  await page.goto('/signup/email')
  await fillAccountForm(page, newPerson({ password: 'password1' }))
  await submit(page).click()
  await expect(accountFields(page).password).toHaveAttribute('aria-invalid', 'true')
  await expect(accountFields(page).password).toHaveValue('password1')
  await expectFieldError(page, accountFields(page).password, 'This password is too common. Please choose another one.')
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('what the identity provider refuses is said in German', async ({ page, quiet, provider }) => {
    test.skip(provider === 'emulator', 'the emulator keeps no list of common passwords')
    quiet.allow(/status of 400/)
    const { email, firstName, lastName } = newPerson()
    await page.goto('/signup/email')
    const typed = { email, firstName, lastName, password: 'password1', confirmPassword: 'password1' }
    for (const [name, text] of Object.entries(typed)) await page.locator(`input[name="${name}"]`).fill(text)
    await page.locator('button[type="submit"]').click()
    await expect(page.getByRole('alert')).toHaveText('Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.')
  })
})

test('too many attempts are said to be that, whether the provider says it in words or by its code alone', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 429/)
  await page.route('**/accounts:signUp*', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
  )
  await page.goto('/signup/email')
  await fillAccountForm(page, newPerson())
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Please wait a moment and try again.')
})

test('an address with another email wins over what an earlier one had put there', async ({ page }) => {
  for (const email of ['first@example.com', 'second@example.com']) {
    await page.goto(`/signup/email?email=${email}`)
    await expect(page.getByLabel('Email')).toHaveValue(email)
  }
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('second@example.com')
})

test('an email that was typed over the one of the address stays, through the terms and a reload', async ({ page }) => {
  await page.goto('/signup/email?email=invited@example.com')
  const email = page.getByLabel('Email')
  await expect(email).toHaveValue('invited@example.com')
  await email.fill('mine@example.com')
  await page.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL('/terms')
  await page.goBack()
  await expect(email).toHaveValue('mine@example.com')
  await page.reload()
  await expect(email).toHaveValue('mine@example.com')
})
