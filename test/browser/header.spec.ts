/** The signed-in header: whose it is, whose picture, where it leads, and that all tabs sign out together. */
import type { Page } from '@playwright/test'
import { createAccount, newPerson } from '../support/account-client.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { expectAccessible } from './support/page-checks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const record = '**/api/users/profile'
const banner = (page: Page) => page.getByRole('banner')
const trigger = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const picture = (page: Page) => banner(page).locator('img')
const generated = /^data:image\/svg\+xml,/
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

/** The answer of the record, changed. */
async function withRecord(page: Page, changes: object) {
  await page.route(record, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), ...changes } })
  })
}

// A question for the record may still be on its way when the test has seen what it came for.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('only somebody signed in has one', async ({ page }) => {
  await page.goto('/organizations')
  await expect(page).toHaveURL(/\/signin/)
  await expect(page.getByRole('button', { name: 'Ada Lovelace' })).toBeHidden()
})

test('its mark leads to the organizations, from pages of one column too', async ({ page, signedIn }) => {
  await signedIn()
  for (const address of ['/authors', '/authors/create', '/signup/organization', '/reset-password', '/welcome']) {
    await page.goto(address)
    await expect(trigger(page, 'Ada Lovelace')).toBeVisible()
    const mark = banner(page).getByRole('link', { name: 'to your organizations' })
    await expect(mark).toHaveAttribute('href', '/organizations')
  }
})

test('its menu: the display name, Profile, Account, Logout', async ({ page, signedIn }) => {
  const { session } = await signedIn()
  await trigger(page, 'Ada Lovelace').click()
  const menu = page.getByRole('menu')
  await expect(menu.getByText('Ada Lovelace', { exact: true })).toBeVisible()
  await expect(menu.getByRole('menuitem')).toHaveText(['Profile', 'Account', 'Logout'])
  await expect(menu.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '/organizations')
  await expectAccessible(page, 'the menu')
  await menu.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL(`/profile/${session.uid}`)
})

test('the logo leads to the organizations', async ({ page, withSession }) => {
  await withSession()
  await page.goto('/organizations?page=1&name=nothing')
  await banner(page)
    .getByRole('link', { name: /organizations/ })
    .click()
  await expect(page).toHaveURL('/organizations')
})

test.describe('the name', () => {
  test('is the record’s where the account has none', async ({ page, server }) => {
    const person = newPerson()
    await createAccount(server.origin, person)
    await withRecord(page, { displayName: 'Countess of Lovelace' })
    await signInWithoutName(page, person)
    await expect(trigger(page, 'Countess of Lovelace')).toBeVisible()
  })

  test('is the e-mail where nobody gave one', async ({ page, server }) => {
    const person = newPerson()
    await createAccount(server.origin, person)
    await signInWithoutName(page, person)
    await expect(trigger(page, person.email)).toBeVisible()
  })

  test('is the account’s own when the record cannot be had', async ({ page, signedIn, quiet }) => {
    quiet.allow(/Failed to load resource/)
    await page.route(record, (route) => route.fulfill({ status: 503, json: {} }))
    await signedIn()
    await expect(trigger(page, 'Ada Lovelace')).toBeVisible()
  })
})

test.describe('the picture', () => {
  test('is made of the name’s initials where there is no photo, the same as everywhere', async ({ page, signedIn }) => {
    const person = await signedIn({ email: `grace.hopper.${Date.now()}@example.com` })
    await expect(picture(page)).toHaveAttribute('src', generated)
    const drawn = (await picture(page).getAttribute('src')) ?? ''
    expect(decodeURIComponent(drawn)).toContain('>AL</text>')
    await expectAccessible(page, 'initials')
    await page.goto(`/profile/${person.session.uid}`)
    const profilePicture = page.getByRole('main').getByRole('button', { name: 'Profile photo' }).locator('img')
    await expect(profilePicture).toHaveAttribute('src', drawn)
    await expect(picture(page)).toHaveAttribute('src', drawn)
  })

  test('is made of the e-mail’s initials where there is neither photo nor name', async ({ page, server }) => {
    const person = newPerson({ email: `grace.hopper.${Date.now()}@example.com` })
    await createAccount(server.origin, person)
    await signInWithoutName(page, person)
    await expect(picture(page)).toHaveAttribute('src', generated)
    expect(decodeURIComponent((await picture(page).getAttribute('src')) ?? '')).toMatch(/>G\d<\/text>/)
  })

  test('is the record’s photo', async ({ page, signedIn }) => {
    await page.route('**/photos/own.png', (route) => route.fulfill({ contentType: 'image/png', body: onePixel }))
    await withRecord(page, { photoURL: '/photos/own.png' })
    await signedIn()
    await expect(picture(page)).toHaveAttribute('src', '/photos/own.png')
  })

  test('falls to the next where a photo does not load', async ({ page, signedIn, quiet }) => {
    quiet.allow(/Failed to load resource/)
    await page.route('**/photos/gone.png', (route) => route.fulfill({ status: 404, body: '' }))
    await withRecord(page, { photoURL: '/photos/gone.png' })
    await signedIn()
    await expect(picture(page)).toHaveAttribute('src', generated)
  })
})

test('a logout that failed says so, and can be tried again', async ({ page, signedIn, quiet }) => {
  // The server has ended the session by the first; only here it goes on.
  quiet.allow(/ERR_FAILED|SDK|Failed to fetch|could not|Failed to load resource/)
  const script = '**/assets/identity-*.js'
  await signedIn()
  await page.route(script, (route) => route.abort())
  await page.reload()
  const logOut = async () => {
    await trigger(page, 'Ada Lovelace').click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await logOut()
  await expect(page.getByText(/^You are still signed in: signing out did not work/)).toBeVisible()
  await page.unroute(script)
  await logOut()
  await expect(page).toHaveURL('/')
})

test(
  'signing out in one tab signs out the others, which end at sign-in and stay there',
  everyRun,
  async ({ page, signedIn }) => {
    await signedIn()
    const other = await page.context().newPage()
    await other.goto('/organizations')
    // All that it asks for has come, so that nothing of it is refused.
    await expect(other.getByText('No Organization Found')).toBeVisible()
    const visited: string[] = []
    other.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))

    await trigger(page, 'Ada Lovelace').click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')

    await expect(other).toHaveURL('/signin?redirect=%2Forganizations')
    await expect(other.getByLabel('Username or email')).toBeVisible()
    await expect(other).toHaveTitle(/^Sign in/)
    expect(await other.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    expect(visited).toEqual(['/signin'])
  },
)

test('from the menu, by keyboard: the heading of the next page has the focus, or the menu’s button on the same one', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await trigger(page, 'Ada Lovelace').press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto('/organizations')
  await trigger(page, 'Ada Lovelace').press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(trigger(page, 'Ada Lovelace')).toBeFocused()
})

test('from the menu, by keyboard, to a page that is late: its heading has the focus, and no button kept it', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const letGo = await hold(page, '**/assets/profile-page*.js')
  await trigger(page, 'Ada Lovelace').press('Enter')
  await page.getByRole('menuitem', { name: 'Profile' }).press('Enter')
  // The focus is not lost meanwhile.
  await expect(trigger(page, 'Ada Lovelace')).toBeFocused()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused()
})

test('a menu that was opened while the page was loading stays open', async ({ page, signedIn }) => {
  await signedIn()
  const letGo = await hold(page, '**/assets/authors-page*.js')
  await page.getByRole('link', { name: 'Publishers' }).click()
  await trigger(page, 'Ada Lovelace').click()
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Publishers' })).toBeAttached()
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
})

test('a page whose code is late leaves the focus where the keyboard has gone meanwhile', async ({ page, signedIn }) => {
  await signedIn()
  const letGo = await hold(page, '**/assets/profile-page*.js')
  await page.goto('/organizations')
  await trigger(page, 'Ada Lovelace').click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/profile\//)
  await banner(page).getByRole('link').last().focus()
  await trigger(page, 'Ada Lovelace').focus()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeAttached()
  await expect(page.getByLabel('First Name')).toBeVisible()
  await expect(trigger(page, 'Ada Lovelace')).toBeFocused()
})

test('the pages with one column have the account’s menu too', async ({ page, signedIn }) => {
  const { session } = await signedIn()
  for (const path of ['/welcome', '/authors/create', '/signup/organization', '/reset-password']) {
    await page.goto(path)
    await trigger(page, 'Ada Lovelace').click()
    await expect(page.getByRole('menuitem'), path).toHaveText(['Profile', 'Account', 'Logout'])
    await expectAccessible(page, path)
  }
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL(`/profile/${session.uid}`)
})

test('a change of page moves the focus to its heading and names the tab', async ({ page, signedIn }) => {
  await signedIn()
  await page.getByRole('link', { name: 'Add Organization' }).click()
  await expect(page).toHaveTitle(/^Create Organization Name/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeFocused()
  await expect(page).toHaveTitle(/^Organizations/)
})

async function signInWithoutName(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(email)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/organizations')
}
