/** The real people, their publishers and their organization on the whole server, and the calls that their pages make. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Ground, openGround as groundWith } from '#testing/provisioning-model/real.ts'
import { plentyOfAll } from '#testing/servers/plenty.ts'
import type { Operation } from './operation.ts'
import {
  type Address,
  firstPublisher,
  mostMade,
  newWorld,
  people,
  type Person,
  type Picture,
  publisherNames,
} from './world.ts'

type OneOfEach<T> = Record<Person, T>

/** By the names that operations gave. */
export interface Real extends Ground {
  /** Stands in every name, for sequences share the server. */
  number: number
  organizationId: string
  uid: OneOfEach<string>
  /** Of who runs the product, and owns the organization. */
  operator: string
  /** Of the session that each has now, and of one that began long ago. */
  tokens: OneOfEach<{ fresh: string; stale: string }>
  publishers: Map<string, { key: string; authorId: string }>
  invites: Map<string, { id: string; token: string }>
  /** What was there before the step. */
  seen: { record: number; mails: Set<string> }
}

export interface Asked {
  status: number
  body: Record<string, unknown>
}

/** Does an operation. */
export type Perform = (real: Real, operation: Operation) => Promise<Asked>

/** Of all limits, the one of publishers that an account makes is met. */
export async function openGround(): Promise<Ground> {
  const operator = { OPERATOR_EMAILS: 'ada@example.com' }
  const ground = await groundWith({ ...plentyOfAll(), LIMIT_PUBLISHERS: String(mostMade), ...operator })
  await ground.server.database.db.execute(
    sql`update accounts set email_verified = true where uid = ${ground.server.uid}`,
  )
  return ground
}

const password = 'Quiet-arches-9'
let made = 0

/** As `newWorld` says. */
export async function newReal(ground: Ground): Promise<Real> {
  made += 1
  const { db } = ground.server.database
  const empty = <T>(value: () => T) => Object.fromEntries(people.map((one) => [one, value()])) as OneOfEach<T>
  const real: Real = {
    ...ground,
    number: made,
    organizationId: randomUUID(),
    uid: empty(() => ''),
    tokens: empty(() => ({ fresh: '', stale: '' })),
    operator: await begin(ground, 'ada@example.com', 'correct horse'),
    publishers: new Map(),
    invites: new Map(),
    seen: { record: 0, mails: new Set() },
  }
  const { accounts, organization, publishers } = newWorld()
  await db.execute(sql`insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    values (${real.organizationId}, ${organizationOf(real)}, 'Hall', '/l.svg', '#000', '#fff')`)
  await db.execute(sql`insert into organization_members (organization_id, uid, role)
    values (${real.organizationId}, ${ground.server.uid}, 'owner')`)
  for (const person of people) {
    const { localId } = await ground.server.identity('signUp', { email: emailOf(real, `${person}@one`), password })
    const uid = String(localId)
    real.uid[person] = uid
    await db.execute(sql`update accounts set email_verified = ${accounts[person]?.isConfirmed} where uid = ${uid}`)
    await db.execute(sql`insert into contents (name, uid, bytes) values (${contentOf(real, person)}, ${uid}, 1)`)
    await signIn(real, person, `${person}@one`)
    const role = organization.members[person]
    if (role === undefined) continue
    await db.execute(sql`insert into organization_members (organization_id, uid, role)
      values (${real.organizationId}, ${uid}, ${role})`)
  }
  const payload = { name: nameOf(real, 'Delta') }
  const { body } = await ask(real, real.tokens.ada.fresh, { method: 'POST', url: '/api/iam/authors', payload })
  const key = await keepPublisher(real, firstPublisher, String(body['author_id']))
  for (const [person, { role }] of Object.entries(publishers[firstPublisher]?.members ?? {})) {
    await db.execute(sql`insert into author_members (id, author_id, name_key, uid, role)
      select id, author_id, name_key, ${real.uid[person as Person]}, ${role} from author_members where id = ${key}
      on conflict do nothing`)
  }
  return real
}

export async function keepPublisher({ server, publishers }: Real, name: string, authorId: string): Promise<string> {
  const { rows } = (await server.database.db.execute(
    sql`select id from authors where author_id = ${authorId} and erased_at is null`,
  )) as { rows: { id: string }[] }
  const key = rows[0]?.id ?? 'none'
  publishers.set(name, { key, authorId })
  return key
}

/** Twice: the second time it was long ago. */
export async function signIn(real: Real, person: Person, address: Address): Promise<void> {
  const { server, tokens, uid } = real
  const { db } = server.database
  const email = emailOf(real, address)
  const stale = await begin(real, email, password)
  const long = sql`now() - interval '1 hour'`
  await db.execute(sql`update accounts set valid_since = ${long} - interval '1 hour' where uid = ${uid[person]}`)
  await db.execute(sql`update sessions set auth_time = ${long} where uid = ${uid[person]} and ended_at is null`)
  tokens[person] = { stale, fresh: await begin(real, email, password) }
}

async function begin({ server }: Pick<Real, 'server'>, email: string, secret: string): Promise<string> {
  const payload = { email, password: secret, returnSecureToken: true }
  return String((await server.identity('signInWithPassword', payload))['idToken'])
}

export function ask(
  { server }: Pick<Real, 'server'>,
  token: string | null,
  call: { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; url: string; query?: Record<string, string>; payload?: object },
): Promise<Asked> {
  return server.api(call, token === null ? '' : `Bearer ${token}`)
}

export const organizationOf = ({ number }: Real) => `printed${number}`
export const nameOf = ({ number }: Real, name: string) => `${name} ${number}`
export const usernameOf = ({ number }: Real, person: Person, username: number) => `${person}${number}x${username}`

export function emailOf({ number }: Real, address: Address): string {
  return `${address}.printed${number}.example`
}

export function addressIn({ number }: Real, email: string): Address {
  return email.replace(`.printed${number}.example`, '') as Address
}

const contentOf = ({ number }: Real, who: string) => `${who}${number}-`.padEnd(22, '-').concat('.webp')
const elsewhere = 'https://elsewhere.example/picture.png'

export function pictureAddress(real: Real, picture: Picture): string {
  if (picture === 'default') return '/default-publisher.svg'
  return picture === 'of elsewhere' ? elsewhere : `/contents/${contentOf(real, picture)}`
}

export function pictureAt(real: Real, address: string): Picture | 'unknown' {
  const all: Picture[] = [...people, 'default', 'of elsewhere', 'gone']
  return all.find((one) => pictureAddress(real, one) === address) ?? 'unknown'
}

export function nameIn(real: Real, name: string): string {
  return publisherNames.find((one) => nameOf(real, one) === name) ?? name
}

export function personOf({ uid }: Real, wanted: unknown): Person | 'nobody' {
  return people.find((one) => uid[one] === wanted) ?? 'nobody'
}
