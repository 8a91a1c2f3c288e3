/** What an organization is written to, once the account is gone whose own address that was. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
})
afterAll(() => server.close())

let made = 0
/** Somebody founds an organization, which Ada owns with them. */
async function founded(email: string, metadata?: object) {
  const account = await server.identity('signUp', { email, password: 'correct horse', returnSecureToken: true })
  const name = `founded${++made}`
  const payload = { name, displayName: 'Founded', ...(metadata && { metadata }) }
  const bearer = `Bearer ${String(account['idToken'])}`
  expect((await server.api({ method: 'POST', url: '/api/iam/organizations', payload }, bearer)).status).toBe(201)
  await server.database.db.execute(sql`insert into organization_members (organization_id, uid, role)
    select id, ${server.uid}, 'owner' from organizations where name = ${name}`)
  const settings = async () => (await server.api({ url: `/api/iam/organizations/${name}` })).body
  const leave = async () => expect(await server.identity('delete', account)).not.toHaveProperty('error')
  return { name, settings, leave }
}
const writtenTo = (settings: object, email: string | null) =>
  expect(settings).toMatchObject({ metadata: { company_email: email } })

test('it says nothing any more, and whoever has read the settings before does not write it back', async () => {
  const { name, settings, leave } = await founded('Founder@example.com')
  const before = await settings()
  writtenTo(before, 'Founder@example.com')
  await leave()
  writtenTo(await settings(), null)
  const payload = { version: before['version'], metadata: { company_email: 'founder@example.com' } }
  const stale = await server.api({ method: 'PATCH', url: `/api/iam/organizations/${name}`, payload })
  expect(stale).toMatchObject({ status: 409, body: { error: 'settings_changed' } })
})

test('the address that was theirs as they founded it goes with them too, once they have another', async () => {
  const { name, settings, leave } = await founded('before@example.com')
  await server.database.db.execute(sql`update users set email = 'after@example.com', email_key = 'after@example.com'
    where email = 'before@example.com'`)
  await server.database.db.execute(sql`update accounts set email = 'after@example.com', email_key = 'after@example.com'
    where email = 'before@example.com'`)
  writtenTo(await settings(), 'before@example.com')
  await leave()
  writtenTo(await settings(), null)
  const { rows } = (await server.database.db.execute(
    sql`select company_email_of as whose from organizations where name = ${name}`,
  )) as { rows: unknown[] }
  expect(rows).toEqual([{ whose: null }])
})

test('in capitals it is the same address, whichever language the database was made in', async () => {
  const { settings, leave } = await founded('fiona@example.com', { company_email: 'FIONA@EXAMPLE.COM' })
  writtenTo(await settings(), 'FIONA@EXAMPLE.COM')
  await leave()
  writtenTo(await settings(), null)
})

test('another address stays, and so does one under a domain that the organization has proven', async () => {
  const other = await founded('another@example.com', { company_email: 'office@school.example' })
  const proven = await founded('head@school.example')
  await server.database.db.execute(sql`insert into organization_domains (id, organization_id, domain, seed, proven_at)
    select gen_random_uuid(), id, 'school.example', 'seed', now() from organizations where name = ${proven.name}`)
  await other.leave()
  await proven.leave()
  writtenTo(await other.settings(), 'office@school.example')
  writtenTo(await proven.settings(), 'head@school.example')
})

test('of an organization that was deleted, and may be restored, it goes too', async () => {
  const { name, leave } = await founded('gone@example.com')
  await server.database.db.execute(sql`update organizations set deleted_at = now() where name = ${name}`)
  await leave()
  const { rows } = (await server.database.db.execute(
    sql`select company_email from organizations where name = ${name}`,
  )) as { rows: unknown[] }
  expect(rows).toEqual([{ company_email: null }])
})
