/** The people of the model on the whole server, with one organization that all of it is about. */
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { plentyOfAll } from '#testing/servers/plenty.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

type Answer = Awaited<ReturnType<WholeServer['api']>>

export interface Someone {
  uid: string
  email: string
  bearer: string
}

export interface Ground {
  server: WholeServer
  /** Ada first, who owns it, and Cleo, who is of its staff; both stay that. */
  people: Someone[]
}

export interface School extends Ground {
  /** In its address, and its id. */
  name: string
  id: string
  ada: Someone
  cleo: Someone
  /** As the signed-in person, Ada unless it is said otherwise. */
  ask(call: Pick<InjectOptions, 'method' | 'url' | 'query' | 'payload' | 'headers'>, as?: Someone): Promise<Answer>
  /** The same inside the organization. */
  inside(method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, as?: Someone): Promise<Answer>
}

const PEOPLE = 13
const password = 'Quiet-arches-9'

export async function openGround(): Promise<Ground> {
  const server = await wholeServer(plentyOfAll())
  const people: Someone[] = []
  for (let number = 0; number < PEOPLE; number += 1) {
    const email = `person${number}@example.com`
    const signedUp = await server.identity('signUp', { email, password, returnSecureToken: true })
    people.push({ uid: String(signedUp['localId']), email, bearer: '' })
  }
  return { server, people }
}

let made = 0

/** With Ada and Cleo in it, nobody else anywhere, and nobody called anything. */
export async function newSchool({ server, people }: Ground): Promise<School> {
  const { db } = server.database
  for (const table of ['organizations', 'authors', 'mails', 'sessions']) {
    await db.execute(sql.raw(`delete from ${table}`))
  }
  await db.execute(sql`delete from users where not uid = any(${sql.param(people.map(({ uid }) => uid))}::text[])`)
  await db.execute(sql`update users set display_name = '', given_name = '', family_name = '', username = null,
    username_key = null, username_skeleton = null`)
  await db.execute(sql`update accounts set email_verified = true`)
  for (const person of people) {
    const { idToken } = await server.identity('signInWithPassword', {
      email: person.email,
      password,
      returnSecureToken: true,
    })
    person.bearer = `Bearer ${String(idToken)}`
    await server.api({ url: '/api/users/profile' }, person.bearer)
  }
  const [ada, cleo] = people
  if (!ada || !cleo) throw new Error('there is nobody')
  const ask: School['ask'] = (call, as = ada) => server.api(call, as.bearer)
  made += 1
  const name = `school${made}`
  const payload = { name, displayName: 'A Fine School' }
  const { body } = await ask({ method: 'POST', url: '/api/iam/organizations', payload })
  const { id } = body['organization'] as { id: string }
  await putMember({ server, id }, cleo, 'staff')
  return {
    server,
    people,
    name,
    id,
    ada,
    cleo,
    ask,
    inside: (method, path, sent, as = ada) => {
      const query = path.startsWith('/api/iam/') ? {} : { organization: name }
      return ask({ method, url: path, query, ...(sent && { payload: sent }) }, as)
    },
  }
}

/** Past every invite. */
export async function putMember(
  { server, id }: Pick<School, 'server' | 'id'>,
  { uid }: Someone,
  role: 'owner' | 'staff' | 'User',
): Promise<void> {
  await server.database.db.execute(sql`insert into organization_members (organization_id, uid, role)
    values (${id}, ${uid}, ${role}) on conflict (organization_id, uid) do nothing`)
}

/** One of these, whatever the number is. */
export function one<T>(all: readonly T[], number: number): T {
  const found = all[number % Math.max(all.length, 1)]
  if (found === undefined) throw new Error('there is none')
  return found
}
