/** An organization's own sign-in, the whole way in a browser: against a real OpenID Connect provider. */
import type { Page } from '@playwright/test'
import { uniqueName } from '../support/account-client.ts'
import { freePort } from '../support/free-port.ts'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { client, startOidcProvider } from './support/servers/oidc-provider.ts'
import { test } from './support/steps/people-school.ts'
import { proveDomain } from './support/steps/prove-domain.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function logInThere(page: Page, email: string): Promise<void> {
  await page.locator('input[name="login"]').fill(email)
  await page.locator('input[name="password"]').fill('anything')
  await page.locator('button[type="submit"]').click()
  await page.locator('button[type="submit"]', { hasText: 'Continue' }).click()
}

test('an owner tries a connection out and switches it on; somebody new arrives by it, and a refused one is told why', async ({
  page,
  browser,
  server,
  school,
  names,
  quiet,
}) => {
  test.slow()
  // What the provider's own pages say on the console is theirs.
  quiet.allow(/ at (?:https:\/\/fonts\.|http:\/\/127\.0\.0\.1:)/)
  const domain = `${uniqueName('school')}.org`
  await page.getByRole('link', { name: 'Domains' }).click()
  await proveDomain(page, names, domain)

  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${server.origin}/api/iam/organizations/${school.name}/single-sign-on${path}`, {
      method,
      headers: {
        authorization: `Bearer ${school.owner.session.idToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return (await answer.json()) as Answer
  }
  const providerPort = await freePort()
  const oidc = {
    preset: 'other',
    issuer: `http://127.0.0.1:${providerPort}`,
    client_id: client.id,
    client_secret: client.secret,
  }
  const { id } = await ask<{ id: string }>('POST', '', { name: 'School accounts', oidc })
  const callback = `/sso/${id}/callback`
  const provider = await startOidcProvider({ port: providerPort, productOrigin: server.origin, callback })
  try {
    const { address } = await ask<{ address: string }>('POST', `/${id}/test`)
    const tried = await (await browser.newContext()).newPage()
    await tried.goto(address)
    await logInThere(tried, `grace@${domain}`)
    await expect(tried.getByText('The test arrived.')).toBeVisible()
    const { test: result } = await ask<{ test: object }>('GET', `/${id}`)
    expect(result).toMatchObject({ arrived: { outcome: 'made', read: { given_name: 'Grace', role: 'User' } } })
    await tried.context().close()
    await ask('POST', `/${id}/switch`, { on: true })

    const visitor = await (await browser.newContext({ baseURL: server.origin })).newPage()
    await visitor.goto(`/signin?redirect=${encodeURIComponent('/organizations?page=1')}`)
    await visitor.getByLabel('Username or email').fill(`grace@${domain}`)
    await visitor.getByRole('button', { name: 'Login' }).click()
    await expect(visitor.getByRole('heading', { name: 'Arch School signs you in' })).toBeVisible()
    await expectAccessible(visitor, 'the step of the organization')
    await visitor.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(visitor.getByLabel('Username or email')).toBeVisible()
    await visitor.getByRole('button', { name: 'Login' }).click()
    await visitor.getByRole('button', { name: 'Continue to School accounts' }).click()
    await logInThere(visitor, `grace@${domain}`)
    await expect(visitor).toHaveURL('/organizations?page=1')
    await expect(visitor.getByRole('cell', { name: 'Arch School' })).toBeVisible()
    await visitor.context().close()

    // A link to the way there, followed by somebody else's browser: a provider can sign in whomever it likes.
    const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })
    const led = await context.newPage()
    await led.goto(`/sso/${id}/start`)
    await logInThere(led, `grace@${domain}`)
    await expect(led.getByRole('heading', { name: 'Continue as Grace Hopper?' })).toBeVisible()
    await expectAccessible(led, 'whether a guest means to be signed in')
    await led.getByRole('button', { name: 'Stay signed out' }).click()
    await expect(led.getByLabel('Username or email')).toBeVisible()
    await led.getByLabel('Username or email').fill(school.berta.email)
    await led.getByRole('button', { name: 'Login' }).click()
    await led.getByLabel('Password', { exact: true }).fill(school.berta.password)
    await led.getByRole('button', { name: 'Next' }).click()
    await expect(led).toHaveURL(/\/organizations/)
    const isStill = async (email: string) => {
      const token = await led.evaluate(() => localStorage.getItem('accessToken'))
      const profile = await fetch(`${server.origin}/api/users/profile`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(await profile.json()).toMatchObject({ email })
    }
    await isStill(school.berta.email)
    // Signed in there by now, nothing is asked there any more.
    await led.goto(`/sso/${id}/start`)
    await expect(led.getByText('A link wants to sign you in with another account.')).toBeVisible()
    await isStill(school.berta.email)
    await led.getByRole('button', { name: /^Stay signed in as/ }).click()
    await expect(led).toHaveURL(/\/organizations/)
    await isStill(school.berta.email)
    await led.goto(`/sso/${id}/start`)
    await led.getByRole('button', { name: 'Continue as Grace Hopper' }).click()
    await expect(led).toHaveURL(/\/organizations/)
    await isStill(`grace@${domain}`)
    await context.close()

    // Somebody else there, with an address that the organization has nothing to say of.
    const stranger = await (await browser.newContext({ baseURL: server.origin })).newPage()
    await stranger.goto(`/sso/${id}/start`)
    await logInThere(stranger, 'ceo@bank.example')
    await expect(stranger.getByText('of a domain that your organization has not proven here')).toBeVisible()
    await expectAccessible(stranger, 'nobody is let in')
    await stranger.getByRole('link', { name: 'Back to the sign-in' }).click()
    await expect(stranger.getByLabel('Username or email')).toBeVisible()
    // Other addresses go the way they went.
    await stranger.getByLabel('Username or email').fill(school.berta.email)
    await stranger.getByRole('button', { name: 'Login' }).click()
    await expect(stranger.getByLabel('Password', { exact: true })).toBeVisible()
    await stranger.context().close()
  } finally {
    await provider.stop()
  }
})
