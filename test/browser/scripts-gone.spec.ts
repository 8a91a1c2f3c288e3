/** Scripts that a page needs at once, or next, and that do not come: a newer build took their place, or the network failed. */
import type { Page } from '@playwright/test'
import { untilAlive } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoViolations } from './support/page-checks.ts'
import { expectFieldError } from './support/steps/fields.ts'
import { sessionOnlySdkKnows } from './support/steps/stored-session.ts'

declare global {
  interface Window {
    /** Put there by the document. */
    __tellNotLoaded?: () => void
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const failures = /Failed to load resource|ERR_FAILED|dynamically imported module|did not load/
const notLoaded = 'Part of the page did not load. Please check your connection, then reload the page.'
const identity = '**/assets/identity-*.js'

const parts = (page: Page) => ({
  name: page.getByLabel('Username or email'),
  login: page.getByRole('button', { name: 'Login', exact: true }),
  password: page.getByLabel('Password', { exact: true }),
  next: page.getByRole('button', { name: 'Next', exact: true }),
  reload: page.getByRole('button', { name: 'Reload the page' }),
})

/** As a server says it that has another build's; answers how many asked for it as a script. */
async function gone(page: Page, address: string): Promise<() => number> {
  let asked = 0
  await page.route(address, (route) => {
    if (route.request().method() === 'GET') asked += 1
    return route.fulfill({ status: 404, body: '' })
  })
  return () => asked
}

for (const script of ['index', 'texts-base']) {
  const address = `**/assets/**/${script}-*.js`

  test(`at the door, a page whose ${script} is gone says so, leaves what is typed, and comes once it is loaded anew`, async ({
    page,
    registered,
    quiet,
  }) => {
    quiet.allow(failures)
    const person = await registered()
    await gone(page, address)
    await page.goto('/signin?from=afar')
    const { name, login, reload, password } = parts(page)
    await expect(page.getByRole('alert')).toHaveText(notLoaded)
    await expectNoViolations(page, 'a door without its scripts')
    await name.fill(person.username)
    await login.click()
    await expect(page).toHaveURL('/signin?from=afar')
    await expect(name).toHaveValue(person.username)
    await page.unroute(address)
    await reload.click()
    await untilAlive(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(name).toHaveValue(person.username)
    await login.click()
    await expect(password).toBeVisible()
  })

  test(`behind the door, a page whose ${script} is gone says so, and waits for nothing`, async ({
    page,
    withSession,
    quiet,
  }) => {
    quiet.allow(failures)
    await withSession()
    await gone(page, address)
    await page.goto('/organizations')
    await expect(page.getByRole('alert')).toHaveText(notLoaded)
    await expect(page.getByText('Loading your account')).toHaveCount(0)
    await page.unroute(address)
    await parts(page).reload.click()
    await expect(page.getByText('No Organization Found')).toBeVisible()
  })
}

// With anything in the query, the list of all addresses comes before such a page is alive.
for (const [address, label, script] of [
  ['/find?from=afar', 'Organization', 'routes'],
  ['/find?from=afar', 'Organization', 'find-page'],
  ['/signup/email?from=afar', 'Email', 'routes'],
] as const) {
  test(`${address} without ${script} says so, leaves what is typed, and comes once it is loaded anew`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(failures)
    await gone(page, `**/assets/${script}-*.js`)
    await page.goto(address)
    await expect(page.getByRole('alert')).toHaveText(notLoaded)
    const field = page.getByLabel(label, { exact: true })
    await field.fill('ada')
    await field.press('Enter')
    await expect(page).toHaveURL(address)
    await page.unroute(`**/assets/${script}-*.js`)
    await parts(page).reload.click()
    await untilAlive(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(field).toHaveValue('ada')
  })
}

test('of what is typed, a password is not kept while a page is loaded anew, hidden or shown, and nothing for longer', async ({
  page,
  quiet,
}) => {
  quiet.allow(failures)
  await gone(page, '**/assets/**/index-*.js')
  await page.goto('/signup/email?from=afar')
  await expect(page.getByRole('alert')).toHaveText(notLoaded)
  const { password, reload } = parts(page)
  const confirmed = page.getByLabel('Confirm password', { exact: true })
  await page.getByLabel('First name').fill('Ada')
  await password.fill('A quiet secret')
  await confirmed.fill('A quiet secret')
  await confirmed.evaluate((field) => field.setAttribute('type', 'text'))
  await page.unroute('**/assets/**/index-*.js')
  // Asked before the page that comes has read it.
  await page.addInitScript(() => sessionStorage.setItem('seen', JSON.stringify(history.state)))
  await reload.click()
  await untilAlive(page)
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(password).toHaveValue('')
  await expect(confirmed).toHaveValue('')
  const seen = await page.evaluate(() => sessionStorage.getItem('seen'))
  expect(seen).toContain('Ada')
  expect(seen).not.toContain('quiet')
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Ada')
})

test('the SDK is gone: asked for a few times and no more, and what is pressed says that the page is to be loaded anew', async ({
  page,
  registered,
  quiet,
}) => {
  quiet.allow(failures)
  const person = await registered()
  const asked = await gone(page, identity)
  await page.clock.install()
  await page.goto('/signin')
  await untilAlive(page)
  const { name, login, password, next, reload } = parts(page)
  await name.fill(person.username)
  await login.click()
  await expect(password).toBeVisible()
  const whenTried = 4
  for (let tries = 1; tries < whenTried; tries++) {
    await expect.poll(asked).toBeGreaterThanOrEqual(tries)
    await page.clock.runFor(5_000)
  }
  await expect.poll(asked).toBe(whenTried)
  await page.clock.runFor(600_000)
  expect(asked()).toBe(whenTried)

  await password.fill(person.password)
  await next.click()
  await expectFieldError(page, password, 'Network fail')
  await expect(page.getByText(notLoaded)).toBeVisible()
  await expect(reload).toBeVisible()
  await expect(password).toHaveValue(person.password)
  await page.unroute(identity)
  await next.click()
  await expect(page).toHaveURL('/organizations')
})

test('the SDK does not come to a page that waits for who is signed in: told, and there once it does', async ({
  page,
  withSession,
  quiet,
}) => {
  quiet.allow(failures)
  await sessionOnlySdkKnows(page, withSession)
  await page.route(identity, (route) => route.abort())
  await page.goto('/organizations')
  await expect(page.getByRole('alert')).toHaveText(notLoaded)
  await expectNoViolations(page, 'a page without its SDK')
  await page.unroute(identity)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('No Organization Found')).toBeVisible()
})

test('the SDK of a page that waits is of an old build: the page comes from the new one by itself', async ({
  page,
  withSession,
  quiet,
}) => {
  quiet.allow(failures)
  await sessionOnlySdkKnows(page, withSession)
  await gone(page, identity)
  let documents = 0
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    documents += 1
    if (documents === 2) void page.unroute(identity)
  })
  await page.goto('/organizations')
  await expect(page.getByText('No Organization Found')).toBeVisible()
  expect(documents).toBe(2)
})

test('a call whose code is gone: what is pressed says that the page is to be loaded anew, and loses nothing', async ({
  page,
  registered,
  quiet,
}) => {
  quiet.allow(failures)
  const person = await registered()
  await gone(page, '**/assets/find-person-*.js')
  await page.goto('/signin')
  const { name, login, password, reload } = parts(page)
  await name.fill(person.username)
  await login.click()
  await expectFieldError(page, name, 'Server is unavailable')
  await expect(page.getByText(notLoaded)).toBeVisible()
  await expect(name).toHaveValue(person.username)
  await page.unroute('**/assets/find-person-*.js')
  await reload.click()
  await untilAlive(page)
  await expect(name).toHaveValue(person.username)
  await login.click()
  await expect(password).toBeVisible()
})

test('what is ticked and chosen is kept as what is typed is', async ({ page, withSession, newOrganization }) => {
  const name = await newOrganization(await withSession())
  await page.goto(`/organizations/${name}/security`)
  const [box, list] = [page.getByLabel('Ask for a second step'), page.getByLabel('Time to set it up')]
  await box.check()
  await list.selectOption('14 days')
  await page.evaluate(() => window.__tellNotLoaded?.())
  page.on('dialog', (dialog) => void dialog.accept())
  await parts(page).reload.click()
  await expect(box).toBeChecked()
  await expect(list.locator('option:checked')).toHaveText('14 days')
})
