/** Two organizations and their people on the whole server, and what was given out, by the names that operations gave. */
import { sql } from 'drizzle-orm'
import { issuerStandIn, type IssuerStandIn } from '#testing/stand-ins/issuer-stand-in.ts'
import { nameServer, type NameServer } from '#testing/stand-ins/name-server.ts'
import { wholeServer, type WholeServer } from '#testing/servers/whole-server.ts'
import { type Account, type Address, founders, makeAccount, type Place, places, type World } from './world.ts'

export type Body = Record<string, unknown>
export interface Answer {
  status: number
  body: Body
}

/** What all sequences share. */
export interface Ground {
  server: WholeServer
  issuers: [IssuerStandIn, IssuerStandIn]
  names: NameServer
  operator: string
  close(): Promise<void>
}

export interface Real extends Ground {
  /** The domain of addresses at work, and of those at home. */
  domains: { work: string; home: string }
  name: Record<Place, string>
  organizationId: Record<Place, string>
  uids: Map<string, string>
  bearers: Map<string, string>
  domainIds: Map<Place, string>
  records: Map<Place, { name: string; value: string }>
  connections: Map<string, string>
  /** Cookies of the browsers that are under way. */
  ways: Map<string, string>
  secrets: Map<string, string>
  /** The keys of authenticator apps, by account. */
  apps: Map<string, string>
}

export const client = { id: 'atrium', secret: 'secretofthetests' }
export const password = 'Quiet-arches-9'
const operatorEmail = 'operator@example.com'

export async function newGround(): Promise<Ground> {
  const names = await nameServer()
  const issuers: Ground['issuers'] = [await issuerStandIn(client), await issuerStandIn(client)]
  const server = await wholeServer({ DNS_RESOLVER: names.address, OPERATOR_EMAILS: operatorEmail })
  await server.identity('signUp', { email: operatorEmail, password })
  await server.database.db.execute(sql`update accounts set email_verified = true where email = ${operatorEmail}`)
  const close = async () => {
    for (const one of [server, names, ...issuers]) await one.close()
  }
  return { server, issuers, names, operator: '', close }
}

let made = 0

/** Who is there at first, each in a session called as they are: founders, and people at work and at home. */
const first: [string, Address, Pick<Account, 'confirmed'>][] = [
  ...places.map((place): (typeof first)[number] => [
    founders[place],
    `${founders[place]} at home`,
    { confirmed: true },
  ]),
  ['ada', 'ada at work', { confirmed: true }],
  ['bob', 'bob at work', { confirmed: false }],
  ['cleo', 'cleo at home', { confirmed: true }],
]

/** Nothing is claimed yet. Changes the world likewise. */
export async function begin(ground: Ground): Promise<{ real: Real; world: World }> {
  made += 1
  const number = made
  const { server } = ground
  const { db } = server.database
  // All of it comes from one address, and of mails only those of this sequence are looked at.
  await db.execute(sql`delete from limit_counts`)
  await db.execute(sql`delete from mails`)
  const nowhere = { deleted: false, domain: null, members: {}, requests: {} }
  const world: World = {
    accounts: {},
    made: {},
    sessions: {},
    connections: {},
    ways: {},
    secrets: {},
    at: { first: structuredClone(nowhere), second: structuredClone(nowhere) },
  }
  const real: Real = {
    ...ground,
    operator: await signIn(server, operatorEmail),
    domains: { work: `work${number}.org`, home: `home${number}.example` },
    name: { first: `first${number}`, second: `second${number}` },
    organizationId: { first: '', second: '' },
    uids: new Map(),
    bearers: new Map(),
    domainIds: new Map(),
    records: new Map(),
    connections: new Map(),
    ways: new Map(),
    secrets: new Map(),
    apps: new Map(),
  }
  for (const [session, address, { confirmed }] of first) {
    const email = emailOf(real, address)
    const { localId, idToken } = await server.identity('signUp', { email, password })
    const { name } = makeAccount(world, address, { confirmed, hasPassword: true })
    if (confirmed) await db.execute(sql`update accounts set email_verified = true where uid = ${localId}`)
    real.uids.set(name, String(localId))
    real.bearers.set(session, `Bearer ${String(idToken)}`)
    world.sessions[session] = { account: name, connection: null, parent: null, ended: false }
  }
  for (const place of places) {
    const payload = { name: real.name[place], displayName: `The ${place}` }
    const { body } = await call(real, founders[place], { method: 'POST', url: '/api/iam/organizations', payload })
    real.organizationId[place] = (body['organization'] as { id: string }).id
    const founder = { role: 'owner', state: 'in', forgotten: false } as const
    world.at[place].members[`${founders[place]} at home 1`] = founder
  }
  return { real, world }
}

async function signIn(server: WholeServer, email: string): Promise<string> {
  return `Bearer ${String((await server.identity('signInWithPassword', { email, password }))['idToken'])}`
}

export function emailOf({ domains }: Pick<Real, 'domains'>, address: Address): string {
  const [name = '', , where] = address.split(' ')
  return `${name}@${where === 'work' ? domains.work : domains.home}`
}

export function call(
  { server, bearers }: Real,
  session: string,
  asked: Parameters<WholeServer['api']>[0],
): Promise<Answer> {
  return server.api(asked, bearers.get(session) ?? 'Bearer none')
}

/** What the identity protocol answers, with tokens kept under a name. */
export async function protocol(real: Real, id: string, method: string, payload: object): Promise<Answer> {
  return taken(real, id, await real.server.identity(method, payload))
}

/** Whether it is an answer, and what it gives out. */
export function taken({ bearers, secrets }: Real, id: string, body: Body): Answer {
  const refused = body['error'] as { code: number } | undefined
  const { idToken, mfaPendingCredential } = body
  if (typeof idToken === 'string') bearers.set(id, `Bearer ${idToken}`)
  if (typeof mfaPendingCredential === 'string') secrets.set(id, mfaPendingCredential)
  return { status: refused?.code ?? 200, body }
}

export function tokenOf({ bearers }: Real, session: string): string {
  return (bearers.get(session) ?? 'none').replace('Bearer ', '')
}
