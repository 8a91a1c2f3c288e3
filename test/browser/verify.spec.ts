/** Confirming an e-mail by its link, and the static page with six boxes. */
import { uniqueName } from '../support/account-client.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { changeEmailLink, confirmLink, isEmailVerified } from './support/steps/action-codes.ts'

// A colour on its way to another theme has neither's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const fixedText = 'Wrong password. Try again or click Forgot password.'
const applyCall = '**/identitytoolkit.googleapis.com/v1/accounts:update*'
const refusedCode = /status of 400.* at \S+accounts:(?:update|resetPassword)/

test('an unknown link: the fixed text, and what helps', async ({ page, quiet }) => {
  quiet.allow(refusedCode)
  await page.goto('/actions?mode=verifyEmail&oobCode=unknown')
  await expect(page.getByRole('alert')).toHaveText(fixedText)
  await expectAccessible(page, 'verify failed')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/signin\?forgot/)
  await page.goBack()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/signin')
})

test('without the network: the fixed text, and a second try works', async ({ page, server, registered, quiet }) => {
  quiet.allow(/Failed to load resource/)
  const person = await registered()
  await page.route(applyCall, (route) => route.abort())
  await page.goto(await confirmLink(server, person.email, person.session))
  await expect(page.getByRole('alert')).toHaveText(fixedText)
  await page.unroute(applyCall)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/signin')
  expect(await isEmailVerified(server, person.session)).toBe(true)
})

test('a scanner’s GET and a page nobody looks at consume nothing', async ({ page, server, registered }) => {
  const person = await registered()
  const link = await confirmLink(server, person.email, person.session)
  await fetch(link)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  })
  const applied: string[] = []
  page.on('request', (request) => applied.push(...(request.url().includes('accounts:update') ? [request.url()] : [])))
  await page.goto(link, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  expect(applied).toEqual([])
  expect(await isEmailVerified(server, person.session)).toBe(false)

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page).toHaveURL('/signin')
  expect(applied).toHaveLength(1)
  expect(await isEmailVerified(server, person.session)).toBe(true)
})

test('the link works once', everyRun, async ({ page, server, registered, quiet }) => {
  quiet.allow(refusedCode)
  const person = await registered()
  const link = await confirmLink(server, person.email, person.session)
  await page.goto(link)
  await expect(page).toHaveURL('/signin')
  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText(fixedText)
})

test('leads on to sign-in, which says whose address is confirmed and has it in its field', async ({
  page,
  server,
  registered,
}) => {
  const person = await registered()
  await page.goto(await confirmLink(server, person.email, person.session))
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('status').filter({ hasText: `${person.email} is confirmed.` })).toBeVisible()
  await expect(page.getByLabel('Username or email')).toHaveValue(person.email)
})

test('somebody signed in goes on to the house and is told there, also as somebody else', async ({
  page,
  server,
  withSession,
  registered,
}) => {
  await withSession()
  const other = await registered()
  await page.goto(await confirmLink(server, other.email, other.session))
  await expect(page).toHaveURL('/organizations')
  await expect(page.getByText(`${other.email} is confirmed.`).first()).toBeVisible()
})

test('a link that works no more gets whoever is signed in another one', async ({
  page,
  server,
  withSession,
  quiet,
}) => {
  quiet.allow(refusedCode)
  const person = await withSession()
  await page.goto('/actions?mode=verifyEmail&oobCode=unknown')
  await expect(page.getByRole('alert')).toHaveText(fixedText)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(`We sent a link to ${person.email}.`, { exact: false })).toBeVisible()
  await expectAccessible(page, 'verify failed, another link')
  await page.goto(await server.readActionLink(person.email, 'verifyEmail'))
  await expect(page).toHaveURL('/organizations')
  expect(await isEmailVerified(server, person.session)).toBe(true)
})

test('a changed e-mail: told which it is now, and sign-in asks for its password next', async ({
  page,
  server,
  registered,
}) => {
  const person = await registered()
  const newEmail = `${uniqueName('new')}@example.com`
  await page.goto(await changeEmailLink(server, newEmail, person.session))
  await expect(page.getByRole('heading', { name: 'Email address changed' })).toBeVisible()
  await expect(page.getByText(`The email address of your account is now ${newEmail}.`, { exact: false })).toBeVisible()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByLabel('Username or email')).toHaveValue(newEmail)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
})

test('a link to change an e-mail that is garbled, or whose address another account has by now', async ({
  page,
  server,
  registered,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await registered()
  const newEmail = `${uniqueName('new')}@example.com`
  const link = await changeEmailLink(server, newEmail, person.session)
  await registered({ email: newEmail })
  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText(
    'Another account now uses this address, so your account keeps the one that it had.',
  )
  await page.goto('/actions?mode=verifyAndChangeEmail&oobCode=unknown')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByText('If you opened it before, your address is changed', { exact: false })).toBeVisible()
  // A new password would bring nobody another link.
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0)
})

test('whoever is signed in and opens a link to change an e-mail that is over goes to their profile for another', async ({
  page,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  await page.goto('/actions?mode=verifyAndChangeEmail&oobCode=unknown')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'My organizations' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Profile' }).click()
  await expect(page).toHaveURL(`/profile/${person.session.uid}`)
})

test.describe('/verify', () => {
  test('six boxes take typing, Backspace and a pasted code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/verify')
    const box = (place: number) => page.getByLabel(`Digit ${place} of 6`)
    await expect(page.getByRole('group', { name: 'Verification code' }).getByRole('textbox')).toHaveCount(6)
    await box(1).click()
    await page.keyboard.type('12x3')
    await expect(box(3)).toHaveValue('3')
    await expect(box(4)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(box(3)).toBeFocused()
    await page.keyboard.type('9')
    await expect(box(3)).toHaveValue('9')

    await page.evaluate(() => navigator.clipboard.writeText('654 321'))
    await box(1).focus()
    await page.keyboard.press('ControlOrMeta+V')
    for (const [index, digit] of [...'654321'].entries()) await expect(box(index + 1)).toHaveValue(digit)
    await expect(box(6)).toBeFocused()
  })

  test('its buttons send nothing, and say so', async ({ page }) => {
    await page.goto('/verify')
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => {
      // The page may still be fetching its own code.
      if (request.resourceType() !== 'script') sent.push(`${request.method()} ${request.url()}`)
    })
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByRole('status')).toContainText('Codes are not in use yet.')
    expect(sent).toEqual([])
    await expect(page).toHaveURL('/verify')
    await expectAccessible(page, 'verify')
  })
})
