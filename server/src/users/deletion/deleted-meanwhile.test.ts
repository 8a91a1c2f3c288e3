/** What somebody does while their account is being deleted: one of the two is done, and nobody who is gone owns anything. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { users } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

const many = '1000000'
const limits = { LIMIT_SIGN_UPS: many, LIMIT_NAME_CHECKS: many, LIMIT_ACCOUNT_LOOKUPS: many }
let server: WholeServer
beforeAll(async () => void (server = await wholeServer(limits)))
afterAll(() => server.close())

let people = 0
interface Person {
  uid: string
  authorization: string
  idToken: string
}
async function person(): Promise<Person> {
  const email = `passing${(people += 1)}@example.com`
  const made = await server.identity('signUp', { email, password: 'correct horse', returnSecureToken: true })
  const idToken = String(made['idToken'])
  return { uid: String(made['localId']), idToken, authorization: `Bearer ${idToken}` }
}

const post = async (url: string, payload: object, by: Person) => {
  const { status, body } = await server.api({ method: 'POST', url, payload }, by.authorization)
  return { status, body }
}
const made = async (...asked: Parameters<typeof post>) => {
  const answer = await post(...asked)
  expect(answer.status).toBe(201)
  return answer.body
}
async function school(owner: Person): Promise<{ id: string; name: string }> {
  const { body } = await post(
    '/api/iam/organizations',
    { name: `school${(people += 1)}`, displayName: 'School' },
    owner,
  )
  return body['organization'] as { id: string; name: string }
}

interface Act {
  /** What is there before both begin; answers the act. */
  (leaver: Person): Promise<() => Promise<{ status: number }>>
}
const acts: [string, Act][] = [
  [
    'accepting an invite as staff',
    async (leaver) => {
      const owner = await person()
      const { name } = await school(owner)
      const invite = await made(`/api/users/invites?organization=${name}`, { role: 'staff' }, owner)
      return () => post('/api/users/invites/success', { token: invite['token'] }, leaver)
    },
  ],
  [
    'accepting a publisher’s invite',
    async (leaver) => {
      const owner = await person()
      const { author_id } = await made('/api/iam/authors', { name: 'Ada Press' }, owner)
      const invite = await made('/api/iam/authors/invites', { author_id, role: 'staff' }, owner)
      return () => post('/api/iam/authors/invites/success', { token: invite['token'] }, leaver)
    },
  ],
  ['making a publisher', async (leaver) => () => post('/api/iam/authors', { name: 'Late Press' }, leaver)],
  [
    'making an organization',
    async (leaver) => {
      const name = `late${(people += 1)}`
      return () => post('/api/iam/organizations', { name, displayName: 'Late' }, leaver)
    },
  ],
  [
    'giving oneself a name',
    async (leaver) => () => post('/api/users/signup', { given_name: 'Still', family_name: 'There' }, leaver),
  ],
  [
    'restoring an organization',
    async (leaver) => {
      const { id } = await school(leaver)
      await server.api({ method: 'DELETE', url: `/api/iam/organizations/${id}` }, leaver.authorization)
      return () => post(`/api/iam/organizations/${id}/restore`, {}, leaver)
    },
  ],
]

describe.each(acts)('%s', (_what, prepare) => {
  const deleting = (leaver: Person) => () => server.identity('delete', { idToken: leaver.idToken })

  test('both at once', async () => {
    const leaver = await person()
    const act = await prepare(leaver)
    await Promise.all([act(), deleting(leaver)()])
    await expectNobodyGone(leaver)
  })

  test('the account goes between the act’s being let in and its change', async () => {
    const leaver = await person()
    const act = await prepare(leaver)
    await withinFirstChange(act, deleting(leaver))
    await expectNobodyGone(leaver)
  })

  test('the act is done between the deletion’s being let in and its change', async () => {
    const leaver = await person()
    const act = await prepare(leaver)
    await withinFirstChange(deleting(leaver), act)
    await expectNobodyGone(leaver)
  })
})

/** Does `between` where the first transaction of `work` would begin. */
async function withinFirstChange(work: () => Promise<unknown>, between: () => Promise<unknown>): Promise<void> {
  const { db } = server.database
  const begin = vi.spyOn(db, 'transaction')
  begin.mockImplementationOnce(async (...given) => {
    await between()
    return db.transaction(...given)
  })
  await work()
  begin.mockRestore()
}

async function expectNobodyGone(leaver: Person): Promise<void> {
  const [row] = await server.database.db.select().from(users).where(eq(users.uid, leaver.uid))
  if (row?.goneAt != null) expect(row).toMatchObject({ givenName: '', displayName: '', email: null })
  expect(await ghosts()).toEqual([])
  expect(await ownerless()).toEqual([])
}

/** Memberships of whoever has no account. */
async function ghosts(): Promise<unknown[]> {
  const { rows } = (await server.database.db.execute(sql`
    select m.uid from (select uid from organization_members union all select uid from author_members) as m
    where not exists (select from accounts where accounts.uid = m.uid)`)) as { rows: unknown[] }
  return rows
}

/** What is open and nobody's. */
async function ownerless(): Promise<unknown[]> {
  const { rows } = (await server.database.db.execute(sql`
    select name from organizations where deleted_at is null and not exists (
      select from organization_members m where m.organization_id = organizations.id and role = 'owner' and removed_at is null)
    union all
    select name from authors where deleted_at is null and not exists (
      select from author_members m where m.id = authors.id and role = 'owner')`)) as { rows: unknown[] }
  return rows
}
