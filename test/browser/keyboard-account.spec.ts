/** One's account by keyboard alone, on a phone and on a desk: nothing clicks, and the focus is never lost. */
import type { Browser, Page } from '@playwright/test'
import { confirmAddress, type Person, uniqueName } from '../support/account-client.ts'
import { appCode } from '../support/totp.ts'
import { expect, type SignedInPerson, test } from './support/fixtures.ts'
import { keyboardOf } from './support/keyboard.ts'
import { mailAbout } from './support/servers/mailbox.ts'
import { signInAs } from './support/steps/steps.ts'
import { addVirtualAuthenticator } from './support/virtual-authenticator.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const security = ({ session }: SignedInPerson) => `/profile/${session.uid}/security`
const account = ({ session }: SignedInPerson) => `/profile/${session.uid}/account`
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const button = (within: Pick<Page, 'getByRole'>, name: string) => within.getByRole('button', { name, exact: true })

/** Another browser, signed in by whatever means. */
async function elsewhere(browser: Browser, origin: string, person: Person): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  await signInAs(page, person)
  return page
}

for (const width of [360, 1280]) {
  test.describe(`by keyboard alone, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a second step: set up, backup codes, new ones, turned off', async ({ page, server, signedIn, quiet }) => {
      quiet.allow(/status of 400/)
      const keyboard = keyboardOf(page)
      const person = await signedIn()
      await confirmAddress(server.origin, person.session, person)
      await page.goto(security(person))
      const card = region(page, 'Two-step sign-in')
      await keyboard.press(button(card, 'Set up'))
      const setUp = dialog(page, 'Set up an authenticator app')
      await keyboard.sees(setUp.getByRole('img'), 'the key')
      await keyboard.key('Escape')
      await keyboard.sees(button(card, 'Set up'), 'set up, given up')

      await keyboard.press(button(card, 'Set up'))
      const field = setUp.getByLabel('The six digits that the app shows')
      await keyboard.type(field, '000000')
      await keyboard.sees(setUp.getByRole('alert'), 'a wrong code')
      await expect(field).toBeFocused()
      await keyboard.type(field, appCode(await setUp.locator('code').innerText()))
      const codes = dialog(page, 'Your backup codes')
      await keyboard.sees(codes.getByRole('listitem'), 'backup codes')
      const downloading = page.waitForEvent('download')
      await keyboard.press(button(codes, 'Download'))
      expect((await downloading).suggestedFilename()).toContain('backup-codes')
      await keyboard.press(button(codes, 'I have kept them'), 'Space')
      await keyboard.sees(card.getByText('10 backup codes are left'), 'it is on')

      await keyboard.press(button(card, 'Make new backup codes'))
      await keyboard.press(button(dialog(page, 'Make new backup codes?'), 'Make new codes'))
      await keyboard.press(button(codes, 'I have kept them'))
      await keyboard.sees(button(card, 'Turn off'), 'new codes')
      await keyboard.press(button(card, 'Turn off'))
      await keyboard.press(button(dialog(page, 'Turn off two-step sign-in?'), 'Cancel'))
      await expect(button(card, 'Turn off')).toBeFocused()
      await keyboard.press(button(card, 'Turn off'))
      await keyboard.press(button(dialog(page, 'Turn off two-step sign-in?'), 'Turn off'))
      await keyboard.sees(card.getByText('It is off.'), 'it is off')
    })

    test('sessions: one ended, then all others', async ({ page, browser, server, signedIn }) => {
      const keyboard = keyboardOf(page)
      const person = await signedIn()
      const away = [await elsewhere(browser, server.origin, person), await elsewhere(browser, server.origin, person)]
      await page.goto(security(person))
      const rows = page.getByRole('list', { name: 'Browsers and apps' }).getByRole('listitem')
      await expect(rows.first()).toBeVisible()
      const before = await rows.count()
      await keyboard.press(rows.getByRole('button', { name: /^Sign out / }).first())
      const one = page.getByRole('dialog', { name: /^Sign out .*\?$/ })
      await keyboard.sees(one, 'ask of one')
      await keyboard.press(button(one, 'Sign out'))
      await expect(rows).toHaveCount(before - 1)
      await keyboard.sees(page.getByText(/is signed out\./), 'one ended')
      await keyboard.press(button(page, 'Sign out everywhere else'))
      const others = dialog(page, 'Sign out everywhere else?')
      await keyboard.press(button(others, 'Sign out everywhere else'))
      await expect(rows).toHaveCount(1)
      await keyboard.sees(page.getByText('You are signed in nowhere else.'), 'others ended')
      for (const other of away) await other.context().close()
    })

    test('another address: asked for, confirmed, and taken back', async ({ page, server, signedIn, quiet }) => {
      quiet.allow(/status of 40[01]/)
      const keyboard = keyboardOf(page)
      const person = await signedIn()
      const next = `${uniqueName('moved')}@example.com`
      await page.goto(account(person))
      const change = button(page, 'Change email address')
      await keyboard.press(change)
      const asking = dialog(page, 'Change your email address')
      await keyboard.type(asking.getByLabel('New email address'), person.email)
      await keyboard.sees(asking.getByRole('alert'), 'the same address')
      await keyboard.type(asking.getByLabel('New email address'), next)
      await expect(asking).toBeHidden()
      await keyboard.sees(page.getByText(`We sent a link to ${next}.`), 'the link is sent')
      await expect(change).toBeFocused()

      await page.goto(await server.readActionLink(next, 'verifyAndChangeEmail'))
      await expect(page).toHaveURL(/\/signin/)
      await keyboard.type(page.getByLabel('Username or email'), next)
      await keyboard.type(page.getByLabel('Password', { exact: true }), person.password)
      await expect(page).toHaveURL(/\/organizations/)
      await keyboard.sees(page.getByRole('heading', { level: 1 }), 'signed in by the new address')

      await page.goto(await server.readActionLink(person.email, 'recoverEmail'))
      await keyboard.press(button(page, 'Take my address back'))
      await keyboard.sees(page.getByRole('heading', { name: 'Your address is back' }), 'taken back')
      await keyboard.press(button(page, 'Email me a link to reset my password'))
      await keyboard.sees(page.getByText('A link to reset your password has been emailed.'), 'reset mailed')
    })

    test('Google: connected, disconnected', async ({ page, signedIn }) => {
      const keyboard = keyboardOf(page)
      const person = await signedIn()
      await page.goto(security(person))
      const ways = region(page, 'Ways to sign in')
      const opening = page.waitForEvent('popup')
      await keyboard.press(button(ways, 'Connect Google'))
      const popup = await opening
      const theirs = keyboardOf(popup)
      await theirs.type(popup.getByLabel('E-mail'), person.email, 'stay')
      await theirs.type(popup.getByLabel('Name'), 'Ada Lovelace', 'stay')
      await theirs.press(popup.getByRole('button', { name: 'Continue' }))
      await keyboard.sees(ways.getByText('Connected.', { exact: true }), 'connected')
      await keyboard.press(button(ways, 'Disconnect'))
      await keyboard.press(button(dialog(page, 'Disconnect Google?'), 'Disconnect'))
      await keyboard.sees(button(ways, 'Connect Google'), 'disconnected')
    })

    test('passkeys: added, renamed, removed', async ({ page, signedIn }) => {
      await addVirtualAuthenticator(page)
      const keyboard = keyboardOf(page)
      const person = await signedIn()
      await page.goto(security(person))
      const card = region(page, 'Passkeys')
      await keyboard.press(button(card, 'Add a passkey'))
      await keyboard.sees(card.getByRole('listitem'), 'added')
      await keyboard.press(button(card, 'Rename Chrome on Windows'))
      await keyboard.type(dialog(page, 'Rename passkey').getByLabel('Name'), 'My desk')
      await keyboard.sees(button(card, 'Remove My desk'), 'renamed')
      await keyboard.press(button(card, 'Remove My desk'))
      await keyboard.press(button(dialog(page, 'Remove “My desk”?'), 'Remove'))
      await keyboard.sees(card.getByText('You have no passkeys yet.'), 'removed')
    })

    test('one’s data: asked for and downloaded', async ({ page, server, signedIn }) => {
      const keyboard = keyboardOf(page)
      const person = await signedIn()
      await page.goto(account(person))
      await keyboard.press(button(page, 'Prepare my data'))
      await keyboard.sees(page.getByText('Your data is ready.'), 'the data is ready')
      await page.goto((await mailAbout(server.origin, person.email, 'data is ready')).links[0] ?? '')
      const downloading = page.waitForEvent('download')
      await keyboard.press(button(page, 'Download'))
      await downloading
      await keyboard.sees(page.getByText('Your data has been downloaded.'), 'downloaded')
      await keyboard.press(page.getByRole('link', { name: 'Go to my account' }))
      await keyboard.sees(page.getByText('You have downloaded your data.'), 'back at the account')
    })

    test('leaving: asked for, and kept', async ({ page, signedIn }) => {
      const keyboard = keyboardOf(page)
      const person = await signedIn()
      await page.goto(account(person))
      const ask = button(page, 'Delete my account')
      await keyboard.press(ask)
      await keyboard.key('Escape')
      await expect(ask).toBeFocused()
      await keyboard.press(ask)
      await keyboard.press(button(dialog(page, 'Delete your account?'), 'Delete account'))
      const banner = region(page, 'Your account will be deleted')
      await keyboard.sees(banner, 'to be deleted')
      await keyboard.press(button(banner, 'Keep my account'))
      await expect(banner).toBeHidden()
      await keyboard.sees(ask, 'kept')
    })
  })
}
