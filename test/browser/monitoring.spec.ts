/** What leaves the page for monitoring, where that is configured, and that nothing does where it is not. */
import { customToken } from '@atrium/contract/identity/identity'
import { makeOrganization, newPerson, registerPerson, uniqueName } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { expect, readyWithinMs, test as base } from './support/fixtures.ts'
import { nothingSampled, startCollector, type Collector } from './support/servers/collector.ts'
import { signInOnPage } from './support/steps/steps.ts'

interface Monitored {
  collector: Collector
  product: ServerProcess
}

const test = base.extend<{ collector: Collector }, { monitored: Monitored }>({
  monitored: [
    async ({}, use) => {
      const collector = await startCollector()
      const dataDir = await dataFolder('monitoring')
      const env = { PAGE_VIEWS_URL: `${collector.origin}/views`, APM_SERVER_URL: collector.origin }
      const product = await startServer({ dataDir, env, readyWithinMs })
      await use({ collector, product })
      await product.stop()
      await collector.close()
      await removeFolder(dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  collector: async ({ monitored: { collector } }, use) => {
    collector.clear()
    await use(collector)
  },
  baseURL: async ({ monitored }, use) => use(monitored.product.origin),
})

/** Every transaction is among the sampled tenth. */
const sampleAll = () => {
  Math.random = () => 0
}

test('page views and performance: patterns alone, without a token, an e-mail or an id', async ({
  page,
  collector,
  monitored: { product },
  quiet,
}) => {
  test.slow()
  quiet.allow(/status of 400.*accounts:resetPassword/)
  await page.addInitScript(sampleAll)
  const person = newPerson({ firstName: 'Zephyrine', lastName: 'Quillfeather' })
  const session = await registerPerson(product.origin, person)
  const name = uniqueName('secrethall')
  await makeOrganization(product.origin, session, name, 'Hall of Secrets')

  const traced: string[] = []
  page.on('request', (request) => {
    if (request.headers()['traceparent'] !== undefined) traced.push(new URL(request.url()).origin)
  })
  const oobCode = 'aVerySecretCode0123456789'
  await page.goto(`/actions?mode=resetPassword&oobCode=${oobCode}`)
  await expect.poll(viewed).toEqual(['/actions'])
  await page.goto(`/signin?redirect=%2Forganizations%3Fname%3D${name}`)
  await signIn()
  await expect(page.getByText('Hall of Secrets')).toBeVisible()
  // The agent gathers for half a second; what it has not sent by then goes with the page.
  await expect.poll(transactions).toEqual(expect.arrayContaining(['page-load /signin', 'route-change /organizations']))
  await page.goto('/signup/organization')
  await page.getByLabel('Display name').fill('Hall of Arches')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Workspace name').fill(uniqueName('secretfree'))
  await expect(page.getByText('This domain is available.')).toBeVisible()
  await expect
    .poll(() => collector.agentLines().flatMap(({ error }) => (error ? [error.context.tags] : [])))
    .toContainEqual({ status: 404, url: '/api/iam/organizations/:name/name', method: 'GET' })
  // The page is left as soon as it has its token; its view is told once the code for that is there.
  await page.route(`**${customToken.path}`, async (route) => {
    await expect.poll(viewed).toContain('/go/organizations/:name')
    await route.continue()
  })
  await page.goto(`/go/organizations/${name}`)
  await expect(page).toHaveURL(`http://${name}.${product.hostDomain}/`)

  await test.step('page views', async () => {
    await expect
      .poll(viewed)
      .toEqual(['/actions', '/signin', '/organizations', '/signup/organization', '/go/organizations/:name', '/'])
    const views = collector.pageViews()
    expect(views[1]).toMatchObject({ referrer: '' })
    expect(views[2]).toMatchObject({ referrer: '/signin' })
    // Local storage, and with it the visit, is an origin's own.
    expect(new Set(views.slice(0, 5).map(({ session: visit }) => visit)).size).toBe(1)
    expect(views[0]?.session).toMatch(/^[0-9a-f]{32}$/)
  })

  await test.step('the agent’s own facts', () => {
    const lines = collector.agentLines()
    expect(lines.every(({ transaction }) => transaction?.sampled ?? true)).toBe(true)
    const pageLoad = lines.find(({ transaction }) => transaction?.type === 'page-load')
    expect(pageLoad?.transaction?.session?.id).toMatch(/^[0-9a-f]{16,32}$/)
    expect(lines.find(({ metadata }) => metadata)?.metadata).toMatchObject({
      service: { name: 'accounts', environment: 'production', agent: { name: 'rum-js' } },
    })
  })

  await test.step('nothing of a person', () => {
    // The browser itself says in `Origin` at which host a page stands.
    const everything = collector
      .arrivals()
      .map(({ path, headers, body }) => path + JSON.stringify({ ...headers, origin: undefined }) + body)
    const secrets = [
      person.email,
      person.username,
      person.password,
      person.firstName,
      person.lastName,
      session.uid,
      session.idToken,
    ]
    for (const secret of [...secrets, oobCode, name, 'secretfree', 'Hall of Secrets', 'token=', 'eyJ']) {
      expect(
        everything.filter((text) => text.toLowerCase().includes(secret.toLowerCase())),
        secret,
      ).toEqual([])
    }
  })

  await test.step('trace headers to the product alone', () => {
    expect(traced.length).toBeGreaterThan(0)
    expect(traced.filter((origin) => origin !== product.origin && !origin.endsWith(`.${product.hostDomain}`))).toEqual(
      [],
    )
    expect(collector.arrivals().filter(({ headers }) => 'traceparent' in headers)).toEqual([])
  })

  function viewed(): string[] {
    return collector.pageViews().map(({ path }) => path)
  }

  function transactions(): string[] {
    return collector
      .agentLines()
      .flatMap(({ transaction }) => (transaction ? [`${transaction.type} ${transaction.name}`] : []))
  }

  async function signIn() {
    await page.getByLabel('Username or email').fill(person.email)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Next' }).click()
  }
})

test('of 60 changes of page about a tenth is sent', async ({ page, collector, quiet }) => {
  quiet.allow(nothingSampled)
  // The same numbers every time; the page's other calls take some of them.
  await page.addInitScript(() => {
    let state = 2_463_534_242
    Math.random = () => {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return (state >>> 0) / 2 ** 32
    }
  })
  await page.goto('/terms')
  await expect.poll(() => collector.pageViews()).toHaveLength(1)
  await page.evaluate(async () => {
    for (let change = 0; change < 60; change += 1) {
      history.pushState({ key: String(change), idx: change }, '', change % 2 ? '/terms' : '/privacy')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
      const heading = change % 2 ? 'Terms of Service' : 'Privacy Policy'
      while (document.querySelector('h1')?.textContent !== heading) await new Promise(requestAnimationFrame)
    }
  })
  await expect.poll(() => collector.pageViews()).toHaveLength(61)
  const titles = { '/terms': 'Terms of Service · Atrium', '/privacy': 'Privacy Policy · Atrium' }
  expect(collector.pageViews().filter(({ path, title }) => titles[path as '/terms'] !== title)).toEqual([])
  const changes = () => collector.agentLines().filter(({ transaction }) => transaction?.type === 'route-change')
  await expect.poll(() => changes().length).toBeGreaterThanOrEqual(2)
  expect(changes().length).toBeLessThanOrEqual(14)
})

test('of a burst of 25 errors, 20 arrive', async ({ page, collector, quiet }) => {
  quiet.allow(nothingSampled)
  await page.goto('/terms')
  await expect.poll(() => collector.pageViews()).toHaveLength(1)
  await page.evaluate(() => {
    for (let n = 0; n < 25; n += 1) {
      dispatchEvent(
        new ErrorEvent('error', { message: `burst ${n}`, error: new Error(`burst ${n} of ada@example.com`) }),
      )
    }
    dispatchEvent(new Event('pagehide'))
  })
  const errors = () => collector.agentLines().flatMap(({ error }) => error?.exception.message ?? [])
  await expect.poll(errors).toHaveLength(20)
  expect(errors()[0]).toBe('burst 0: burst 0 of (e-mail)')
})

base('with nothing configured, nothing leaves the product’s origin', async ({ page, registered, server }) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  const person = await registered()
  await page.goto('/signin')
  await signInOnPage(page, person)
  await page.goto('/signup/organization')
  await expect(page.getByLabel('Display name')).toBeVisible()
  expect(asked.filter(({ origin }) => origin !== server.origin).map(String)).toEqual([])
  expect(asked.filter(({ pathname }) => /performance|page-views/.test(pathname))).toEqual([])
  expect(
    await page.evaluate(() => ['atrium.visit', 'elastic_apm_config'].filter((key) => key in localStorage)),
  ).toEqual([])
})

base('a build silences the console', async ({ browser, server }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(`${server.origin}/signin`)
  await expect(page.getByLabel('Username or email')).toBeVisible()
  await page.waitForFunction(() => !/native code/.test(String(console.log)))
  await page.evaluate(() => {
    for (const method of ['log', 'info', 'warn', 'error', 'debug', 'table', 'trace', 'dir'] as const)
      console[method]('secret')
  })
  expect(said).toEqual([])
  await context.close()
})
