/** Whom the security rules keep out and lead back in, who sees their page, and who does not meet them. */
import { changeRules } from '@atrium/contract/organizations/rules'
import type { Page } from '@playwright/test'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { startPostgres } from '../postgres/start.ts'
import {
  confirmAddress,
  makeOrganization,
  newPerson,
  registerPerson,
  type Session,
  uniqueName,
} from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { mailAbout } from './support/servers/mailbox.ts'
import { putSignedInState } from './support/signed-in-state.ts'
import { joinAs } from './support/steps/people-fixture.ts'
import { signInInstead, test as schoolTest } from './support/steps/people-school.ts'
import { answerSignIn } from './support/steps/steps.ts'

// A colour on its way to another theme has neither's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const rulesOf = (name: string) => changeRules.path.replace(':name', name)

async function setRules(origin: string, { idToken }: Session, name: string, change: object): Promise<void> {
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' }
  const read = await fetch(origin + rulesOf(name), { headers })
  const { version } = (await read.json()) as { version: number }
  const body = JSON.stringify({ version, ...change })
  expect((await fetch(origin + rulesOf(name), { method: 'PATCH', headers, body })).status).toBe(200)
}

async function signInByMail(page: Page, origin: string, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: 'Email me a code instead' }).click()
  const { text } = await mailAbout(origin, email, 'Sign in to')
  await page.getByLabel('Code').fill(/(\d{6})/.exec(text.slice(text.indexOf('asked for it')))?.[1] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/organizations/)
}

test('a way that is not accepted: said where one enters, signed out there, and brought back by one that is', async ({
  page,
  server,
  registered,
  newOrganization,
  quiet,
}) => {
  test.slow()
  quiet.allow(/status of 403/)
  const owner = await registered()
  const name = await newOrganization(owner)
  const member = await registered()
  await confirmAddress(server.origin, member.session, member)
  await joinAs(server.origin, owner.session, name, member.session, 'User')
  await setRules(server.origin, owner.session, name, { ways: ['password', 'passkey'] })

  await signInByMail(page, server.origin, member.email)
  await page.goto(`/organizations/${name}/overview`)
  const refused = page.getByRole('heading', { name: 'Hall of Arches does not accept the way you signed in' })
  await expect(refused).toBeVisible()
  await expect(page.getByText('Please sign in with a password or a passkey.')).toBeVisible()
  await expectAccessible(page, 'a way that is not accepted')
  await page.goto(`/go/organizations/${name}`)
  await expect(refused).toBeVisible()
  await page.getByRole('button', { name: 'Sign in another way' }).click()
  await answerSignIn(page, member)
  await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await page.goto(`${server.origin}/organizations/${name}/overview`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
})

test('a sign-in that is too old: confirmed where one is, and one goes on', async ({ page, quiet }) => {
  test.slow()
  quiet.allow(/status of 403/)
  const postgres = await startPostgres(console.log)
  if ('unavailable' in postgres) return test.skip(true, postgres.unavailable)
  const dataDir = await dataFolder('browser')
  const server = await startServer({ dataDir, env: { DATABASE_URL: postgres.databaseUrl }, readyWithinMs: 120_000 })
  const database = await openPostgres({ url: postgres.databaseUrl, onIdleError: () => {} })
  const { origin } = server
  const [owner, member] = [newPerson(), newPerson()]
  const ownerSession = await registerPerson(origin, owner, origin)
  const name = uniqueName('hall')
  await makeOrganization(origin, ownerSession, name, 'Hall of Arches')
  await joinAs(origin, ownerSession, name, await registerPerson(origin, member, origin), 'staff')
  await setRules(origin, ownerSession, name, { fresh_hours: 1 })
  await putSignedInState(page, origin, member)
  await database.db.execute("update sessions set started_at = now() - interval '61 minutes'")

  await page.goto(`${origin}/organizations/${name}/people`)
  await expect(page.getByRole('heading', { name: 'Hall of Arches asks you to sign in again' })).toBeVisible()
  await expect(page.getByText('It does so every hour, wherever you are signed in.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm it’s you' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  await dialog.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'People of Hall of Arches' })).toBeVisible()
  await expect(page).toHaveURL(`${origin}/organizations/${name}/people`)
  await database.close()
  await server.stop()
  await postgres.stop()
  await removeFolder(dataDir)
})

schoolTest(
  'staff, members and strangers are shown no rules, and no link to them',
  async ({ page, school, registered, quiet }) => {
    test.slow()
    quiet.allow(/status of 404/)
    const address = `/organizations/${school.name}/security`
    await signInInstead(page, school.carl)
    for (const path of [address, `${address}/lacking?rule=ways`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
      await expect(page.getByRole('link', { name: 'Security', exact: true })).toHaveCount(0)
    }
    for (const [person, heading] of [
      [school.berta, 'Overview'],
      [await registered(), 'No Data found'],
    ] as const) {
      await page.evaluate(() => localStorage.clear())
      await page.context().clearCookies()
      await page.goto('/healthz')
      await page.evaluate(async () => {
        for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
      })
      await putSignedInState(page, new URL(page.url()).origin, person)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByLabel('Ask for a second step')).toHaveCount(0)
    }
  },
)

schoolTest(
  'two owners at once: the second is told, and keeps what was chosen',
  async ({ page, server, school, quiet }) => {
    quiet.allow(/status of 409/)
    await page.goto(`/organizations/${school.name}/security`)
    await page.getByLabel('Ask for a fresh sign-in').check()
    await setRules(server.origin, school.owner.session, school.name, { ways: ['password'] })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const change = page.getByRole('dialog').getByRole('button', { name: 'Change them' })
    await save.click()
    await change.click()
    await expect(page.getByText('Another owner has changed the rules meanwhile.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Ways to sign in' })).toContainText('only a password')
    await expect(page.getByLabel('Ask for a fresh sign-in')).toBeChecked()
    await save.click()
    await change.click()
    await expect(page.getByText('The security rules are changed.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Ask for a fresh sign-in')).toBeChecked()
    await expect(page.getByLabel('Only these')).toBeChecked()
  },
)

schoolTest(
  'who does not meet a rule: from its number to a list, and to the person',
  async ({ page, server, school }) => {
    await setRules(server.origin, school.owner.session, school.name, { fresh_hours: 1 })
    await page.goto(`/organizations/${school.name}/security/lacking?rule=second_step`)
    await expect(page.getByText('Everybody meets this rule')).toBeVisible()
    await page.goto(`/organizations/${school.name}/security/lacking?rule=fresh_hours`)
    await expect(page.getByText('Everybody meets this rule')).toBeVisible()
    await page.route('**/rules', async (route) => {
      const answer = await route.fetch()
      const json = (await answer.json()) as { lacking: object }
      await route.fulfill({ response: answer, json: { ...json, lacking: { ...json.lacking, fresh_hours: 2 } } })
    })
    const people = ['Berta Benz', 'Carl Clerk'].map((displayName, index) => ({
      user_id: [school.berta, school.carl][index]?.session.uid,
      displayName,
      given_name: '',
      family_name: '',
      username: [school.berta, school.carl][index]?.username,
      email: null,
      photoURL: null,
      role: 'User',
      joinedAt: new Date().toISOString(),
    }))
    await page.route('**/rules/lacking?*', (route) =>
      route.fulfill({ json: { page: 1, limit: 10, results: people, totalPages: 1, totalResults: 2 } }),
    )
    await page.goto(`/organizations/${school.name}/security`)
    await page.getByRole('link', { name: 'Who will be asked' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed in too long ago')
    await expect(page.getByText('1 - 2 of 2')).toBeVisible()
    await expectAccessible(page, 'who does not meet a rule')
    await page.getByRole('link', { name: 'Berta Benz' }).click()
    await expect(page.getByRole('checkbox', { name: 'Berta Benz' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Carl Clerk' })).toHaveCount(0)
  },
)
