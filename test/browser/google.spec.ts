/** Signing in and up with Google, with the local stand-in's window: first all that can go wrong with it. */
import type { BrowserContext, Page } from '@playwright/test'
import { lookUp, newPerson, uniqueName } from '../support/account-client.ts'
import { keepFromComingAlive } from './support/clock.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const exchange = '**/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp*'

function googleButton(page: Page) {
  return page.getByRole('button', { name: /^Sign (in|up) with Google$/ })
}

/** Presses the button and answers the window that opens. */
async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await googleButton(page).click()
  const window = await opened
  await expect(window.getByRole('note')).toContainText('not Google')
  return window
}

async function choose(window: Page, email: string, name = 'Grace Hopper'): Promise<void> {
  await window.getByLabel('E-mail').fill(email)
  await window.getByLabel('Name').fill(name)
  await window.getByRole('button', { name: 'Continue' }).click()
}

const newEmail = () => `${uniqueName('grace')}@example.com`

async function blockWindows(context: BrowserContext) {
  await context.addInitScript(() => {
    if (location.pathname.startsWith('/sign')) window.open = () => null
  })
}

test('a window that the browser blocks', async ({ page, context }) => {
  await blockWindows(context)
  await page.goto('/signin')
  await googleButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the Google window.')
  await expect(googleButton(page)).toBeEnabled()
  await expectAccessible(page, 'sign-in, blocked')
})

test('consent denied, then given by a second press', async ({ page }) => {
  await page.goto('/signin')
  const first = await openWindow(page)
  await first.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('You cancelled in the Google window.')
  const second = await openWindow(page)
  await expect(page.getByRole('alert')).toBeHidden()
  await choose(second, newEmail())
  await expect(page).toHaveURL('/organizations')
})

test('a window that is left open goes with the step that opened it', async ({ page, registered }) => {
  const person = await registered()
  await page.goto('/signin')
  const window = await openWindow(page)
  await page.getByLabel('Username or email').fill(person.email)
  const closed = window.waitForEvent('close')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  await closed
})

test('a window that is left open goes with a page that is loaded anew', async ({ page }) => {
  await page.goto('/signin')
  const window = await openWindow(page)
  const closed = window.waitForEvent('close')
  await page.reload()
  await closed
  await choose(await openWindow(page), newEmail())
  await expect(page).toHaveURL('/organizations')
})

test('what went wrong with it is said no more once somebody types who they are', async ({ page }) => {
  await page.goto('/signin')
  const window = await openWindow(page)
  await window.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('You cancelled')
  await page.getByLabel('Username or email').fill('ada')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a window closed half way', async ({ page }) => {
  await page.goto('/signin')
  const window = await openWindow(page)
  await expect(page.getByText('Continue in the Google window.')).toBeVisible()
  await window.close()
  await expect(page.getByRole('alert')).toContainText('The Google window was closed too early.')
  await choose(await openWindow(page), newEmail())
  await expect(page).toHaveURL('/organizations')
})

test('a window that only looked closed: its answer still counts', async ({ page }) => {
  await page.goto('/signin')
  const window = await openWindow(page)
  const channel = new URL(window.url()).searchParams.get('channel') ?? ''
  const email = newEmail()
  let idToken = ''
  await window.route('**/auth/google/start', async (route) => {
    const response = await route.fetch()
    idToken = /"idToken":"([^"]+)"/.exec(await response.text())?.[1] ?? ''
    await route.fulfill({ response, contentType: 'text/html', body: 'kept back' })
  })
  await choose(window, email)
  // A window that is told to close while it goes to another page can stay open.
  await expect(window.getByText('kept back')).toBeVisible()
  expect(idToken).not.toBe('')
  await window.close()
  await expect(page.getByRole('alert')).toContainText('The Google window was closed')
  await page.evaluate(
    ([name, token]) => new BroadcastChannel(name ?? '').postMessage({ idToken: token }),
    [channel, idToken],
  )
  await expect(page).toHaveURL('/organizations')
})

test.describe('what the window may answer', () => {
  for (const [error, text] of [
    ['expired', 'That took too long, or was started somewhere else.'],
    ['failed', 'Google could not sign you in.'],
  ] as const) {
    test(error, async ({ page }) => {
      await page.goto('/signin')
      const window = await openWindow(page)
      await window.evaluate(
        ([channel, answer]) => new BroadcastChannel(channel ?? '').postMessage({ error: answer }),
        [new URL(window.url()).searchParams.get('channel'), error],
      )
      await expect(page.getByRole('alert')).toContainText(text)
      await expect(googleButton(page)).toBeEnabled()
    })
  }
})

test('an account that has this e-mail already, which Google has not verified', async ({ page }) => {
  await page.route(exchange, (route) =>
    route.fulfill({ json: { needConfirmation: true, providerId: 'google.com', email: 'ada@example.com' } }),
  )
  await page.goto('/signin')
  await choose(await openWindow(page), 'ada@example.com')
  await expect(page.getByRole('alert')).toHaveText(
    'An account with this email already exists. Please sign in with its password.',
  )
})

test('without the network', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/)
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill('somebody')
  await page.route(exchange, (route) => route.abort())
  await choose(await openWindow(page), newEmail())
  await expect(page.getByRole('alert')).toHaveText('Network fail')
  await expect(page.getByLabel('Username or email')).toHaveValue('somebody')
})

test('an installation without Google has no button, before the scripts and after', async ({ page }) => {
  await page.route('**/signin', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    expect(body).toContain('data-google="true"')
    await route.fulfill({ response, body: body.replace('data-google="true"', 'data-google="false"') })
  })
  const bringAlive = await keepFromComingAlive(page)
  await page.goto('/signin')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(googleButton(page)).toHaveCount(0)
  await bringAlive()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('Email is required')
  await expect(googleButton(page)).toHaveCount(0)
})

async function chooseUsername(page: Page, username: string) {
  await page.goto('/signup')
  await page.getByLabel('Username').fill(username)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(googleButton(page)).toHaveText('Sign up with Google')
}

test.describe('sign-up', () => {
  test('stores the username and goes to the organizations', everyRun, async ({ page, server }) => {
    const username = uniqueName('grace')
    await chooseUsername(page, username)
    await expectAccessible(page, 'how to sign up')
    const { promise: released, resolve: goOn } = Promise.withResolvers<void>()
    await page.route(exchange, async (route) => {
      await released
      await route.continue()
    })
    await choose(await openWindow(page), `${username}@example.com`)
    await expect(page.getByRole('progressbar')).toBeVisible()
    goOn()
    await expect(page).toHaveURL('/organizations')
    // Saved by then, not there.
    expect((await lookUp(server.origin, username)).email).toBe(`${username}@example.com`)
    await expect(page.getByRole('button', { name: 'Grace Hopper' })).toBeVisible()
  })

  test('a username taken meanwhile is chosen anew', async ({ page, server, registered, quiet }) => {
    quiet.allow(/status of 409.* at \S+\/api\/users\/members/)
    const username = uniqueName('grace')
    await chooseUsername(page, username)
    const window = await openWindow(page)
    await registered(newPerson({ username }))
    await choose(window, newEmail())
    await expect(page.getByRole('alert')).toHaveText('This username is taken, please try another one.')
    const other = uniqueName('hopper')
    await page.getByLabel('Username').fill(other)
    await page.getByRole('button', { name: 'Save username' }).click()
    await expect(page).toHaveURL('/organizations')
    expect((await lookUp(server.origin, other)).displayName).toBe('Grace Hopper')
  })

  test('somebody who has an account keeps its username', async ({ page, server }) => {
    const username = uniqueName('grace')
    const email = `${username}@example.com`
    await chooseUsername(page, username)
    await choose(await openWindow(page), email)
    await expect(page).toHaveURL('/organizations')
    await page.getByRole('button', { name: 'Grace Hopper' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    const other = uniqueName('hopper')
    await chooseUsername(page, other)
    await choose(await openWindow(page), email)
    await expect(page).toHaveURL('/organizations')
    expect((await lookUp(server.origin, username)).email).toBe(email)
    await expect(lookUp(server.origin, other)).rejects.toThrow('400')
  })

  test('denied: back to the choice, nothing lost', async ({ page }) => {
    const username = uniqueName('grace')
    await chooseUsername(page, username)
    const window = await openWindow(page)
    await window.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert')).toContainText('You cancelled')
    await expect(page.getByText(username)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign up with email' })).toBeVisible()
  })
})
