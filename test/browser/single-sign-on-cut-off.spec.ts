/** An organization's own sign-in that does not go through: refused there, left half-way, in two tabs at once. */
import type { Page } from '@playwright/test'
import { confirmAddress, signInWithPassword, uniqueName } from '../support/account-client.ts'
import { freePort } from '../support/free-port.ts'
import { expect, test as base } from './support/fixtures.ts'
import { client, startOidcProvider } from './support/servers/oidc-provider.ts'

interface OwnSignIn {
  issuer: string
  callback: string
  /** Of the organization, and its site. */
  name: string
  site: string
  /** Somebody whom it signs in. */
  email: string
}

async function nameThere(page: Page, email: string): Promise<void> {
  await page.locator('input[name="login"]').fill(email)
  await page.locator('input[name="password"]').fill('anything')
  await page.locator('button[type="submit"]').click()
}

async function logInThere(page: Page, email: string): Promise<void> {
  await nameThere(page, email)
  await page.locator('button[type="submit"]', { hasText: 'Continue' }).click()
}

/** On the way to the organization's site, up to its provider's page. Answers the `state` that it was sent there with. */
async function setOut(page: Page, { name, email, issuer }: OwnSignIn): Promise<string> {
  const asked = page.waitForRequest((request) => request.url().startsWith(`${issuer}/auth?`))
  await page.goto(`/signin?redirect=${encodeURIComponent(`/go/organizations/${name}`)}`)
  await page.getByLabel('Username or email').fill(email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: 'Continue to School accounts' }).click()
  const state = new URL((await asked).url()).searchParams.get('state') ?? ''
  await expect(page.locator('input[name="login"]')).toBeVisible()
  return state
}

const test = base.extend<{ ownSignIn: OwnSignIn }>({
  contextOptions: { reducedMotion: 'reduce' },
  ownSignIn: async ({ browser, server, names, registered, newOrganization, quiet }, use) => {
    // What the provider's own pages say on the console is theirs.
    quiet.allow(/ at (?:https:\/\/fonts\.|http:\/\/127\.0\.0\.1:)/)
    const owner = await registered()
    await confirmAddress(server.origin, owner.session, owner)
    const { idToken } = await signInWithPassword(server.origin, owner)
    const name = await newOrganization(owner, 'Arch School')
    const ask = async <Answer>(path: string, body: object): Promise<Answer> => {
      const answer = await fetch(`${server.origin}/api/iam/organizations/${name}/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(answer.ok, await answer.clone().text()).toBe(true)
      return (await answer.json()) as Answer
    }
    const domain = `${uniqueName('school')}.org`
    const added = await ask<{ id: string; record: { name: string; value: string } }>('domains', { domain })
    names.zone.set(added.record.name, [[added.record.value]])
    await ask(`domains/${added.id}/check`, {})
    const port = await freePort()
    const issuer = `http://127.0.0.1:${port}`
    const oidc = { preset: 'other', issuer, client_id: client.id, client_secret: client.secret }
    const { id } = await ask<{ id: string }>('single-sign-on', { name: 'School accounts', oidc })
    const callback = `/sso/${id}/callback`
    const provider = await startOidcProvider({ port, productOrigin: server.origin, callback })
    try {
      const { address } = await ask<{ address: string }>(`single-sign-on/${id}/test`, {})
      const tried = await browser.newPage()
      await tried.goto(address)
      await logInThere(tried, `ada@${domain}`)
      await expect(tried.getByText('The test arrived.')).toBeVisible()
      await tried.close()
      await ask(`single-sign-on/${id}/switch`, { on: true })
      await use({ issuer, callback, email: `grace@${domain}`, name, site: `http://${name}.${server.hostDomain}/` })
    } finally {
      await provider.stop()
    }
  },
})

for (const [error, says] of [
  ['access_denied', 'The sign-in was cancelled there.'],
  ['temporarily_unavailable', 'cannot be reached right now. Please try again later.'],
] as const) {
  test(`refused there with ${error}: told, and begun again where one wanted to go`, async ({ page, ownSignIn }) => {
    const { issuer, callback, email, site } = ownSignIn
    const state = await setOut(page, ownSignIn)
    await page.goto(`${callback}?${new URLSearchParams({ error, state, iss: issuer })}`)
    await expect(page.getByText(says, { exact: false })).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: 'Back to the sign-in' }).click()
    await expect(page.getByLabel('Username or email')).toHaveValue(email)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('button', { name: 'Continue to School accounts' }).click()
    await logInThere(page, email)
    await expect(page).toHaveURL(site)
  })
}

test('two tabs on the way at once: both arrive', async ({ page, context, ownSignIn }) => {
  const other = await context.newPage()
  await setOut(page, ownSignIn)
  await setOut(other, ownSignIn)
  await logInThere(page, ownSignIn.email)
  await expect(page).toHaveURL(ownSignIn.site)
  // What it may tell us was agreed to by then.
  await nameThere(other, ownSignIn.email)
  await expect(other).toHaveURL(ownSignIn.site)
})

test('back from there, the page that a browser has kept goes there again', async ({ page, ownSignIn }) => {
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(ownSignIn.email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.route('**/sso/*/start*', (route) => route.fulfill({ status: 204 }))
  const goOn = page.getByRole('button', { name: 'Continue to School accounts' })
  await goOn.click()
  await expect(page.getByRole('button', { name: 'Opening the sign-in' })).toBeDisabled()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(goOn).toBeEnabled()
})
