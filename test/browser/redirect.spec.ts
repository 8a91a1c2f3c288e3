/** Where a sign-in leads when its address asks for it: to an origin that the operator named, and nowhere else. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { dataFolder } from '../support/data-folder.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { expect, readyWithinMs, test as base } from './support/fixtures.ts'
import { nothingSampled, startCollector, type Collector } from './support/servers/collector.ts'

const test = base.extend<object, { trusted: string; collector: Collector }>({
  // A site that is not the product's, with an origin of its own.
  trusted: [
    async ({}, use) => {
      const site = createServer((_request, response) => {
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<link rel="icon" href="data:,"><h1>Elsewhere</h1>')
      })
      site.listen(0, '127.0.0.1')
      await once(site, 'listening')
      await use(`http://localhost:${(site.address() as AddressInfo).port}`)
      site.closeAllConnections()
      site.close()
    },
    { scope: 'worker' },
  ],
  collector: [
    async ({}, use) => {
      const collector = await startCollector()
      await use(collector)
      await collector.close()
    },
    { scope: 'worker' },
  ],
  serverOrReason: [
    async ({ trusted, collector }, use) => {
      const dataDir = await dataFolder('redirect')
      const env = { AUTHORIZED_ORIGINS: trusted, APM_SERVER_URL: collector.origin }
      const server = await startServer({ dataDir, env, readyWithinMs })
      await use(server)
      await server.stop()
      await removeFolder(dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.beforeEach(({ quiet }) => quiet.allow(nothingSampled))

const signInTo = (target: string) => `/signin?redirect=${encodeURIComponent(target)}`

async function signInThere(page: Page, address: string, { email, password }: { email: string; password: string }) {
  await page.goto(address)
  await page.getByLabel('Username or email').fill(email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

test('what is not on the list is refused, logged and ignored', async ({
  page,
  server,
  trusted,
  collector,
  signedIn,
}) => {
  test.slow()
  await signedIn()
  const [host, trustedHost] = [new URL(server.origin).host, new URL(trusted).host]
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== server.origin && origin !== collector.origin) elsewhere.push(request.url())
  })
  for (const target of [
    '//evil.example/',
    '/\\evil.example/',
    '\t//evil.example/',
    `http://${host}@evil.example/`,
    `http://somebody@${trustedHost}/`,
    `https://${trustedHost}/`,
    `http://${trustedHost}.evil.example/`,
    'javascript:alert(1)',
    'data:text/html,x',
  ]) {
    await page.goto(signInTo(target))
    await expect(page, target).toHaveURL('/organizations')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(elsewhere).toEqual([])
  const refusals = () =>
    collector.agentLines().flatMap(({ error }) => (error?.exception.message.includes('redirect') ? [error] : []))
  await expect.poll(() => refusals().length).toBeGreaterThan(0)
  expect(refusals()[0]?.exception.message).toContain('A redirect was refused')
})

test('an address of ours where no page is leads to where a sign-in leads without one', async ({
  page,
  withSession,
}) => {
  await withSession()
  for (const target of [
    '/nowhere',
    '/organizations/hall/nowhere',
    encodeURIComponent('//evil.example/'),
    `/${'n'.repeat(10_240)}`,
  ]) {
    await page.goto(signInTo(target))
    await expect(page, target.slice(0, 80)).toHaveURL('/organizations')
    await expect(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible()
  }
})

test('an origin on the list is where a sign-in leads, and no token goes with it', async ({
  page,
  trusted,
  registered,
}) => {
  await signInThere(page, signInTo(`${trusted}/lessons/../home?from=signin#top`), await registered())
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  await expect(page).toHaveURL(`${trusted}/home?from=signin#top`)
})

test('whoever is signed in already is led there at once', async ({ page, trusted, withSession }) => {
  await withSession()
  await page.goto(signInTo(`${trusted}/home`))
  await expect(page).toHaveURL(`${trusted}/home`)
})
