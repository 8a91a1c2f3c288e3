/** A link with the token of somebody else's account: nobody is signed in to it unnoticed. */
import { customToken } from '@atrium/contract/identity/identity'
import { getProfile } from '@atrium/contract/users'
import type { Page } from '@playwright/test'
import { makeAuthor, uniqueName } from '../support/account-client.ts'
import { everyRun, expect, type SignedInPerson, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { tabTo } from './support/steps/fields.ts'
import { storedSession } from './support/steps/stored-session.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const mallory = { firstName: 'Mallory', lastName: 'Attacks' }

/** As the attacker does, for the link that they send. */
async function tokenFor(origin: string, { session: { uid, idToken } }: SignedInPerson, site: string): Promise<string> {
  const answer = await fetch(origin + customToken.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ uid, origin: new URL(site).origin }),
  })
  return ((await answer.json()) as { customToken: string }).customToken
}

/** The tokens that the page got for the attacker's account. */
function exchanged(page: Page): Promise<string> {
  return page
    .waitForResponse('**/accounts:signInWithCustomToken*')
    .then(async (answer) => ((await answer.json()) as { idToken: string }).idToken)
}

async function statusFor(origin: string, idToken: string): Promise<number> {
  return (await fetch(origin + getProfile.path, { headers: { authorization: `Bearer ${idToken}` } })).status
}

const question = (page: Page) => page.getByRole('heading', { name: 'Continue as Mallory Attacks?' })
const welcome = (page: Page, name: string) => page.getByRole('heading', { name: `Welcome, ${name}` })

test.describe('at an organization’s site', () => {
  test(
    'somebody else is signed in: asked, and “no” leaves that as it was, while the token’s session ends',
    everyRun,
    async ({ page, server, withSession, registered, newOrganization }) => {
      const name = await newOrganization(await withSession())
      await page.goto(`/go/organizations/${name}`)
      await expect(welcome(page, 'Ada Lovelace')).toBeVisible()
      const before = await storedSession(page)
      const site = `http://${name}.${server.hostDomain}/`
      const attacker = await registered(mallory)
      const tokens = exchanged(page)
      await page.goto(`${site}?token=${await tokenFor(server.origin, attacker, site)}`)
      await expect(question(page)).toBeVisible()
      await expect(page.getByText('You are signed in to Hall of Arches as Ada Lovelace.')).toBeVisible()
      await expect(page.getByText(attacker.email)).toBeVisible()
      await expect(page).toHaveURL(site)
      await expectAccessible(page, 'whose token it is')
      expect((await storedSession(page))?.uid).toBe(before?.uid)
      const idToken = await tokens
      expect(await statusFor(server.origin, idToken)).toBe(200)

      // The safe way is the first one a keyboard comes to.
      await tabTo(page, page.getByRole('button', { name: 'Stay signed in as Ada Lovelace' }))
      await page.keyboard.press('Enter')
      await expect(welcome(page, 'Ada Lovelace')).toBeVisible()
      await expect.poll(() => statusFor(server.origin, idToken)).toBe(401)
      await page.reload()
      await expect(welcome(page, 'Ada Lovelace')).toBeVisible()
      expect((await storedSession(page))?.refreshToken).toBe(before?.refreshToken)
    },
  )

  test('somebody else is signed in, and says yes: the session that this replaces ends', async ({
    page,
    server,
    withSession,
    registered,
    newOrganization,
    quiet,
  }) => {
    // Mallory does not belong there.
    quiet.allow(/status of 404.*members\/me/)
    const name = await newOrganization(await withSession())
    await page.goto(`/go/organizations/${name}`)
    await expect(welcome(page, 'Ada Lovelace')).toBeVisible()
    const { accessToken = '' } = (await storedSession(page)) ?? {}
    const site = `http://${name}.${server.hostDomain}/`
    await page.goto(`${site}?token=${await tokenFor(server.origin, await registered(mallory), site)}`)
    await page.getByRole('button', { name: 'Continue as Mallory Attacks' }).click()
    await expect(welcome(page, 'Mallory Attacks')).toBeVisible()
    await expect.poll(() => statusFor(server.origin, accessToken)).toBe(401)
    await page.reload()
    await expect(welcome(page, 'Mallory Attacks')).toBeVisible()
  })

  test('nobody is signed in: asked as well, with a nonce of the attacker’s making too', async ({
    page,
    server,
    registered,
    newOrganization,
  }) => {
    const attacker = await registered(mallory)
    const site = `http://${await newOrganization(attacker)}.${server.hostDomain}/`
    for (const nonce of ['', '&nonce=', `&nonce=${'a'.repeat(48)}`, '&nonce=null']) {
      const tokens = exchanged(page)
      await page.goto(`${site}?token=${await tokenFor(server.origin, attacker, site)}${nonce}`)
      await expect(question(page)).toBeVisible()
      await expect(page).toHaveURL(site)
      expect(await storedSession(page)).toBeNull()
      await page.getByRole('button', { name: 'Stay signed out' }).click()
      await expect(page.getByText('Sign in to continue.')).toBeVisible()
      const idToken = await tokens
      await expect.poll(() => statusFor(server.origin, idToken)).toBe(401)
    }
  })

  test('who leaves without an answer is not signed in, and the token’s session ends', async ({
    page,
    server,
    registered,
    newOrganization,
  }) => {
    const attacker = await registered(mallory)
    const site = `http://${await newOrganization(attacker)}.${server.hostDomain}/`
    const tokens = exchanged(page)
    await page.goto(`${site}?token=${await tokenFor(server.origin, attacker, site)}`)
    await expect(question(page)).toBeVisible()
    const idToken = await tokens
    await page.reload()
    await expect(page.getByText('Sign in to continue.')).toBeVisible()
    await expect.poll(() => statusFor(server.origin, idToken)).toBe(401)
  })

  test('a nonce that was used is good for nothing more', async ({
    page,
    server,
    signedIn,
    registered,
    newOrganization,
  }) => {
    const name = await newOrganization(await signedIn())
    const site = `http://${name}.${server.hostDomain}/`
    const asked = page.waitForRequest(/\/go\/organizations\/.*nonce=/)
    await page.goto(`/go/organizations/${name}`)
    const nonce = new URL((await asked).url()).searchParams.get('nonce') ?? ''
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText(/^You are signed out of/)).toBeVisible()
    await page.goto(`${site}?token=${await tokenFor(server.origin, await registered(mallory), site)}&nonce=${nonce}`)
    await expect(question(page)).toBeVisible()
  })
})

test('a row of the list opens the site in a new tab, signed in, without a question', async ({
  page,
  server,
  withSession,
  newOrganization,
}) => {
  const name = await newOrganization(await withSession())
  await page.goto('/organizations')
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Hall of Arches' }).first().click()
  const site = await opening
  await expect(welcome(site, 'Ada Lovelace')).toBeVisible()
  await expect(site).toHaveURL(`http://${name}.${server.hostDomain}/`)
  expect(await site.evaluate(() => Object.keys(sessionStorage))).not.toContain('atrium.handOff')
})

test('a publisher’s site asks too', async ({ page, server, withSession, registered }) => {
  const { session } = await withSession()
  const { author_id } = await makeAuthor(server.origin, session, uniqueName('Ada Press '))
  await page.goto(`/go/authors/${author_id}`)
  await expect(welcome(page, 'Ada Lovelace')).toBeVisible()
  const site = `http://studio.${server.hostDomain}/@${author_id}`
  await page.goto(`${site}?token=${await tokenFor(server.origin, await registered(mallory), site)}`)
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in as Ada Lovelace' }).click()
  await expect(welcome(page, 'Ada Lovelace')).toBeVisible()
})
