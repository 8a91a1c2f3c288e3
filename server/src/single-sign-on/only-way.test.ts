/** An organization's own sign-in as the only way in for its domain: refused is every other way, for everybody but owners. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'

let the: SingleSignOn
let acme: School
const password = 'Quiet-arches-9'
beforeAll(async () => {
  the = await singleSignOn()
  acme = await the.school('acme')
}, 60_000)
afterAll(() => the.close())

const setOnly = (only: boolean) =>
  acme.ask('PATCH', `single-sign-on-domains/${acme.domainId}`, { connection: acme.connectionId, only })
const byPassword = (email: string) => the.server.identity('signInWithPassword', { email, password })
const refused = { error: { message: expect.stringMatching(/^OPERATION_NOT_ALLOWED : Your organization/) as string } }

test('step 1 knows where an address belongs, whoever has it, and by its very domain alone', async () => {
  const find = async (email: string) =>
    (await the.server.api({ method: 'POST', url: '/api/iam/auth/single-sign-on', payload: { email } }, '')).body
  const found = await find('nobody@acme.org')
  expect(found).toMatchObject({
    connection: { id: acme.connectionId, name: 'Ours', only: false, organization: { displayName: 'School acme' } },
  })
  expect(await find('owner@acme.example')).toEqual({ connection: null })
  expect(await find('ada@mail.acme.org')).toEqual({ connection: null })
  expect(await find('ADA@ACME.ORG')).toEqual(found)
})

test('a password, a new account and a passkey’s token are refused; the organization’s own sign-in is not', async () => {
  const { uid } = await the.signUp('ada@acme.org')
  expect((await byPassword('ada@acme.org'))['localId']).toBe(uid)
  const { db } = the.server.database
  expect((await setOnly(true)).status).toBe(200)
  expect(await byPassword('ada@acme.org')).toMatchObject(refused)
  expect(await the.server.identity('signUp', { email: 'new@acme.org', password })).toMatchObject(refused)
  const token = 'a passkey’s'
  const { createHash } = await import('node:crypto')
  const hash = createHash('sha256').update(token).digest('base64url')
  await db.execute(sql`insert into one_time_secrets (hash, kind, uid, detail, expires_at)
    values (${hash}, 'passkey_token', ${uid}, '{}', now() + interval '1 minute')`)
  expect(await the.server.identity('signInWithCustomToken', { token })).toMatchObject(refused)
  const arrived = await the.arrive(acme, { sub: 'ada', email: 'ada@acme.org', email_verified: true })
  expect((await the.signIn(arrived.token))['localId']).toBe(uid)
})

test('a wrong password learns nothing of it', async () => {
  const wrong = await the.server.identity('signInWithPassword', { email: 'ada@acme.org', password: 'wrong' })
  expect(wrong['error']).toMatchObject({ message: 'INVALID_LOGIN_CREDENTIALS' })
})

test('a mailed link is refused, and makes no account', async () => {
  const { asked } = (
    await the.server.api(
      { method: 'POST', url: '/api/iam/auth/mail-sign-ins', payload: { email: 'mailed@acme.org' } },
      '',
    )
  ).body as { asked: string }
  const { db } = the.server.database
  const { createHash } = await import('node:crypto')
  const link = createHash('sha256').update('link').digest('base64url')
  await db.execute(sql`update mailed_sign_ins set link_hash = ${link} where email_key = 'mailed@acme.org'`)
  expect(asked).toBeTypeOf('string')
  const answer = await the.server.identity('signInWithEmailLink', { email: 'mailed@acme.org', oobCode: 'link' })
  expect(answer).toMatchObject(refused)
  expect(await db.execute(sql`select uid from accounts where email_key = 'mailed@acme.org'`)).toMatchObject({
    rows: [],
  })
})

test('a domain that is proven no more closes no way; proven again, it does', async () => {
  const { db } = the.server.database
  const prove = (at: string | null) =>
    db.execute(sql`update organization_domains set proven_at = ${at}::timestamptz where id = ${acme.domainId}`)
  await prove(null)
  expect((await byPassword('ada@acme.org'))['idToken']).toBeTypeOf('string')
  await prove(new Date().toISOString())
  expect(await byPassword('ada@acme.org')).toMatchObject(refused)
})

test('of two organizations only the one that has proven the domain can close its ways, and its own alone', async () => {
  const other = await the.school('other')
  const path = (domain: string) => `single-sign-on-domains/${domain}`
  const close = { connection: other.connectionId, only: true }
  expect((await other.ask('PATCH', path(acme.domainId), close)).status, 'another’s domain').toBe(404)
  expect((await acme.ask('PATCH', path(acme.domainId), close)).status, 'another’s connection').toBe(404)
  await the.signUp('grace@other.org')
  expect((await byPassword('grace@other.org'))['idToken']).toBeTypeOf('string')
})

test('owners keep their ways, other addresses theirs; switched off, everything is as before', async () => {
  const { uid } = await the.signUp('someone@elsewhere.example')
  expect((await byPassword('someone@elsewhere.example'))['localId']).toBe(uid)
  await the.server.database.db.execute(
    sql`update organization_members set role = 'owner' where organization_id = ${acme.organizationId}`,
  )
  expect((await byPassword('ada@acme.org'))['idToken']).toBeTypeOf('string')
  await the.server.database.db.execute(
    sql`update organization_members set role = 'User' where uid <> ${acme.owner.uid}`,
  )
  expect(await byPassword('ada@acme.org')).toMatchObject(refused)
  await acme.ask('POST', `single-sign-on/${acme.connectionId}/switch`, { on: false })
  expect((await byPassword('ada@acme.org'))['idToken']).toBeTypeOf('string')
})
