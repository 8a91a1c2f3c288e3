/** The hand-off to a site: signed in on arrival, with no token left behind, and clear words where it cannot go on. */
import { customToken } from '@atrium/contract/identity/identity'
import type { Page } from '@playwright/test'
import { uniqueName } from '../support/account-client.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { answerSignIn } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const mint = `**${customToken.path}`
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' })

/** What the page's own history entry holds. */
const entry = (page: Page) => page.evaluate(() => location.href + JSON.stringify(history.state))

test(
  'leaves no token in the address, the history or the referrer',
  everyRun,
  async ({ page, server, signedIn, newOrganization }) => {
    const name = await newOrganization(await signedIn())
    let minted = ''
    await page.route(mint, async (route) => {
      const response = await route.fetch()
      minted = ((await response.json()) as { customToken: string }).customToken
      await route.fulfill({ response })
    })
    await page.goto(`/go/organizations/${name}`)
    await expect(signOut(page)).toBeVisible()
    expect(minted).not.toBe('')
    expect(await entry(page)).not.toContain(minted)
    expect(await page.evaluate(() => document.referrer)).toBe('')
    await page.goBack()
    await expect(page).toHaveURL(`${server.origin}/organizations`)
    await page.goForward()
    await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
    expect(await entry(page)).not.toContain(minted)
    await expect(signOut(page)).toBeVisible()
  },
)

test('asks a guest to sign in, and then goes on', async ({ page, server, registered, newOrganization }) => {
  const person = await registered()
  const name = await newOrganization(person)
  await page.goto(`/go/organizations/${name}`)
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(`/go/organizations/${name}`)}`)
  await answerSignIn(page, person)
  await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
  await expect(signOut(page)).toBeVisible()
})

test('a session that has run out is signed in again, and then goes on', async ({
  page,
  server,
  signedIn,
  newOrganization,
  quiet,
}) => {
  const person = await signedIn()
  const name = await newOrganization(person)
  quiet.allow(/status of 40[01]/)
  const json = { code: 401, error: 'unauthenticated', message: 'Please sign in to continue.' }
  await page.route(mint, (route) => route.fulfill({ status: 401, json }))
  await page.goto(`/go/organizations/${name}`)
  await expect(page).toHaveURL(/\/signin\?redirect=/)
  await page.unroute(mint)
  await answerSignIn(page, person)
  await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
  await expect(signOut(page)).toBeVisible()
})

test('a name that nobody has, or nobody could have, is told of, and no token is made for it', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const minted: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(customToken.path)) minted.push(request.url())
  })
  for (const name of [uniqueName('gone'), 'www', 'evil.example', 'a']) {
    await page.goto(`/go/organizations/${name}`)
    await expect(page.getByRole('heading', { name: 'This is not the address of an organization.' })).toBeVisible()
  }
  await page.goto('/go/authors/Not-An-Id')
  await expect(page.getByRole('heading', { name: 'This is not the address of a publisher.' })).toBeVisible()
  await expectAccessible(page, 'nowhere to go')
  await page.getByRole('link', { name: 'Back to my publishers' }).click()
  await expect(page).toHaveURL('/authors')
  expect(minted).toEqual([])
})

test('an id that no publisher has leads to Site Doesn’t Exists', async ({ page, server, signedIn, quiet }) => {
  await signedIn()
  quiet.allow(/status of 404/)
  const id = uniqueName('gone')
  await page.goto(`/go/authors/${id}`)
  await expect(page).toHaveURL(`http://studio.${server.hostDomain}/@${id}`)
  await expect(page.getByRole('heading', { name: "Site Doesn't Exists" })).toBeVisible()
})

test('a server that does not answer is told of, and tried again', async ({
  page,
  server,
  signedIn,
  newOrganization,
  quiet,
}) => {
  const name = await newOrganization(await signedIn())
  quiet.allow(/ERR_FAILED|Failed to load resource/)
  await page.route(mint, (route) => route.abort(), { times: 1 })
  await page.goto(`/go/organizations/${name}`)
  await expect(page.getByRole('heading', { name: 'We could not take you to this address.' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Server is unavailable' }).first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
})
