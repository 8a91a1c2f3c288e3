/** Leaving: one's data is taken along, and the account deleted, kept, or first handed over. */
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { filesIn } from '../../server/src/testing/files/archive.ts'
import { expect, test, type SignedInPerson } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { mailAbout } from './support/servers/mailbox.ts'
import { tabTo } from './support/steps/fields.ts'
import { answerSignIn } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const accountPage = ({ session: { uid } }: SignedInPerson) => `/profile/${uid}/account`
const deletionApi = '**/api/users/account/deletion'
const banner = (page: Page) => page.getByRole('region', { name: 'Your account will be deleted' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const inDays = (days: number) => day.format(new Date(Date.now() + days * 86_400_000))

async function deleteAccount(page: Page) {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('Until then you can change your mind')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
}

/** The next call is answered as if its caller had signed in long ago. */
async function asIfLongAgo(page: Page, address: string) {
  let told = false
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET' || told) return route.fallback()
    told = true
    const json = { code: 403, error: 'recent_login_required', message: 'Please confirm that it is you, and try again.' }
    await route.fulfill({ status: 403, json })
  })
}

test('an account is to be deleted in 14 days, says so on every page and by mail, and is kept by a press', async ({
  page,
  signedIn,
  server,
}) => {
  const person = await signedIn()
  await page.goto(accountPage(person))
  await deleteAccount(page)
  await expect(banner(page)).toContainText(`Your account will be deleted on ${inDays(14)}.`)
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeHidden()
  const mail = await mailAbout(server.origin, person.email, 'will be deleted on')
  expect(mail.links[0]).toContain(accountPage(person))

  for (const path of ['/organizations', '/signup/organization', `/profile/${person.session.uid}`]) {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
  }
  await banner(page).getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays.')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await mailAbout(server.origin, person.email, 'will not be deleted')
  await page.goto(accountPage(person))
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('kept right after it was to be deleted, only that it stays is said', async ({ page, signedIn }) => {
  await page.goto(accountPage(await signedIn()))
  await deleteAccount(page)
  const asked = page.getByRole('region', { name: /Notifications/ }).getByText('We sent you an email about it.')
  await expect(asked).toBeVisible()
  await banner(page).getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays.')).toBeVisible()
  // Long before it would go by itself.
  await expect(asked).toHaveCount(0, { timeout: 2_000 })
})

test('an account that is to be deleted says so at an organization’s address, and leads to where it is kept', async ({
  page,
  server,
  signedIn,
  registered,
  newOrganization,
  quiet,
}) => {
  // Who does not belong to it is somebody's visitor all the same.
  quiet.allow(/status of 404.* at \S+\/api\/users\/members\/me/)
  const name = await newOrganization(await registered())
  const person = await signedIn()
  await page.goto(accountPage(person))
  await deleteAccount(page)
  await expect(banner(page)).toBeVisible()
  await page.goto(`/go/organizations/${name}`)
  await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
  await expect(banner(page)).toContainText(`Your account will be deleted on ${inDays(14)}.`)
  await expectAccessible(page, 'a site, of somebody who leaves')
  await banner(page).getByRole('link', { name: 'See my account' }).click()
  await expect(page).toHaveURL(accountPage(person))
  await banner(page).getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays.')).toBeVisible()
  await page.goto(`http://${name}.${server.hostDomain}/`)
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('one’s data is prepared, mailed and downloaded once, by nobody else', async ({
  page,
  browser,
  signedIn,
  registered,
  server,
  quiet,
}) => {
  quiet.allow(/status of 400|ERR_INTERNET_DISCONNECTED/)
  const person = await signedIn()
  await page.goto(accountPage(person))
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect(page.getByText(`Your data is ready. We sent a link to ${person.email}`)).toBeVisible()
  await expect(page.getByText('You can ask again from')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prepare my data' })).toBeHidden()
  const [link = ''] = (await mailAbout(server.origin, person.email, 'data is ready')).links

  const stranger = await registered()
  const context = await browser.newContext({ baseURL: server.origin })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(theirs).toHaveURL(/\/signin\?redirect=/)
  await answerSignIn(theirs, stranger)
  await theirs.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(theirs.getByText('This link has been used or is not valid')).toBeVisible()
  await expect(theirs.getByText(`You are signed in as ${stranger.email}`)).toBeVisible()
  await context.close()

  await page.goto(link)
  // A download that did not get through leaves the link, and the button, as they were.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Server is unavailable')
  await page.context().setOffline(false)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('my-data.zip')
  const files = filesIn(await readFile(await download.path()))
  expect(files['account.json']).toMatchObject([{ email: person.email }])
  await expect(page.getByText('Your data has been downloaded.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This link has been used or is not valid')
  await page.getByRole('link', { name: 'Go to my account' }).click()
  await expect(page.getByText('You have downloaded your data.')).toBeVisible()
})

test('the only owner is told what to hand over, and has no button that does nothing', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  const owner = await signedIn()
  const name = await newOrganization(owner, 'Lonely School')
  await page.goto(accountPage(owner))
  await expect(page.getByText('You are the only owner of the organizations and publishers below.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeHidden()
  await page.getByRole('link', { name: 'Lonely School' }).click()
  await expect(page).toHaveURL(new RegExp(`/organizations/${name}/people`))
})

test('signed in long ago, one is asked for the password again, for deleting and for keeping', async ({
  page,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 40[03]/)
  const person = await signedIn()
  await page.goto(accountPage(person))
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await asIfLongAgo(page, deletionApi)
  await deleteAccount(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeEnabled()
  await expect(banner(page)).toBeHidden()

  await page.unroute(deletionApi)
  await asIfLongAgo(page, deletionApi)
  await deleteAccount(page)
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('This password is not right. Please try again.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(banner(page)).toBeVisible()

  await page.unroute(deletionApi)
  await asIfLongAgo(page, deletionApi)
  await banner(page).getByRole('button', { name: 'Keep my account' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(banner(page)).toBeHidden()
})

test('the page is whole without its answers, and asks again', async ({ page, signedIn, quiet }) => {
  quiet.allow(/Failed to load resource/)
  const person = await signedIn()
  await page.route('**/api/users/account/**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(accountPage(person))
  await expect(page.getByText('Your account could not be loaded.').first()).toBeVisible()
  await page.unroute('**/api/users/account/**')
  for (const name of ['Download my data', 'Delete account']) {
    await page.getByRole('region', { name }).getByRole('button').click()
  }
  await expect(page.getByRole('button', { name: 'Prepare my data' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('another person’s account page says that it is not one’s own', async ({ page, signedIn, registered }) => {
  await signedIn()
  await page.goto(accountPage(await registered()))
  await expect(page.getByText('You can only see and change your own profile.')).toBeVisible()
})

test('by keyboard alone, and for everybody', async ({ page, signedIn, newOrganization, server }) => {
  test.slow()
  const person = await signedIn()
  await page.goto(accountPage(person))
  const ask = page.getByRole('button', { name: 'Delete my account' })
  await expect(ask).toBeVisible()
  await expectAccessible(page, 'account')
  await tabTo(page, ask)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'account, asked twice')
  await tabTo(page, dialog.getByRole('button', { name: 'Delete account' }))
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('button', { name: 'Prepare my data' }).click()
  await expect(page.getByText('Your data is ready.')).toBeVisible()
  await expectAccessible(page, 'account, to be deleted')
  const [link = ''] = (await mailAbout(server.origin, person.email, 'data is ready')).links
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
  await expectAccessible(page, 'download')
  await page.goto(accountPage(person))
  await tabTo(page, banner(page).getByRole('button', { name: 'Keep my account' }))
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await newOrganization(person, 'Lonely School')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Lonely School' })).toBeVisible()
  await expectAccessible(page, 'account, an only owner')
})
