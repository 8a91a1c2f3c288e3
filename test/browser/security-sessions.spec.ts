/** Where somebody is signed in: seen, ended one by one or all others, and by the mail about a new sign-in. */
import type { Browser, Page } from '@playwright/test'
import type { Person } from '../support/account-client.ts'
import { expect, type SignedInPerson, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { mailAbout } from './support/servers/mailbox.ts'
import { signInAs } from './support/steps/steps.ts'

// A colour on its way to another theme has neither's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const open = (page: Page, { session }: SignedInPerson) => page.goto(`/profile/${session.uid}/security`)
const rows = (page: Page) => page.getByRole('list', { name: 'Browsers and apps' }).getByRole('listitem')
const others = (page: Page) => page.getByRole('button', { name: 'Sign out everywhere else' })

/** A second browser, signed in. Its refused calls are its own: it is not watched. */
async function elsewhere(browser: Browser, origin: string, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', userAgent: firefox })
  const page = await context.newPage()
  await signInAs(page, person)
  return page
}

test('a browser that is signed out here is signed out there at its next call', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const person = await signedIn()
  const other = await elsewhere(browser, server.origin, person)
  await page.goto(`/profile/${person.session.uid}`)
  await page.getByRole('navigation', { name: 'Pages of your account' }).getByRole('link', { name: 'Security' }).click()
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page')
  await expect(rows(page).filter({ hasText: 'This browser' })).toContainText('Active now')
  const theirs = rows(page).filter({ hasText: 'Firefox on Windows' })
  await expect(theirs).toContainText('Network 127.0.0.0/24')
  await theirs.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out Firefox on Windows?' })
  await expect(dialog).toContainText('cannot be undone')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Firefox on Windows is signed out.')).toBeVisible()
  await expect(theirs).toHaveCount(0)
  await expect(rows(page).and(page.locator(':focus'))).toHaveCount(1)
  await other.goto('/organizations')
  await expect(other).toHaveURL(/\/signin/)
  await page.reload()
  await expect(rows(page).filter({ hasText: 'This browser' })).toBeVisible()
  await other.context().close()
})

test('everywhere else at once, with the keyboard alone; then only this browser is left', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const person = await signedIn()
  const away = await Promise.all([1, 2].map(() => elsewhere(browser, server.origin, person)))
  await open(page, person)
  await others(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(others(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/other browsers are signed out|other browser is signed out/)).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
  for (const other of away) {
    await other.goto('/organizations')
    await expect(other).toHaveURL(/\/signin/)
    await other.context().close()
  }
})

test('a list that cannot be loaded is asked for again', async ({ page, signedIn, quiet }) => {
  quiet.allow(/auth\/sessions/)
  const person = await signedIn()
  await page.route('**/api/iam/auth/sessions*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await open(page, person)
  await expect(page.getByText('Where you are signed in could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/iam/auth/sessions*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).filter({ hasText: 'This browser' })).toBeVisible()
})

test('what ended meanwhile is told, and goes from the list', async ({ page, browser, server, signedIn, quiet }) => {
  quiet.allow(/status of 404.* at \S+auth\/sessions/)
  const person = await signedIn()
  const other = await elsewhere(browser, server.origin, person)
  await open(page, person)
  await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  await other.getByRole('button', { name: `${person.firstName} ${person.lastName}` }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/(signin)?$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('It was signed out already.')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'This browser' })).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Firefox on Windows' })).toHaveCount(0)
  await other.context().close()
})

test('looks as it should on phones and desktops, light and dark', async ({ page, browser, server, signedIn }) => {
  const person = await signedIn()
  const other = await elsewhere(browser, server.origin, person)
  await open(page, person)
  await expect(rows(page).filter({ hasText: 'This browser' })).toBeVisible()
  await expectAccessible(page, 'security')
  await other.context().close()
})

test('the mail about a new browser: its link changes nothing until it is pressed, and works once', async ({
  page,
  browser,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 400.* at \S+new-sign-in/)
  const person = await signedIn()
  const other = await elsewhere(browser, server.origin, person)
  const { links } = await mailAbout(server.origin, person.email, 'New sign-in')
  const [link = ''] = links
  await fetch(link)
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(link)
  await expect(reader.getByRole('heading', { name: 'Was this you?' })).toBeVisible()
  await expect(reader.getByText('Firefox on Windows')).toBeVisible()
  await other.goto('/organizations')
  await expect(other.getByRole('heading', { name: 'Organizations' })).toBeVisible()
  await expectAccessible(reader, 'new sign-in')
  await reader.getByRole('button', { name: 'This was not me: sign it out' }).press('Enter')
  await expect(reader.getByRole('heading', { name: 'That browser is signed out' })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Choose a new password' })).toBeFocused()
  await other.goto('/organizations')
  await expect(other).toHaveURL(/\/signin/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  // Signed in, one chooses a new password behind the door.
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page).toHaveURL('/reset-password')
  await page.goto('/organizations')
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible()
  for (const one of [other, reader]) await one.context().close()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a browser that is not known is signed out in right German', async ({ page, withSession }) => {
    const { session } = await withSession()
    await page.goto(`/profile/${session.uid}/security`)
    await page.getByRole('button', { name: 'Abmelden: Unbekannter Browser' }).click()
    await expect(page.getByRole('dialog', { name: '„Unbekannter Browser“ abmelden?' })).toBeVisible()
  })
})
