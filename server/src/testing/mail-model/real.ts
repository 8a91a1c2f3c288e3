/** The real people, their organization and their publisher on the whole server, and the calls that their pages make. */
import { createHash, randomUUID } from 'node:crypto'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'drizzle-orm'
import { type Ground, openGround as groundWith } from '#testing/provisioning-model/real.ts'
import { plentyOfAll } from '#testing/servers/plenty.ts'
import type { Operation } from './operation.ts'
import { type Address, type Browser, mostMails, newWorld, people, type Person, publisherName } from './world.ts'

/** By the names that operations and mails gave. */
export interface Real extends Ground {
  name: string
  organizationId: string
  authorId: string
  uid: Record<Person, string>
  /** ID tokens of sessions. */
  tokens: Map<string, string>
  invites: Map<string, string>
  /** What the links of mails bear. */
  secrets: Map<string, string>
  /** Mails that were looked at, by id, and how many of each name. */
  read: Set<string>
  /** Those that were emptied before anybody looked: what their links bore is not known. */
  emptied: Set<string>
  arrived: Map<string, number>
}

export interface Asked {
  status: number
  body: Record<string, unknown>
}

/** Does an operation. */
export type Perform = (real: Real, operation: Operation) => Promise<Asked>

/** Of all limits, the one that an hour's mails of one to another have is met. */
export const openGround = (): Promise<Ground> => groundWith({ ...plentyOfAll(), LIMIT_MAILS: String(mostMails) })

export const password = 'Quiet-arches-9'
let made = 0

/** As `newWorld` says. */
export async function newReal(ground: Ground): Promise<Real> {
  made += 1
  const { db } = ground.server.database
  const [name, organizationId] = [`mailed${made}`, randomUUID()]
  const uid = Object.fromEntries(people.map((one) => [one, ''])) as Record<Person, string>
  const maps = {
    tokens: new Map(),
    invites: new Map(),
    secrets: new Map(),
    arrived: new Map(),
    read: new Set<string>(),
    emptied: new Set<string>(),
  }
  const real: Real = { ...ground, name, organizationId, authorId: '', uid, ...maps }
  const { accounts, organization } = newWorld()
  await db.execute(sql`insert into organizations (id, name, display_name, language, logo_url, primary_color, page_background)
    values (${organizationId}, ${name}, ${organization.name}, ${organization.language}, '/l.svg', '#000', '#fff')`)
  await db.execute(sql`insert into organization_domains (id, organization_id, domain, seed, proven_at, joining)
    values (gen_random_uuid(), ${organizationId}, ${`${name}.org`}, ${name}, now(), 'ask')`)
  for (const person of people) {
    const browser = 'first browser'
    const email = emailOf(real, `${person}@in`)
    const { body } = await askIdentity(real, 'signUp', { email, password, returnSecureToken: true }, { browser })
    uid[person] = String(body['localId'])
    real.tokens.set(`${person} at first`, String(body['idToken']))
    const { isConfirmed = false, language = null } = accounts[person] ?? {}
    await db.execute(sql`update accounts set email_verified = ${isConfirmed} where uid = ${uid[person]}`)
    await db.execute(sql`update users set language = ${language} where uid = ${uid[person]}`)
    const role = organization.members[person]?.role
    if (role === undefined) continue
    await db.execute(sql`insert into organization_members (organization_id, uid, role)
      values (${organizationId}, ${uid[person]}, ${role})`)
  }
  const payload = { name: publisherName }
  const { body } = await ask(real, `ada at first`, 'en', { method: 'POST', url: '/api/iam/authors', payload })
  real.authorId = String(body['author_id'])
  await db.execute(sql`insert into author_members (id, author_id, name_key, uid, role)
    select id, author_id, name_key, ${uid.ben}, role from author_members where author_id = ${real.authorId}`)
  return real
}

const domains = { in: 'org', out: 'example' } as const

export function emailOf({ name }: Pick<Real, 'name'>, address: Address): string {
  return address.replace(/@(in|out)$/, (_at, side: 'in' | 'out') => `@${name}.${domains[side]}`)
}

export function addressIn({ name }: Pick<Real, 'name'>, email: string): Address {
  return email.replace(`@${name}.org`, '@in').replace(`@${name}.example`, '@out') as Address
}

/** A call of the API, on a page in that language. */
export function ask(
  { server, tokens }: Pick<Real, 'server' | 'tokens'>,
  session: string | null,
  page: Language,
  call: { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; url: string; query?: Record<string, string>; payload?: object },
): Promise<Asked> {
  const authorization = session === null ? '' : `Bearer ${tokens.get(session) ?? 'none'}`
  return server.api({ ...call, headers: { 'accept-language': page } }, authorization)
}

/** A call of the identity protocol, as the SDK makes it. */
export async function askIdentity(
  { server, name }: Pick<Real, 'server' | 'name'>,
  method: string,
  payload: object,
  { page = 'en', browser }: { page?: Language; browser?: Browser | undefined } = {},
): Promise<Asked> {
  const secret = createHash('sha256').update(`${name} ${browser}`).digest('base64url')
  const headers = { 'x-firebase-locale': page, ...(browser && { cookie: `atrium_browser=${secret}` }) }
  const url = `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`
  const response = await server.app.inject({ method: 'POST', url, payload, headers })
  return { status: response.statusCode, body: response.json() }
}

/** A call inside the organization, by whoever does the operation. */
export function inside(
  real: Real,
  { session, page }: Operation,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Asked> {
  const call = { method, url: `/api/users/${path}`, query: { organization: real.name } }
  return ask(real, session, page, { ...call, ...(payload && { payload }) })
}
