/** Passkeys, with an authenticator of Chromium's own: added, called something else, signed in with, removed. */
import type { Page } from '@playwright/test'
import { everyRun, expect, test, type SignedInPerson } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { expectFieldError, tabTo } from './support/steps/fields.ts'
import { expectToast } from './support/steps/profile-steps.ts'
import { signOut } from './support/steps/steps.ts'
import { addVirtualAuthenticator, withoutAutofill } from './support/virtual-authenticator.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const card = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const addButton = (page: Page) => card(page).getByRole('button', { name: 'Add a passkey' })
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })
const dialog = (page: Page) => page.getByRole('dialog')
const again = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

async function openSecurity(page: Page, { session }: SignedInPerson): Promise<void> {
  await page.goto(`/profile/${session.uid}/security`)
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
}

async function addOne(page: Page, person: SignedInPerson): Promise<void> {
  await openSecurity(page, person)
  await addButton(page).click()
  await expectToast(page, 'Passkey “Chrome on Windows” added')
}

async function openSignIn(page: Page, person: SignedInPerson): Promise<void> {
  await signOut(page, person)
  await expect(page).toHaveURL('/')
  await page.goto('/signin')
}

test('a passkey is added, and signs in by the button', everyRun, async ({ page, signedIn }) => {
  const authenticator = await addVirtualAuthenticator(page)
  await withoutAutofill(page)
  const person = await signedIn()
  await openSecurity(page, person)
  await expect(card(page).getByText('You have no passkeys yet.')).toBeVisible()
  await addButton(page).click()
  await expectToast(page, 'Passkey “Chrome on Windows” added')
  await expect(card(page).getByRole('listitem')).toContainText('not used yet')
  const [kept] = await authenticator.credentials()
  expect(kept).toMatchObject({ rpId: 'localhost', isResidentCredential: true })

  await openSignIn(page, person)
  await byPasskey(page).click()
  await expect(page).toHaveURL('/organizations')
  await openSecurity(page, person)
  await expect(card(page).getByRole('listitem')).toContainText('last used on')
})

test('offered in the field, once the page is usable, it signs in without a button', async ({ page, signedIn }) => {
  await addVirtualAuthenticator(page)
  const person = await signedIn()
  await addOne(page, person)
  await openSignIn(page, person)
  await expect(page).toHaveURL('/organizations')
})

test('the offer in the field gives way to a password', async ({ page, registered }) => {
  // Without any authenticator the offer waits.
  const person = await registered()
  const asked = page.waitForResponse('**/api/iam/auth/passkey/options')
  await page.goto('/signin')
  await asked
  await expect(page.getByLabel('Username or email')).toHaveAttribute('autocomplete', 'username webauthn')
  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL('/organizations')
})

test('given up, it is told calmly; tried again, it signs in', async ({ page, signedIn }) => {
  const authenticator = await addVirtualAuthenticator(page)
  await withoutAutofill(page)
  const person = await signedIn()
  await addOne(page, person)
  await openSignIn(page, person)
  await authenticator.setVerified(false)
  await byPasskey(page).click()
  await expect(page.getByRole('status').getByText('No passkey was used.', { exact: false })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await authenticator.setVerified(true)
  await byPasskey(page).click()
  await expect(page).toHaveURL('/organizations')
})

test('a removed key is refused, and says what to do', async ({ page, signedIn, server, quiet }) => {
  quiet.allow(/status of 400.* at \S+\/api\/iam\/auth\/passkey/)
  await addVirtualAuthenticator(page)
  await withoutAutofill(page)
  const person = await signedIn()
  await addOne(page, person)
  // On another device: this one's browser hears nothing of it.
  const headers = { authorization: `Bearer ${person.session.idToken}` }
  const { results } = (await (await fetch(`${server.origin}/api/iam/passkeys`, { headers })).json()) as {
    results: { id: string }[]
  }
  const [{ id } = { id: '' }] = results
  const removed = await fetch(`${server.origin}/api/iam/passkeys/${id}`, { method: 'DELETE', headers })
  expect(removed.status).toBe(204)
  await openSignIn(page, person)
  await byPasskey(page).click()
  await expect(page.getByRole('alert')).toHaveText(/This passkey opens nothing here: it was removed/)
  await expect(page).toHaveURL('/signin')
})

test('called something else and removed, by keyboard alone', async ({ page, signedIn }) => {
  await addVirtualAuthenticator(page)
  const person = await signedIn()
  await openSecurity(page, person)
  await tabTo(page, addButton(page))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Passkey “Chrome on Windows” added')
  await tabTo(page, card(page).getByRole('button', { name: 'Rename Chrome on Windows' }))
  await page.keyboard.press('Enter')
  const name = dialog(page).getByLabel('Name')
  await expect(name).toBeFocused()
  await name.fill(' ')
  await page.keyboard.press('Enter')
  await expectFieldError(page, name, 'This field is required.')
  await name.fill('Laptop at school')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page).getByRole('listitem')).toContainText('Laptop at school')
  await tabTo(page, card(page).getByRole('button', { name: 'Remove Laptop at school' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Remove “Laptop at school”?' })).toBeVisible()
  await tabTo(page, dialog(page).getByRole('button', { name: 'Remove', exact: true }))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Passkey “Laptop at school” removed')
  await expect(card(page).getByText('You have no passkeys yet.')).toBeVisible()
  await expect(addButton(page)).toBeFocused()
})

test('removed in another tab meanwhile, it is told to be gone, and goes from the list', async ({
  page,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  await addVirtualAuthenticator(page)
  const person = await signedIn()
  for (const change of ['Rename', 'Remove']) {
    await addOne(page, person)
    await card(page)
      .getByRole('button', { name: `${change} Chrome on Windows` })
      .click()
    await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
      const answer = await fetch('/api/iam/passkeys', { headers })
      const { results } = (await answer.json()) as { results: { id: string }[] }
      await fetch(`/api/iam/passkeys/${results[0]?.id}`, { method: 'DELETE', headers })
    })
    await dialog(page)
      .getByRole('button', { name: change === 'Rename' ? 'Save' : 'Remove', exact: true })
      .click()
    await expectToast(page, 'This passkey was removed already.')
    await expect(dialog(page)).toHaveCount(0)
    await expect(card(page).getByText('You have no passkeys yet.')).toBeVisible()
  }
})

test('a failure is said no more once the same is tried again, and works', async ({ page, signedIn, quiet }) => {
  quiet.allow(/Failed to load resource/)
  await addVirtualAuthenticator(page)
  await addOne(page, await signedIn())
  const change = '**/api/iam/passkeys/*'
  for (const [opens, does, done] of [
    ['Rename', 'Save', 'Passkey renamed'],
    ['Remove', 'Remove', 'Passkey “Chrome on Windows” removed'],
  ] as const) {
    await page.route(change, (route) => route.abort(), { times: 1 })
    await card(page)
      .getByRole('button', { name: `${opens} Chrome on Windows` })
      .click()
    await dialog(page).getByRole('button', { name: does, exact: true }).click()
    await expectToast(page, 'Server is unavailable')
    await dialog(page).getByRole('button', { name: does, exact: true }).click()
    await expectToast(page, done)
    // Long before it would go by itself.
    const failure = page.getByRole('region', { name: /Notifications/ }).getByText('Server is unavailable')
    await expect(failure).toHaveCount(0, { timeout: 2_000 })
  }
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })

  test('a passkey is added: the name that it gets has none of the marks that texts have', async ({
    page,
    signedIn,
  }) => {
    await addVirtualAuthenticator(page)
    const person = await signedIn()
    await page.goto(`/profile/${person.session.uid}/security`)
    await page.getByRole('button', { name: 'إضافة مفتاح مرور' }).click()
    const list = page.getByRole('region', { name: 'مفاتيح المرور' }).getByRole('listitem')
    await expect(list).toContainText('Chrome على Windows')
  })
})

/** As if the last sign-in were long ago, once. */
async function askForFreshSignIn(page: Page, address: string): Promise<void> {
  const message = 'Please confirm that it is you, and try again.'
  await page.route(
    address,
    (route) => route.fulfill({ status: 403, json: { code: 403, error: 'recent_login_required', message } }),
    {
      times: 1,
    },
  )
}

test('after a while it asks for the password again, and goes on with what was asked', async ({
  page,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 40[03]/)
  await addVirtualAuthenticator(page)
  const person = await signedIn()
  await openSecurity(page, person)
  await askForFreshSignIn(page, '**/api/iam/passkeys/options')
  await addButton(page).click()
  const password = again(page).getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await password.fill('not the password')
  await page.keyboard.press('Enter')
  await expectFieldError(page, password, 'This password is not right. Please try again.')
  await expectAccessible(page, 'confirm that it is you')
  await password.fill(person.password)
  await again(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expectToast(page, 'Passkey “Chrome on Windows” added')
  await expect(again(page)).toHaveCount(0)

  // There is a passkey now: it confirms as well, over the dialog that asked.
  await askForFreshSignIn(page, '**/api/iam/passkeys/*')
  await card(page).getByRole('button', { name: 'Remove Chrome on Windows' }).click()
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await again(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(page, 'Passkey “Chrome on Windows” removed')
})

test('who would rather not confirm it stays where they were', async ({ page, signedIn, quiet }) => {
  quiet.allow(/status of 403/)
  await addVirtualAuthenticator(page)
  await openSecurity(page, await signedIn())
  await askForFreshSignIn(page, '**/api/iam/passkeys/options')
  await addButton(page).click()
  await again(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(again(page)).toHaveCount(0)
  await expect(card(page).getByText('No passkey was added.')).toBeVisible()
  await addButton(page).click()
  await expectToast(page, 'Passkey “Chrome on Windows” added')
})

test('a browser without passkeys is not offered any, and fetches nothing for them', async ({ page, signedIn }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/signin')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(byPasskey(page)).toBeHidden()
  await openSecurity(page, await signedIn())
  await expect(card(page).getByText('This browser cannot add passkeys here.', { exact: false })).toBeVisible()
  await expect(addButton(page)).toHaveCount(0)
  expect(asked.filter((path) => path.includes('/auth/passkey'))).toEqual([])
})

test('every state is accessible, from phone to wide', async ({ page, signedIn }) => {
  test.slow()
  const authenticator = await addVirtualAuthenticator(page)
  await withoutAutofill(page)
  const person = await signedIn()
  await openSecurity(page, person)
  await expectAccessible(page, 'no passkeys')
  await addOne(page, person)
  await expectAccessible(page, 'a passkey')
  await card(page).getByRole('button', { name: 'Remove Chrome on Windows' }).click()
  await expectAccessible(page, 'remove a passkey')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await openSignIn(page, person)
  await authenticator.setVerified(false)
  await byPasskey(page).click()
  await expect(page.getByRole('status').getByText('No passkey was used.', { exact: false })).toBeVisible()
  await expectAccessible(page, 'sign-in, no passkey used')
})
