/** A server with an organization, people of every role in it, and one of each thing that calls name. */
import { sql } from 'drizzle-orm'
import { type Made, makeAll } from '#testing/matrix/fixtures.ts'
import { wholeServer, type WholeServer } from '#testing/servers/whole-server.ts'
import type { CallerName } from './calls.ts'
import type { Known } from './values.ts'

const PASSWORD = 'correct horse battery'
const many = '1000000'
/** So that what is looked for is behind the limits. */
const wide = {
  LIMIT_NAME_CHECKS: many,
  LIMIT_ACCOUNT_LOOKUPS: many,
  LIMIT_SIGN_UPS: many,
  LIMIT_WRONG_PASSWORDS: many,
  LIMIT_ORGANIZATIONS: many,
  LIMIT_PUBLISHERS: many,
}

export interface World {
  server: WholeServer
  /** What there is, by the name of the field that names it. It changes in place, as things are made anew. */
  known: Known
  bearerOf(caller: CallerName): string
  /** Makes anew what calls have ended or deleted: sessions, the organization, who belongs to it, things in it. */
  restore(): Promise<void>
  close(): Promise<void>
}

export async function fuzzWorld(): Promise<World> {
  const server = await wholeServer(wide)
  const bearers = new Map<CallerName, string>()
  const uids = new Map<CallerName, string>()
  const known: Record<string, unknown[]> = {}
  let numbers = 0
  const people: CallerName[] = ['owner', 'staff', 'User', 'stranger']

  async function signUp(name: CallerName): Promise<void> {
    const email = `${name.toLowerCase()}-${++numbers}@example.com`
    const wanted = { email, password: PASSWORD, returnSecureToken: true }
    const { localId, idToken, refreshToken } = await server.identity('signUp', wanted)
    if (typeof localId !== 'string' || typeof idToken !== 'string') throw new Error('nobody was signed up')
    uids.set(name, localId)
    bearers.set(name, `Bearer ${idToken}`)
    const signedUp = { given_name: 'Ada', family_name: 'Lovelace', username: `${name.toLowerCase()}${numbers}` }
    await server.api({ method: 'POST', url: '/api/users/signup', payload: signedUp }, `Bearer ${idToken}`)
    known['email'] = [email, 'nobody@example.com']
    Object.assign(known, { idToken: [idToken], refreshToken: [refreshToken], localId: [localId] })
    known['username'] = [signedUp.username, 'nobody']
  }

  async function restore(): Promise<void> {
    for (const name of people) await signUp(name)
    const name = `school${++numbers}`
    const as = bearers.get('owner') ?? ''
    const call = (url: string, payload: object) => server.api({ method: 'POST', url, payload }, as)
    const { body } = await call('/api/iam/organizations', { name, displayName: 'A Fine School' })
    const { id } = body['organization'] as { id: string }
    const { body: publisher } = await call('/api/iam/authors', { name: `Publisher ${numbers}` })
    const { db } = server.database
    for (const role of ['staff', 'User'] as const) {
      await db.execute(
        sql`insert into organization_members (organization_id, uid, role) values (${id}, ${uids.get(role)}, ${role})`,
      )
    }
    const made = await makeAll(db, id, String(publisher['author_id']))
    Object.assign(known, knownOf(made, name, [...uids.values()]))
  }

  await restore()
  return { server, known, bearerOf: (caller) => bearers.get(caller) ?? '', restore, close: () => server.close() }
}

function knownOf(made: Made, organization: string, uids: string[]): Known {
  const { member, owner, removed, label, deletedLabel, class: klass, deletedClass, invite, author } = made
  const persons = [...uids, member, owner, removed]
  return {
    organization: [organization],
    name: [organization, 'A new name', 'Another name'],
    id: [...persons, made.organization, label, deletedLabel, klass, deletedClass, invite, made.import],
    '/labels/:id': [label, deletedLabel],
    '/classes/:id': [klass, deletedClass],
    '/invites/:id': [invite],
    '/organizations/:id': [made.organization],
    '/imports/:id': [made.import],
    '/members/:id': persons,
    '/owners/:id': persons,
    user_id: persons,
    uid: persons,
    member: persons,
    label: [label],
    class_id: [klass],
    author_id: [author],
    role: ['owner', 'staff', 'User'],
    origin: ['http://localhost:8080'],
    before: ['7', '9'.repeat(18), `2199-12-31T23:59:59.999Z_${invite}`],
    page: ['1', '2'],
    limit: ['1', '50'],
    password: [PASSWORD],
    displayName: ['A Fine School'],
  }
}
