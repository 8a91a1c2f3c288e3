/**
 * Whoever takes somebody out of an organization holds the person, and then ends their sessions there: what the account
 * itself does comes in that order too (docs/decisions/0102), or the two would wait for each other.
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => void (server = await wholeServer()))
afterAll(() => server.close())

const password = 'correct horse'
let made = 0
async function person() {
  const email = `ending${(made += 1)}@example.com`
  const { localId, idToken } = await server.identity('signUp', { email, password, returnSecureToken: true })
  return { uid: String(localId), email, idToken: String(idToken) }
}

async function mailedCode(to: string): Promise<string> {
  const mails = (await server.app.inject('/dev/mailbox.json')).json<{ to: string; links: string[] }[]>()
  const link = mails.find((mail) => mail.to === to)?.links[0] ?? ''
  return new URL(link).searchParams.get('oobCode') ?? ''
}

/** From now on sessions end here only where their person's record is held by then, in the way that keeps everybody else out. */
async function requireHeld(): Promise<void> {
  await server.database.db.execute(sql`create function person_held() returns trigger language plpgsql as $$ begin
    if not exists (select from users where uid = new.uid and xmax = pg_current_xact_id()::xid) then
      raise exception 'the person is not held'; end if; return new; end $$`)
  await server.database.db.execute(sql`create trigger person_held before update of ended_at on sessions for each row
    execute function person_held()`)
}

test('whoever gets another address holds the person before the sessions end', async () => {
  const { email, idToken } = await person()
  const newEmail = `new-${email}`
  await server.identity('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
  await requireHeld()
  expect(await server.identity('update', { oobCode: await mailedCode(newEmail) })).toMatchObject({ email: newEmail })
  // Back by the code that the old address was mailed.
  const { idToken: again } = await server.identity('signInWithPassword', {
    email: newEmail,
    password,
    returnSecureToken: true,
  })
  expect(again).toBeTypeOf('string')
  expect(await server.identity('update', { oobCode: await mailedCode(email) })).toMatchObject({ email })
  await server.database.db.execute(sql`drop function person_held cascade`)
})

test('whoever changes only what they sign in with writes no address, and so keeps nobody out', async () => {
  const { idToken } = await person()
  const { db } = server.database
  await db.execute(sql`create function address_written() returns trigger language plpgsql as $$ begin
    raise exception 'an address is written'; end $$`)
  await db.execute(sql`create trigger address_written before update of email_key on users for each row
    execute function address_written()`)
  const changed = await server.identity('update', { idToken, password: 'another horse', returnSecureToken: true })
  await db.execute(sql`drop function address_written cascade`)
  expect(changed).toHaveProperty('idToken')
})

/** An organization ends what would begin a session, and then sessions: whoever holds a session first would wait for it. */
test('whoever changes what they sign in with holds what would begin a session before any session', async () => {
  const { uid, idToken } = await person()
  const minted = { method: 'POST', url: '/api/iam/auth/customToken', payload: { uid } } as const
  expect((await server.api(minted, `Bearer ${idToken}`)).status).toBe(201)
  const { db } = server.database
  await db.execute(sql`create function secret_held() returns trigger language plpgsql as $$ begin
    if exists (select from sessions join one_time_secrets using (uid) where sessions.xmax = pg_current_xact_id()::xid
      and one_time_secrets.xmax <> pg_current_xact_id()::xid and consumed_at is null) then
      raise exception 'a session is held before the secret'; end if; return null; end $$`)
  await db.execute(sql`create trigger secret_held before update of consumed_at on one_time_secrets
    execute function secret_held()`)
  const changed = await server.identity('update', { idToken, password: 'another horse', returnSecureToken: true })
  await db.execute(sql`drop function secret_held cascade`)
  expect(changed).toHaveProperty('idToken')
})
