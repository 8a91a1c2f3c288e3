/** Rows are held in one order (docs/decisions/0102), so that no two changes wait for each other; where they do, nothing is half done. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => void (server = await wholeServer()))
afterAll(() => server.close())

const password = 'correct horse'
let people = 0
async function person() {
  const email = `ordered${(people += 1)}@example.com`
  const { localId, idToken } = await server.identity('signUp', { email, password, returnSecureToken: true })
  return { uid: String(localId), email, bearer: `Bearer ${String(idToken)}`, idToken }
}

async function organization(name: string, bearer?: string): Promise<void> {
  const payload = { name, displayName: 'School' }
  expect((await server.api({ method: 'POST', url: '/api/iam/organizations', payload }, bearer)).status).toBe(201)
}

/** A publisher to which somebody came by an invite. */
async function press(member: { bearer: string }): Promise<string> {
  const made = await server.api({ method: 'POST', url: '/api/iam/authors', payload: { name: 'Press' } })
  expect(made.status).toBe(201)
  const author_id = String(made.body['author_id'])
  const invited = await server.api({ method: 'POST', url: '/api/iam/authors/invites', payload: { author_id } })
  const accept = {
    method: 'POST' as const,
    url: '/api/iam/authors/invites/success',
    payload: { token: invited.body['token'] },
  }
  expect((await server.api(accept, member.bearer)).status).toBe(200)
  return author_id
}

// Against the order each of these is refused (`testing/databases/held-in-order.ts`).
test('whoever is taken out of a publisher, or is of one that is deleted, is held before it', async () => {
  const member = await person()
  const id = await press(member)
  expect((await server.api({ method: 'DELETE', url: `/api/iam/authors/${id}/members/${member.uid}` })).status).toBe(204)
  const other = await press(member)
  expect((await server.api({ method: 'DELETE', url: `/api/iam/authors/${other}` })).status).toBe(204)
})

test('whoever takes a username holds their account first, on whichever way: a directory that has it holds the person later', async () => {
  const member = await person()
  const names = { given_name: 'Ada', family_name: 'Lovelace' }
  const ways = [
    { method: 'POST', url: '/api/users/signup', payload: { ...names, username: 'first.ordered' } },
    { method: 'PATCH', url: `/api/users/members/${member.uid}`, payload: { data: { username: 'second.ordered' } } },
    { method: 'PATCH', url: '/api/users/profile', payload: { username: 'third.ordered' } },
  ] as const
  const statuses: number[] = []
  for (const way of ways) statuses.push((await server.api(way, member.bearer)).status)
  expect(statuses).toEqual([201, 200, 200])
})

test('what somebody achieved in a class is held behind the organization, beside others: whoever fills the class is waited for', async () => {
  await organization('achieved')
  const post = async (path: string, payload: object) => {
    const made = await server.api({ method: 'POST', url: `/api/users/${path}?organization=achieved`, payload })
    expect(made).toMatchObject({ status: 201 })
    return made.body
  }
  const made = await post('classes', { name: 'Chess', members: [server.uid] })
  await post('achievements', { user_id: server.uid, points: 5, class_id: made['id'] })
})

test('the end of a membership holds nobody’s record: the organization is held by then', async () => {
  await organization('endless')
  const modes = await server.database.db.transaction(async (tx) => {
    await tx.execute(sql`update organization_members set removed_at = now() where organization_name = 'endless'`)
    const { rows } = (await tx.execute(sql`select mode from pg_locks where locktype = 'relation'
      and relation = 'users'::regclass and mode <> 'AccessShareLock' and pid = pg_backend_pid()`)) as {
      rows: unknown[]
    }
    return rows
  })
  expect(modes).toEqual([])
})

test('an account that goes holds all its organizations by one statement, those that are written to at its address too', async () => {
  const founder = await person()
  const written = await person()
  await organization('ownone', founder.bearer)
  await organization('another')
  await server.database.db.execute(
    sql`update organizations set company_email = ${founder.email} where name = 'another'`,
  )
  await server.database.db.execute(sql`insert into organization_members (organization_id, uid, role)
    select id, ${written.uid}, 'owner' from organizations where name = 'ownone'`)
  const waiting: string[] = []
  server.database.watchStatements((text, run) => {
    if (/from "organizations".* for update$/.test(text)) waiting.push(text)
    return run()
  })
  expect(await server.identity('delete', { idToken: founder.idToken })).not.toHaveProperty('error')
  expect(waiting).toHaveLength(1)
  const { rows } = (await server.database.db.execute(
    sql`select name from organizations where company_email = ${founder.email}`,
  )) as { rows: unknown[] }
  expect(rows).toEqual([])
})

test('503, to be tried again at once, where the database ended one of two that waited for each other: nothing is done of it', async () => {
  await organization('deadlocked')
  const url = '/api/iam/organizations/deadlocked'
  const rename = () => server.api({ method: 'PATCH', url, payload: { version: 1, displayName: 'Renamed' } })
  const { db } = server.database
  await db.execute(sql`create function end_one_of_two() returns trigger language plpgsql as $$ begin
    raise exception 'deadlock detected' using errcode = '40P01'; end $$`)
  await db.execute(sql`create trigger end_one_of_two before insert on audit_records for each row
    when (new.action = 'organization.settings_changed') execute function end_one_of_two()`)
  const refused = await server.app.inject({
    method: 'PATCH',
    url,
    payload: { version: 1, displayName: 'Renamed' },
    headers: { authorization: await ada() },
  })
  await db.execute(sql`drop trigger end_one_of_two on audit_records`)
  await db.execute(sql`drop function end_one_of_two()`)
  expect([refused.statusCode, refused.json<{ error: string }>().error, refused.headers['retry-after']]).toEqual([
    ...[503, 'unavailable', '1'],
  ])
  expect((await server.api({ url })).body).toMatchObject({ displayName: 'School', version: 1 })
  expect((await rename()).status).toBe(200)
})

async function ada(): Promise<string> {
  const { idToken } = await server.identity('signInWithPassword', { email: 'ada@example.com', password })
  return `Bearer ${String(idToken)}`
}
