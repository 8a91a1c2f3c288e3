/** A person's names stand with their memberships: an organization is held before what belongs to it, by this as by all else. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

const many = '1000000'
let server: WholeServer
beforeAll(async () => {
  server = await wholeServer({ LIMIT_SIGN_UPS: many, LIMIT_ORGANIZATIONS: many })
})
afterAll(() => server.close())

let made = 0
async function person() {
  const email = `named${(made += 1)}@example.com`
  const { localId, idToken } = await server.identity('signUp', { email, password: 'correct horse' })
  return { uid: String(localId), bearer: `Bearer ${String(idToken)}` }
}

/** Of somebody who is a User there, as are all of `people`. */
async function organization(people: { uid: string }[]): Promise<{ id: string; name: string }> {
  const name = `named${(made += 1)}`
  const payload = { name, displayName: 'A Fine Name' }
  const { body } = await server.api({ method: 'POST', url: '/api/iam/organizations', payload })
  const { id } = body['organization'] as { id: string }
  for (const { uid } of people) {
    await server.database.db.execute(
      sql`insert into organization_members (organization_id, uid, role) values (${id}, ${uid}, 'User')`,
    )
  }
  return { id, name }
}

test('whoever is renamed holds the organizations that they belong to, and no other', async () => {
  const { uid } = await person()
  const [ours, other] = [await organization([{ uid }]), await organization([])]
  const held = await server.database.db.transaction(async (tx) => {
    await tx.execute(sql`update users set display_name = 'Another' where uid = ${uid}`)
    const answer: unknown = await tx.execute(
      sql`select id from organizations where id in (${ours.id}, ${other.id}) and xmax = pg_current_xact_id()::xid`,
    )
    return (answer as { rows: { id: string }[] }).rows
  })
  expect(held).toEqual([{ id: ours.id }])
})

test('many rename themselves while owners change what they are: each is done, and nobody is told to come again', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, person))
  const places = [await organization(people), await organization(people)]
  const rename = ({ bearer }: (typeof people)[number], at: number) => {
    const payload = { displayName: `Name ${at}`, username: `renamed${(made += 1)}` }
    return server.api({ method: 'PATCH', url: '/api/users/profile', payload }, bearer)
  }
  const roles = ({ name }: (typeof places)[number], at: number) => {
    const role = at % 2 === 0 ? 'staff' : 'User'
    const changes = people.map(({ uid }) => ({ user_id: uid, role }))
    const url = '/api/users/members/roles'
    return server.api({ method: 'POST', url, query: { organization: name }, payload: { changes } })
  }
  const asked = Array.from({ length: 10 }, (_, at) => [
    ...people.map((one) => rename(one, at)),
    ...places.map((one) => roles(one, at)),
  ]).flat()
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
})
