/** Joining by an address asks the account itself: signed in, on the whole server, with the embedded provider. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, joinRequests, organizationDomains, organizationMembers } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
  const payload = { name: 'school', displayName: 'A Fine School' }
  await server.api({ method: 'POST', url: '/api/iam/organizations', payload })
  const url = '/api/iam/organizations/school/domains'
  await server.api({ method: 'POST', url, payload: { domain: 'school.org' } })
  await server.database.db.update(organizationDomains).set({ provenAt: new Date(), joining: 'join' })
})
afterAll(() => server.close())

interface Person {
  uid: string
  bearer: string
}

async function signUp(email: string): Promise<Person> {
  const made = await server.identity('signUp', { email, password: 'correct horse', returnSecureToken: true })
  return { uid: String(made['localId']), bearer: `Bearer ${String(made['idToken'])}` }
}
const confirm = ({ uid }: Person, emailVerified = true) =>
  server.database.db.update(accounts).set({ emailVerified }).where(eq(accounts.uid, uid))
const join = ({ bearer }: Person) => server.api({ method: 'POST', url: '/api/iam/organizations/school/join' }, bearer)
const offers = async ({ bearer }: Person) =>
  (await server.api({ method: 'GET', url: '/api/iam/organizations/joinable' }, bearer)).body['results'] as unknown[]
const membership = ({ uid }: Person) =>
  server.database.db.select().from(organizationMembers).where(eq(organizationMembers.uid, uid))

test('403 until the address is confirmed, then 200', async () => {
  const ada = await signUp('bea@school.org')
  expect(await offers(ada)).toEqual([])
  expect((await join(ada)).body).toMatchObject({ error: 'email_not_verified' })
  await confirm(ada)
  expect(await offers(ada)).toHaveLength(1)
  expect((await join(ada)).status).toBe(200)
})

test('403 where the confirmation is taken back while the request is under way', async () => {
  const ada = await signUp('cleo@school.org')
  await confirm(ada)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let written = () => {}
  const isWritten = new Promise<void>((resolve) => (written = resolve))
  const { db } = server.database
  // An account that is being changed is waited for, and read as it is then.
  const changing = db.transaction(async (tx) => {
    await tx.update(accounts).set({ emailVerified: false }).where(eq(accounts.uid, ada.uid))
    written()
    await held
  })
  await isWritten
  const joining = join(ada)
  // The embedded database lets nobody begin before; PostgreSQL does.
  if (process.env['TEST_DATABASE_URL'] !== undefined) await expect.poll(() => isSomebodyWaiting(db)).toBe(true)
  release()
  await changing
  expect((await joining).body).toMatchObject({ error: 'email_not_verified' })
  expect(await membership(ada)).toEqual([])
})

async function isSomebodyWaiting(db: WholeServer['database']['db']): Promise<boolean> {
  const waits = sql<boolean>`exists (select 1 from pg_locks where not granted)`
  const [row] = await db.select({ waits }).from(sql`(select 1) as once`)
  return row?.waits === true
}

test('nothing is left of whoever deletes their account, and they join nothing meanwhile', async () => {
  const ada = await signUp('dora@school.org')
  await confirm(ada)
  await server.database.db.update(organizationDomains).set({ joining: 'ask' })
  const asked = await server.api({ method: 'POST', url: '/api/iam/organizations/school/requests' }, ada.bearer)
  expect(asked.status).toBe(201)
  await server.database.db.update(organizationDomains).set({ joining: 'join' })
  const deleting = server.identity('delete', { idToken: ada.bearer.slice('Bearer '.length) })
  await Promise.all([deleting, ...Array.from({ length: 5 }, () => join(ada))])
  expect(await membership(ada)).toEqual([])
  expect(await server.database.db.select().from(joinRequests).where(eq(joinRequests.uid, ada.uid))).toEqual([])
})
