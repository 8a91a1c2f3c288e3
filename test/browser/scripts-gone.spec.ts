/** Scripts that a page needs at once, or next, and that do not come: a newer build took their place, or the network failed. */
import type { Page } from '@playwright/test'
import { untilAlive } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoViolations } from './support/page-checks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const failures = /Failed to load resource|ERR_FAILED|dynamically imported module|did not load/
const notLoaded = 'Part of the page did not load. Please check your connection, then reload the page.'

const parts = (page: Page) => ({
  name: page.getByLabel('Username or email'),
  login: page.getByRole('button', { name: 'Login', exact: true }),
  password: page.getByLabel('Password', { exact: true }),
  reload: page.getByRole('button', { name: 'Reload the page' }),
})

/** As a server says it that has another build's. */
async function gone(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 404, body: '' }))
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
    await name.fill(person.username)
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
