/** A real organization on the whole server, its directories and the jobs that look for who waits. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import type { AreaContext } from '#area-context.ts'
import type { Guards } from '#http/serve.ts'
import { createProvider } from '#identity/provider.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { newToken } from '#scim/connections/tokens.ts'
import { readSettings } from '#settings.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { testContext } from '#testing/servers/area-context.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'
import { plentyOfAll } from '#testing/servers/plenty.ts'
import { type DirectoryName, directoryNames, newWorld, type Person, people } from './world.ts'

export interface Ground {
  server: WholeServer
  /** What jobs are given. */
  context: AreaContext
}

/** By the names that operations gave. */
export interface Real extends Ground {
  name: string
  organizationId: string
  uid: Record<Person, string>
  bearer: Record<Person, string>
  connection: Record<DirectoryName, string>
  tokens: Map<string, { token: string; id: string }>
  /** Users and groups of directories. */
  ids: Map<string, string>
  invites: Map<string, string>
  rosters: Map<string, { id: string; brake: number | null }>
}

export async function openGround(limits = plentyOfAll()): Promise<Ground> {
  const server = await wholeServer(limits)
  const { db } = server.database
  const context = testContext(db, {} as Guards)
  const provider = await createProvider({
    db,
    secrets: testSecrets,
    limiter: createLimiter(db, limitDefaults),
    settings: readSettings({}),
    outbox: context.outbox,
    google: undefined,
    log: pino({ level: 'silent' }),
  })
  return { server, context: { ...context, provider } }
}

const password = 'Quiet-arches-9'
let made = 0

/** As `newWorld` says. */
export async function newReal(ground: Ground): Promise<Real> {
  made += 1
  const { server } = ground
  const { db } = server.database
  const [name, organizationId] = [`kept${made}`, randomUUID()]
  const empty = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((one) => [one, ''])) as Record<Name, string>
  const real: Real = {
    ...ground,
    name,
    organizationId,
    uid: empty(people),
    bearer: empty(people),
    connection: empty(directoryNames),
    tokens: new Map(),
    ids: new Map(),
    invites: new Map(),
    rosters: new Map(),
  }
  await db.execute(sql`insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    values (${organizationId}, ${name}, ${name}, '/l.svg', '#000', '#fff')`)
  await db.execute(sql`insert into organization_domains (id, organization_id, domain, seed, proven_at)
    values (gen_random_uuid(), ${organizationId}, ${`${name}.org`}, ${name}, now())`)
  const { accounts, members } = newWorld()
  for (const person of people) {
    const email = emailOf(real, `${person}@in`)
    const { localId, idToken } = await server.identity('signUp', { email, password })
    Object.assign(real.uid, { [person]: String(localId) })
    Object.assign(real.bearer, { [person]: `Bearer ${String(idToken)}` })
    const isConfirmed = accounts[person]?.isConfirmed === true
    await db.execute(sql`update accounts set email_verified = ${isConfirmed} where uid = ${String(localId)}`)
    const role = members[person]?.role
    if (role === undefined) continue
    await db.execute(sql`insert into organization_members (organization_id, uid, role)
      values (${organizationId}, ${String(localId)}, ${role})`)
  }
  await db.execute(sql`with choir as (insert into labels (id, organization_id, name, name_key, color)
      values (gen_random_uuid(), ${organizationId}, 'Choir', 'choir', '#336699') returning id)
    insert into member_labels (organization_id, uid, label_id) select ${organizationId}, ${real.uid.cleo}, id from choir`)
  for (const of of directoryNames) await connect(real, of)
  return real
}

async function connect(real: Real, of: DirectoryName): Promise<void> {
  const { connection, tokens, name, server, bearer } = real
  const payload = { directory: 'other', groups: of === 'first' ? 'labels' : 'classes' }
  const url = `/api/iam/organizations/${name}/connections`
  const { body } = await server.api({ method: 'POST', url, payload }, bearer.ada)
  const kept = body['connection'] as { id: string; tokens: { id: string }[] } | undefined
  if (!kept) throw new Error(JSON.stringify(body))
  connection[of] = kept.id
  tokens.set(`at first ${of}`, { token: String(body['token']), id: kept.tokens[0]?.id ?? '' })
}

/** `@in` is of the domain that is proven, `@out` of none. */
export function emailOf({ name }: Real, address: string): string {
  return address.replace(/@in$/i, `@${name}.org`).replace(/@out$/i, `@${name}.example`)
}

export function addressIn({ name }: Real, email: string): string {
  return email.replace(`@${name}.org`, '@in').replace(`@${name}.example`, '@out')
}

export interface Asked {
  status: number
  body: Record<string, unknown>
}

export async function askScim(real: Real, token: string, method: string, path: string, body?: object): Promise<Asked> {
  const response = await real.server.app.inject({
    method: method as 'GET',
    url: `/scim/v2/${real.name}${path}`,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/scim+json' }) },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, body: response.body === '' ? {} : response.json<Asked['body']>() }
}

/** By a token of nobody's own, which is gone again then. */
export async function lookingAs<T>(real: Real, of: DirectoryName, look: (token: string) => Promise<T>): Promise<T> {
  const { db } = real.server.database
  const { token, hash } = newToken()
  const id = randomUUID()
  await db.execute(sql`insert into scim_tokens (id, connection_id, hash, created_by)
    values (${id}, ${real.connection[of]}, ${hash}, ${real.uid.ada})`)
  const seen = await look(token)
  await db.execute(sql`delete from scim_tokens where id = ${id}`)
  return seen
}
