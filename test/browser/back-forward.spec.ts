/** What the browser keeps whole for its Back button: a page comes back as it stood, whatever has happened since. */
import type { Page } from '@playwright/test'
import { launchArguments, locateChromium } from './support/find-chromium.ts'
import { expect, test } from './support/fixtures.ts'
import { makeLabel } from './support/steps/people-fixture.ts'
import { signInAs, signOut } from './support/steps/steps.ts'

const chromium = locateChromium()
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    args: launchArguments,
    ...(chromium && { executablePath: chromium.path }),
    // Playwright keeps no pages; people's browsers do.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** A moment later: a page that comes back at once would take the answer of this call along with the page that asked. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))

test('whoever signed out in another tab is not shown by a page that comes back', async ({
  page,
  context,
  signedIn,
  newOrganization,
  quiet,
}) => {
  quiet.allow(/status of 40[01]/)
  const person = await signedIn()
  const name = await newOrganization(person)
  await page.goto(`/organizations/${name}/people`)
  await expect(page.getByRole('table')).toBeVisible()
  await page.evaluate(() => void Object.assign(window, { isAsItStood: true }))
  await page.evaluate(() => location.assign('/privacy'))
  await expect(page).toHaveURL('/privacy')

  const other = await context.newPage()
  await other.goto('/organizations')
  await signOut(other, person)
  await expect(other).toHaveURL('/')

  await goBack(page)
  await expect(page.getByText('You were signed out. Sign in to go on where you were.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  expect(await page.evaluate(() => 'isAsItStood' in window)).toBe(true)
})

test('what has changed since a page was left is shown by it as it comes back', async ({
  page,
  server,
  signedIn,
  newOrganization,
}) => {
  const person = await signedIn()
  const name = await newOrganization(person)
  await page.goto(`/organizations/${name}/people/labels`)
  await expect(page.getByText('No labels yet')).toBeVisible()
  await page.evaluate(() => void Object.assign(window, { isAsItStood: true }))
  await page.evaluate(() => location.assign('/privacy'))
  await expect(page).toHaveURL('/privacy')
  await makeLabel(server.origin, person.session, name, 'Choir')
  await goBack(page)
  await expect(page.getByRole('button', { name: 'Edit Choir' })).toBeVisible()
  expect(await page.evaluate(() => 'isAsItStood' in window)).toBe(true)
})

test('a step that the browser kept whole begins anew after somebody has signed out', async ({
  page,
  context,
  registered,
}) => {
  const ada = await registered()
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(ada.email)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Ada Lovelace')).toBeVisible()
  await page.evaluate(() => location.assign('/privacy'))
  await expect(page).toHaveURL('/privacy')

  const other = await context.newPage()
  await signInAs(other, ada)
  await signOut(other, ada)
  await expect(other).toHaveURL('/')
  await goBack(page)
  await expect(page.getByLabel('Username or email')).toBeVisible()
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0)
})
