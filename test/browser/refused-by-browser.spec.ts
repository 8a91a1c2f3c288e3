/** What a browser may refuse a page: room to keep anything, and the way to other tabs. Nobody is kept out by it. */
import { getProfile, updateProfile } from '@atrium/contract/users'
import { expect, test } from './support/fixtures.ts'
import { answerSignIn } from './support/steps/steps.ts'
import { sessionOnlySdkKnows } from './support/steps/stored-session.ts'

const refusals = {
  'no room left in the storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError')
    }
  },
  'nothing may be kept, and no tab hears of another': () => {
    const refused = {
      get(): never {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refused)
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    Reflect.deleteProperty(window, 'BroadcastChannel')
  },
}

for (const [name, refuse] of Object.entries(refusals)) {
  // Every call is answered at the first try: a page that is not quiet fails.
  test(`${name}: one signs in, and goes from page to page`, async ({ page, registered, newOrganization }) => {
    await page.addInitScript(refuse)
    const person = await registered()
    await newOrganization(person)
    await page.goto('/signin')
    await answerSignIn(page, person)
    await page.getByRole('link', { name: 'People' }).click()
    await expect(page.getByRole('heading', { name: 'People of Hall of Arches' })).toBeVisible()
    await expect(page.getByText('1 member')).toBeVisible()
  })

  // In the account's language it would be loaded anew, and have forgotten who has just signed in.
  test(`${name}: whose account speaks another language stays signed in`, async ({
    page,
    registered,
    newOrganization,
    server,
  }) => {
    await page.addInitScript(refuse)
    const person = await registered()
    await newOrganization(person)
    const { method, path } = updateProfile
    const headers = { authorization: `Bearer ${person.session.idToken}`, 'content-type': 'application/json' }
    await fetch(server.origin + path, { method, headers, body: JSON.stringify({ language: 'de' }) })
    await page.goto('/signin')
    const told = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === getProfile.path)
    await answerSignIn(page, person)
    await told
    await page.getByRole('link', { name: 'People' }).click()
    await expect(page.getByRole('heading', { name: 'People of Hall of Arches' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
}

/** As a browser does that keeps the database locked: neither refused nor opened. */
const neverOpens = () => {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
}

test('a database that never answers: one signs in, and goes from page to page', async ({
  page,
  registered,
  newOrganization,
}) => {
  await page.addInitScript(neverOpens)
  const person = await registered()
  await newOrganization(person)
  await page.goto('/signin')
  await answerSignIn(page, person)
  await page.getByRole('link', { name: 'People' }).click()
  await expect(page.getByText('1 member')).toBeVisible()
})

test('a database that never answers, and may say who is signed in: what to do is told, and it goes on once that is done', async ({
  page,
  withSession,
  quiet,
}) => {
  quiet.allow(/The identity SDK did not load|storage is not responding/)
  await sessionOnlySdkKnows(page, withSession)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('unlocked') === null)
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await page.goto('/organizations')
  await expect(page.getByRole('alert')).toContainText('The browser’s storage is not responding.')
  await page.evaluate(() => sessionStorage.setItem('unlocked', 'yes'))
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByText('No Organization Found')).toBeVisible()
})

test('where no answer of its window can be heard, Google is not waited for', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await expect(page.getByRole('alert')).toHaveText('Google could not sign you in. Please try again in a moment.')
})

test('who has more cookies for the domain than are read clears them, and goes on', async ({
  page,
  quiet,
  server,
  signedIn,
}) => {
  await signedIn()
  const many = Array.from({ length: 8 }, (_, index) => ({ name: `tossed${index}`, value: 'x'.repeat(3_500) }))
  await page.context().addCookies(many.map((cookie) => ({ ...cookie, url: server.origin })))
  quiet.allow(/status of 431|^info: Clear-Site-Data/)
  await page.goto('/organizations')
  await page.getByRole('button', { name: 'Clear cookies' }).click()
  await expect(page).toHaveURL(`${server.origin}/organizations`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'tossed0' }))
})
