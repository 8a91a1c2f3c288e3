/** Log out ends the session itself: here, on the server, and at every address that it was handed on to. */
import { logOut } from '@atrium/contract/identity/identity'
import { getProfile } from '@atrium/contract/users'
import type { Page } from '@playwright/test'
import { everyRun, expect, test } from './support/fixtures.ts'
import { signOut } from './support/steps/steps.ts'
import { refreshIn, storedSession, type StoredSession } from './support/steps/stored-session.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What tokens that somebody took along before still open. */
async function opened(page: Page, origin: string, session: StoredSession | null) {
  const { accessToken = '', refreshToken = '' } = session ?? {}
  const profile = await fetch(origin + getProfile.path, { headers: { authorization: `Bearer ${accessToken}` } })
  return { api: profile.status, refresh: (await refreshIn(page, refreshToken)).error ?? 'opened' }
}

const nothing = { api: 401, refresh: 'TOKEN_EXPIRED' }
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome, Ada Lovelace' })

test(
  'tokens taken along before it open nothing, and a site it was handed on to is signed out too',
  everyRun,
  async ({ page, context, server, signedIn, newOrganization, quiet }) => {
    quiet.allow(/status of 40[01]/)
    const person = await signedIn()
    const name = await newOrganization(person)
    const [site, reloaded] = [await context.newPage(), await context.newPage()]
    for (const tab of [site, reloaded]) {
      await tab.goto(`/go/organizations/${name}`)
      await expect(welcome(tab)).toBeVisible()
    }
    const [atProduct, atSite] = [await storedSession(page), await storedSession(site)]
    expect(atSite?.uid).toBe(person.session.uid)
    await signOut(page, person)
    await expect(page).toHaveURL('/')

    expect(await opened(page, server.origin, atProduct)).toEqual(nothing)
    expect(await opened(page, server.origin, atSite)).toEqual(nothing)
    await site.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(site.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await reloaded.reload()
    await expect(reloaded.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(await storedSession(site)).toBeNull()
  },
)

test('at a site it ends that session alone: the product goes on', async ({
  page,
  server,
  signedIn,
  newOrganization,
  quiet,
}) => {
  quiet.allow(/status of 40[01]/)
  const name = await newOrganization(await signedIn())
  const atProduct = await storedSession(page)
  await page.goto(`/go/organizations/${name}`)
  await expect(welcome(page)).toBeVisible()
  const atSite = await storedSession(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText(/^You are signed out of Hall of Arches\./)).toBeVisible()
  expect(await opened(page, server.origin, atSite)).toEqual(nothing)
  await page.goto('/organizations')
  await expect(page.getByText('Hall of Arches')).toBeVisible()
  expect(await opened(page, server.origin, atProduct)).toMatchObject({ api: 200, refresh: 'opened' })
})

test('a server that is not reached keeps nobody signed in, and hears of it once it is', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|status of 400/)
  const person = await signedIn()
  const session = await storedSession(page)
  await page.route(`**${logOut.path}`, (route) => route.abort(), { times: 1 })
  const told = page.waitForResponse(`**${logOut.path}`)
  await signOut(page, person)
  await expect(page).toHaveURL('/')
  expect(await storedSession(page)).toBeNull()
  expect((await told).status()).toBe(204)
  expect(await opened(page, server.origin, session)).toEqual(nothing)
})
