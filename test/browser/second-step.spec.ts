/** The second step: set up with an app, asked for at each way in, backup codes, turned off. */
import type { Page } from '@playwright/test'
import { confirmAddress } from '../support/account-client.ts'
import { appCode } from '../support/totp.ts'
import { everyRun, expect, type SignedInPerson, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { mailAbout } from './support/servers/mailbox.ts'
import { expectFieldError, tabTo } from './support/steps/fields.ts'
import { card, setUp } from './support/steps/second-step.ts'

// A colour on its way to another theme has neither's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const question = (page: Page) => page.getByRole('dialog', { name: 'Second step' })

async function logOut(page: Page, { firstName, lastName }: SignedInPerson) {
  await page.getByRole('button', { name: `${firstName} ${lastName}` }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to' })).toBeVisible()
}

async function givePassword(page: Page, { email, password }: SignedInPerson) {
  await page.getByLabel('Username or email').fill(email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

test('set up with an app, then asked for after the password', everyRun, async ({ page, server, signedIn, quiet }) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  const { key } = await setUp(page, server.origin, person)
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(/^Two-step sign-in is on\. /)
  await expectAccessible(page, 'backup codes')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(card(page)).toContainText('On since')
  await expect(card(page)).toContainText('10 backup codes are left')
  await logOut(page, person)

  await givePassword(page, person)
  const field = question(page).getByLabel('Code')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'second step')
  await field.fill('000000')
  await field.press('Enter')
  await expectFieldError(
    page,
    field,
    'This code is not right, or was used already. Please wait for the next one and try again.',
  )
  await field.fill(appCode(key))
  await field.press('Enter')
  await expect(page).toHaveURL(/\/organizations/)
})

test('a backup code signs in once, a given up second step signs in nobody', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  const { codes } = await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await logOut(page, person)

  await givePassword(page, person)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You did not finish signing in. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeEnabled()

  for (const expected of ['once', 'again'] as const) {
    if (expected === 'again') {
      await logOut(page, person)
      await givePassword(page, person)
    } else await page.getByRole('button', { name: 'Next', exact: true }).click()
    await question(page).getByRole('button', { name: 'Use a backup code instead' }).click()
    const field = question(page).getByLabel('Backup code')
    await field.fill(codes[0] ?? '')
    await field.press('Enter')
    if (expected === 'once') {
      await expect(page.getByText('No Organization Found')).toBeVisible()
      await expect(page.getByText('If your phone is gone, set up the new one under Profile, Security.')).toBeVisible()
    }
    if (expected === 'again') await expectFieldError(page, field, 'This backup code is not right, or was used already.')
  }
})

test('whoever has lost phone and backup codes is led to who can help', async ({ page, server, signedIn }) => {
  const person = await signedIn()
  await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await logOut(page, person)
  await givePassword(page, person)
  await question(page).getByRole('button', { name: 'Use a backup code instead' }).click()
  await question(page).getByRole('link', { name: 'Go to support' }).click()
  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible()
  await expect(page.getByText('Whoever runs this server can take the second step off')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test('a mailed code is followed by the second step too', async ({ page, server, signedIn, quiet }) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  const { key } = await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await logOut(page, person)
  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: 'Email me a code instead' }).click()
  const { text } = await mailAbout(server.origin, person.email, 'Sign in to')
  await page.getByLabel('Code').fill(/(\d{6})/.exec(text.slice(text.indexOf('asked for it')))?.[1] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await question(page).getByLabel('Code').fill(appCode(key))
  await question(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/organizations/)
})

test('where the browser does not copy, the backup codes say so', async ({ page, server, signedIn }) => {
  const person = await signedIn()
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await setUp(page, server.origin, person)
  const dialog = page.getByRole('dialog', { name: 'Your backup codes' })
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^The codes could not be copied/)
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
})

test('backup codes are made anew, and the second step is turned off', async ({ page, server, signedIn }) => {
  const person = await signedIn()
  const { codes } = await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await card(page).getByRole('button', { name: 'Make new backup codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click()
  const list = page.getByRole('dialog', { name: 'Your backup codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  expect(await list.allInnerTexts()).not.toContain(codes[0])
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await card(page).getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
  await expect(card(page)).toContainText('It is off.')
  await mailAbout(server.origin, person.email, 'turned off')
})

test('who has not confirmed their address does so on the spot, and goes on', async ({
  page,
  context,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  await page.goto(`/profile/${person.session.uid}/security`)
  await card(page).getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByText('Please confirm your email address first.')).toBeVisible()
  await expect(dialog).not.toContainText('Scan this')
  await dialog.getByRole('button', { name: 'Send me the link' }).click()
  await expect(dialog.getByText(`We sent a link to ${person.email}.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'I have confirmed it' }).click()
  await expect(dialog.getByRole('button', { name: 'I have confirmed it' })).toBeEnabled()
  await expectAccessible(page, 'an address to be confirmed first')
  const other = await context.newPage()
  await other.goto(await server.readActionLink(person.email, 'verifyEmail'))
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
})

test('set up by keyboard alone: the field for the code has the focus once the key is there', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  await confirmAddress(server.origin, person.session, person)
  await page.goto(`/profile/${person.session.uid}/security`)
  await tabTo(page, card(page).getByRole('button', { name: 'Set up' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const field = dialog.getByLabel('The six digits that the app shows')
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expectFieldError(
    page,
    field,
    'This code is not right. Please check that your phone shows the right time, and type the newest code.',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(card(page).getByRole('button', { name: 'Set up' })).toBeFocused()
})

test('the way back gives the second step up, and what was said of one code is not said of the other', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await logOut(page, person)
  await givePassword(page, person)
  const field = question(page).getByLabel('Code')
  await field.fill('000000')
  await field.press('Enter')
  await expect(question(page).getByRole('alert')).toContainText('This code is not right')
  await question(page).getByRole('button', { name: 'Use a backup code instead' }).click()
  await expect(question(page).getByLabel('Backup code')).toBeFocused()
  await expect(question(page).getByRole('alert')).toHaveCount(0)
  await expect(question(page)).toContainText('No phone and no backup code? Please contact support.')

  await page.goBack()
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sign in to' })).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a second step that was given up says so in German', async ({ page, registered }) => {
    const person = await registered()
    const mfaInfo = [{ mfaEnrollmentId: 'app', enrolledAt: '2026-01-01T00:00:00Z', totpInfo: {} }]
    await page.route('**/accounts:signInWithPassword*', (route) =>
      route.fulfill({ json: { localId: person.session.uid, mfaPendingCredential: 'pending', mfaInfo } }),
    )
    await page.goto('/signin')
    await page.getByLabel('Benutzername oder E-Mail').fill(person.email)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.getByLabel('Passwort', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Sie haben die Anmeldung nicht abgeschlossen. Bitte versuchen Sie es noch einmal.',
    )
  })
})

test('where the question does not come, the form says so, and asks when it is pressed again', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  const person = await signedIn()
  const { key } = await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await logOut(page, person)
  await page.reload()
  await page.route('**/assets/second-step-modal*.js', (route) => route.abort())
  await givePassword(page, person)
  await expect(page.getByText('Network fail')).toBeVisible()
  await page.unroute('**/assets/second-step-modal*.js')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await question(page).getByLabel('Code').fill(appCode(key))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/organizations/)
})
