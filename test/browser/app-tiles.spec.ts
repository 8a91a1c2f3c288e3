/** An organization's site: which of the apps that are set up it shows to whom, and the way back from one to come. */
import { dataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { expect, readyWithinMs, test as base } from './support/fixtures.ts'
import { joinAs } from './support/steps/people-fixture.ts'

const test = base.extend({
  serverOrReason: [
    async ({}, use) => {
      const dataDir = await dataFolder('tiles')
      const port = await freePort()
      const env = {
        APP_TEACHER_URL: 'https://{name}.teach.example.org/',
        APP_CONSOLE_URL: 'https://console.example.org/{name}',
        APP_ENGAGE_URL: `http://localhost:${port}/comingsoon?organization={name}`,
      }
      const server = await startServer({ dataDir, env, port, readyWithinMs })
      await use(server)
      await server.stop()
      await removeFolder(dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const tilesOf = {
  owner: ['Engagement studio', 'People manager', 'Teacher app', 'Console'],
  staff: ['Engagement studio', 'People manager', 'Teacher app'],
  User: [],
}

for (const role of ['staff', 'User'] as const) {
  test(`${role}: the apps of that role`, async ({ page, server, registered, withSession, newOrganization }) => {
    const owner = await registered()
    const name = await newOrganization(owner, 'Hall of Arches')
    const person = await withSession()
    await joinAs(server.origin, owner.session, name, person.session, role)
    await page.goto(`/go/organizations/${name}`)
    await expect(page.getByText('You are signed in to Hall of Arches.')).toBeVisible()
    const asked = page.waitForResponse(/members\/me/)
    await page.reload()
    await asked
    await expect(page.getByRole('navigation', { name: 'Apps' }).getByRole('link')).toHaveText(tilesOf[role])
  })
}

test('owner: all that are set up; one that is to come leads back to the organization', async ({
  page,
  server,
  withSession,
  newOrganization,
}) => {
  const name = await newOrganization(await withSession(), 'Hall of Arches')
  await page.goto(`/go/organizations/${name}`)
  await expect(page.getByRole('navigation', { name: 'Apps' }).getByRole('link')).toHaveText(tilesOf.owner)
  await page.getByRole('link', { name: 'Engagement studio' }).click()
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
  await page.getByRole('link', { name: `Back to ${name}.${server.hostDomain}` }).click()
  await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
  await expect(page.getByText('You are signed in to Hall of Arches.')).toBeVisible()
})
