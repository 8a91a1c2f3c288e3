/** What a thief does so that nobody finds what they have left behind by an account that was taken back. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directory, robberies, type Robberies, says, tokenOf } from '#testing/fixtures/sign-in/robbed.ts'

let at: Robberies
beforeAll(async () => {
  at = await robberies()
}, 60_000)
afterAll(() => at.close())

const db = () => at.the.server.database.db

/** Another owner with an address of the school's domain. */
async function adaAt(school: { name: string; organizationId: string }) {
  const ada = await at.the.signUp(`ada@${school.name}.org`)
  await db().execute(sql`insert into organization_members (organization_id, uid, role)
    values (${school.organizationId}, ${ada.uid}, 'owner')`)
}

test('what was made as another owner ends too where the connection that they came in by was deleted since', async () => {
  const { school, asOther, steal } = await at.robbed('erased')
  await adaAt(school)
  const { ask, takeBack } = await steal()
  await at.repoint(school, ask)
  const theirs = { ...school, issuer: at.elsewhere }
  const { idToken } = await at.the.signIn((await at.the.arrive(theirs, says(school))).token)
  const asAda = at.asker(school, `Bearer ${String(idToken)}`)
  const token = await tokenOf(asAda('POST', 'connections', directory))
  expect((await ask('DELETE', `single-sign-on/${school.connectionId}`)).status).toBe(204)
  // Another one has its place by now, and nobody had a hand in that.
  expect((await asOther('POST', 'single-sign-on', { name: 'New', ...at.otherSide() })).body['id']).toBe(
    school.connectionId,
  )
  const others = await tokenOf(asOther('POST', 'connections', directory))
  await takeBack()
  expect([await at.scim(school, token), await at.scim(school, others)]).toEqual([401, 200])
})

test.each(['login.school.example', '0170 1234567'])('owners are told of a connection called %s', async (name) => {
  const { school, other, steal } = await at.robbed(`called${name.length}`)
  const { ask, takeBack } = await steal()
  await at.repoint(school, ask)
  const path = `single-sign-on/${school.connectionId}`
  const { version } = (await ask('GET', path)).body
  expect((await ask('PATCH', path, { version, name })).status).toBe(200)
  await takeBack()
  const notice = (await at.mailsTo(other.email)).find(({ subject }) => subject.includes('in other hands'))
  expect(notice?.text).toContain('are off now: OpenID Connect.')
})

test('whoever did something in twenty organizations of their own at last hides none where the person belonged before', async () => {
  const { school, email, steal } = await at.robbed('flooded')
  await db().execute(sql`update organization_members set created_at = now() - interval '1 year'
    where organization_id = ${school.organizationId}`)
  const { ask, bearer, takeBack } = await steal()
  await tokenOf(ask('POST', 'connections', directory))
  for (const letter of 'abcdefghijklmnopqrst') {
    const payload = { name: `flood${letter}`, displayName: `Flood ${letter}` }
    const made = await at.the.server.api({ method: 'POST', url: '/api/iam/organizations', payload }, bearer)
    expect(made).toMatchObject({ status: 201 })
  }
  await takeBack()
  const links = (await at.mailsTo(email))
    .filter(({ subject }) => subject.startsWith('Please check what your account did in'))
    .flatMap((mail) => mail.links)
  expect(links).toHaveLength(20)
  expect(links.filter((link) => link.includes('/organizations/flooded/timeline'))).toHaveLength(1)
})

test('by several connections at once: all that would begin a session is held before any session', async () => {
  const { school, steal } = await at.robbed('several')
  const { ask, takeBack } = await steal()
  await at.repoint(school, ask)
  const connectionId = String((await ask('POST', 'single-sign-on', { name: 'New', ...at.otherSide() })).body['id'])
  const second = { ...school, connectionId, issuer: at.elsewhere }
  await at.the.tryOut({ ...second, ask })
  expect((await ask('POST', `single-sign-on/${connectionId}/switch`, { on: true })).status).toBe(200)
  for (const by of [{ ...school, issuer: at.elsewhere }, second]) {
    const lead = { connection: by.connectionId, only: false }
    expect((await ask('PATCH', `single-sign-on-domains/${school.domainId}`, lead)).status).toBe(200)
    expect(await at.the.signIn((await at.the.arrive(by, says(school))).token)).toHaveProperty('idToken')
    // One that nobody has used yet.
    expect((await at.the.arrive(by, says(school))).token).toBeTypeOf('string')
  }
  await db().execute(sql`create function session_ended() returns trigger language plpgsql as $$ begin
    if exists (select from sessions where uid = new.uid and xmin = pg_current_xact_id()::xid) then
      raise exception 'a session is held before the secret'; end if; return new; end $$`)
  await db().execute(sql`create trigger session_ended before update of consumed_at on one_time_secrets for each row
    when (new.detail ? 'connectionId') execute function session_ended()`)
  try {
    await takeBack()
  } finally {
    await db().execute(sql`drop function session_ended cascade`)
  }
})

test('however many came by a connection of theirs, what they made is looked for by all of them at once', async () => {
  const { school, steal } = await at.robbed('crowd')
  const { ask, takeBack } = await steal()
  await at.repoint(school, ask)
  expect(
    await at.the.signIn((await at.the.arrive({ ...school, issuer: at.elsewhere }, says(school))).token),
  ).toHaveProperty('idToken')
  await db().execute(
    sql`insert into accounts (uid, valid_since) select 'crowd' || n, now() from generate_series(1, 50) n`,
  )
  await db()
    .execute(sql`insert into sessions select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
    'uid', 'crowd' || n))).* from sessions s, generate_series(1, 50) n where s.sso_connection_id = ${school.connectionId}`)
  await db().execute(sql`create sequence looks`)
  await db().execute(sql`create function looked() returns trigger language plpgsql as
    $$ begin perform nextval('looks'); return null; end $$`)
  await db().execute(
    sql`create trigger looked after delete on scim_tokens for each statement execute function looked()`,
  )
  await takeBack()
  const { rows } = (await db().execute(sql`select last_value::int as looks from looks`)) as { rows: object[] }
  await db().execute(sql`drop function looked cascade`)
  expect(rows).toEqual([{ looks: 2 }])
})
