/** Google's part played by a real OpenID Connect provider: the whole way there and back, and ways that break. */
import type { Page } from '@playwright/test'
import { lookUp, uniqueName } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { expect, readyWithinMs, test as base } from './support/fixtures.ts'
import { startOidcProvider } from './support/servers/oidc-provider.ts'

const test = base.extend({})
// A server of its own: only there does the provider stand in Google's place.
test.use({
  serverOrReason: [
    async ({}, use) => {
      const [port, providerPort] = [await freePort(), await freePort()]
      const provider = await startOidcProvider({ port: providerPort, productOrigin: `http://localhost:${port}` })
      const dataDir = await dataFolder('google')
      const server = await startServer({ dataDir, port, env: provider.env, readyWithinMs })
      await use(server)
      await server.stop()
      await provider.stop()
      await removeFolder(dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// What the provider's own pages say on the console is theirs.
test.beforeEach(({ quiet }) => quiet.allow(/ at (?:https:\/\/fonts\.|http:\/\/127\.0\.0\.1:)/))

async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /with Google/ }).click()
  return opened
}

async function logInThere(window: Page, email: string): Promise<void> {
  await window.locator('input[name="login"]').fill(email)
  await window.locator('input[name="password"]').fill('anything')
  await window.locator('button[type="submit"]').click()
}

async function consent(window: Page): Promise<void> {
  await window.locator('button[type="submit"]', { hasText: 'Continue' }).click()
}

test('sign-up brings the names along', async ({ page, server }) => {
  const username = uniqueName('grace')
  const email = `${username}@example.com`
  await page.goto('/signup')
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'Continue' }).click()
  const window = await openWindow(page)
  await logInThere(window, email)
  // While somebody is still at the provider, nothing claims that the window was closed.
  await expect(window.getByText('Authorize')).toBeVisible()
  await expect(page.getByText('Continue in the Google window.')).toBeVisible()
  await consent(window)
  await expect(page).toHaveURL('/organizations')
  expect(await lookUp(server.origin, username)).toMatchObject({ email, given_name: 'Grace', family_name: 'Hopper' })
})

test('sign-in, after consent was first denied', async ({ page }) => {
  const email = `${uniqueName('grace')}@example.com`
  await page.goto('/signin')
  const first = await openWindow(page)
  await logInThere(first, email)
  await first.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('You cancelled in the Google window.')
  const second = await openWindow(page)
  // The provider remembers who logged in there, and only asks for consent again.
  await consent(second)
  await expect(page).toHaveURL('/organizations')
})

test('a state that this browser did not set out with gets nobody in', async ({ page, context }) => {
  await page.goto('/signin')
  const window = await openWindow(page)
  await logInThere(window, `${uniqueName('grace')}@example.com`)
  await expect(window.getByText('Authorize')).toBeVisible()
  await context.clearCookies({ name: 'atrium_google' })
  await consent(window)
  await expect(page.getByRole('alert')).toContainText('Press the button to try again.')
  await expect(page).toHaveURL('/signin')
  await openWindow(page)
})
