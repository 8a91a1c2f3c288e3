/** Sibling apps with addresses of their own: the hand-off and the links lead there. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeAuthor } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { expect, readyWithinMs, test as base } from './support/fixtures.ts'

const test = base.extend<object, { elsewhere: string }>({
  /** The host where the apps are. */
  elsewhere: [
    async ({}, use) => {
      const site = createServer((_request, response) => {
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<link rel="icon" href="data:,"><h1>Elsewhere</h1>')
      })
      site.listen(0, '127.0.0.1')
      await once(site, 'listening')
      await use(`localhost:${(site.address() as AddressInfo).port}`)
      site.closeAllConnections()
      site.close()
    },
    { scope: 'worker' },
  ],
  serverOrReason: [
    async ({ elsewhere }, use) => {
      const dataDir = await dataFolder('apps')
      const env = {
        APP_LEARNER_URL: `http://{name}.${elsewhere}/learn`,
        APP_AUTHORING_URL: `http://${elsewhere}/write/{author_id}`,
        APP_TEACHER_URL: `http://{name}.${elsewhere}/teach`,
      }
      const server = await startServer({ dataDir, env, readyWithinMs })
      await use(server)
      await server.stop()
      await removeFolder(dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test('an organization’s hand-off leads to the learner app, with a token', async ({
  page,
  server,
  elsewhere,
  withSession,
  newOrganization,
}) => {
  const name = await newOrganization(await withSession())
  await page.goto(`/go/organizations/${name}`)
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^http://${name}\\.${elsewhere}/learn\\?token=.{40,}$`))
  await page.goto(`http://${name}.${server.hostDomain}/`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(new RegExp(`^http://${name}\\.${elsewhere}/learn\\?token=`))
})

test('a publisher’s hand-off leads to the authoring studio, with a token', async ({
  page,
  server,
  elsewhere,
  withSession,
}) => {
  const { session } = await withSession()
  const { author_id } = await makeAuthor(server.origin, session, 'Ada Press')
  await page.goto(`/go/authors/${author_id}`)
  await expect(page).toHaveURL(new RegExp(`^http://${elsewhere}/write/${author_id}\\?token=.{40,}$`))
})

test('whoever is led to sign-in from an organization’s hand-off is at its door', async ({
  browser,
  server,
  registered,
  newOrganization,
}) => {
  const name = await newOrganization(await registered(), 'Arch School')
  const guest = await browser.newPage({ baseURL: server.origin })
  await guest.goto(`/go/organizations/${name}`)
  await expect(guest).toHaveURL(new RegExp(`/signin\\?redirect=.*${name}`))
  await expect(guest.getByRole('banner').or(guest.getByRole('main')).getByText('Arch School').first()).toBeVisible()
  await guest.close()
})
