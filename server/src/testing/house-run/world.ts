/** Two organizations and two publishers on the whole server, and everybody who calls: some belong to both, some to none, some are shut out. */
import { sql } from 'drizzle-orm'
import type { LearnerCard } from '@atrium/contract/people/learner'
import { appCode } from '#testing/fixtures/sign-in/second-step.ts'
import type { SoftwareAuthenticator } from '#testing/stand-ins/software-authenticator.ts'
import { type Ground, operator } from './ground.ts'

const houses = ['amber', 'birch'] as const
export type HouseName = (typeof houses)[number]
type Role = 'owner' | 'staff' | 'User'

/** What each is where; `shut` is disabled, some who are in neither have an address of the first organization's domain, `lea` has none. */
const people = {
  ada: { amber: 'owner', press: 'amber' },
  abe: { amber: 'owner' },
  sue: { amber: 'staff', writes: 'amber' },
  una: { amber: 'User' },
  two: { amber: 'staff', birch: 'User' },
  bob: { birch: 'owner', press: 'birch' },
  ben: { birch: 'User' },
  out: { from: 'amber' },
  olga: { from: 'amber' },
  omar: { from: 'amber' },
  shut: { birch: 'owner' },
  operator: {},
} as const satisfies Record<
  string,
  { [house in HouseName]?: Role } & { press?: HouseName; writes?: HouseName; from?: HouseName }
>
export type PersonName = keyof typeof people
export const actors = [...(Object.keys(people) as PersonName[]), 'lea', 'nobody'] as const
export type ActorName = (typeof actors)[number]

export interface House {
  name: string
  id: string
  /** `author_id` of its publisher. */
  author: string
  /** What is in the names of all that is made in it, and in nothing else. */
  mark: string
}

export interface World extends Ground {
  houses: Record<HouseName, House>
  uid: Record<string, string>
  email: Record<string, string>
  /** The newest ID token of each, and those of before. */
  bearer: Record<string, string>
  /** Of the directory of the first organization. */
  directory: string
  /** What answers gave that is asked with again, by the name of its field. */
  given: Map<string, Set<string>>
  /** The newest card of each learner. */
  cards: Map<string, string>
  /** The passkeys of each. */
  devices: Partial<Record<string, SoftwareAuthenticator>>
  /** The keys of authenticator apps. */
  apps: Partial<Record<string, string>>
  /** Names are made once. */
  count: number
}

export const password = 'Quiet-arches-9'
let made = 0

export async function newWorld(ground: Ground): Promise<World> {
  made += 1
  const { server } = ground
  const { db } = server.database
  const world: World = {
    ...ground,
    houses: { amber: houseOf('amber'), birch: houseOf('birch') },
    uid: {},
    email: {},
    bearer: { nobody: '' },
    directory: '',
    given: new Map(),
    cards: new Map(),
    devices: {},
    apps: {},
    count: 0,
  }
  for (const name of Object.keys(people) as PersonName[]) await signUp(world, name)
  const { amber, birch } = world.houses
  for (const [house, owner] of [
    [amber, 'ada'],
    [birch, 'bob'],
  ] as const) {
    const { body } = await asking(world, owner, 'POST', '/api/iam/organizations', {
      name: house.name,
      displayName: 'A Fine School',
    })
    if (!body['organization']) throw new Error(`no organization was made: ${JSON.stringify(body)}`)
    house.id = (body['organization'] as { id: string }).id
    const author = await asking(world, owner, 'POST', '/api/iam/authors', { name: `Press ${made} ${owner}` })
    house.author = String(author.body['author_id'])
    await db.execute(sql`insert into organization_domains (id, organization_id, domain, seed, proven_at, joining)
      values (gen_random_uuid(), ${house.id}, ${`${house.name}.org`}, ${house.name}, now(), 'join')`)
  }
  for (const [name, is] of Object.entries(people) as [PersonName, Partial<Record<string, string>>][]) {
    for (const house of houses) {
      const { id, author } = world.houses[house]
      if (is[house] && !(name === 'ada' || name === 'bob'))
        await db.execute(sql`insert into organization_members (organization_id, uid, role)
          values (${id}, ${world.uid[name]}, ${is[house]})`)
      if (is['writes'] === house)
        await db.execute(sql`insert into author_members (id, author_id, name_key, uid, role)
          select id, author_id, lower(name), ${world.uid[name]}, 'staff' from authors where author_id = ${author}`)
    }
  }
  for (const [house, owner] of [
    [amber, 'ada'],
    [birch, 'bob'],
  ] as const)
    await furnish(world, house, owner)
  const connected = await asking(world, 'ada', 'POST', `/api/iam/organizations/${amber.name}/connections`, {
    directory: 'other',
    groups: 'labels',
  })
  world.directory = String(connected.body['token'])
  const { body } = await asking(world, 'ada', 'POST', `/api/users/learners?organization=${amber.name}`, {
    learners: [{ username: 'lea', given_name: 'Somebody', family_name: '' }],
  })
  const [card] = body['made'] as LearnerCard[]
  if (!card) throw new Error(JSON.stringify(body))
  keep(world, body)
  world.uid['lea'] = card.user_id
  await signInLearner(world, card)
  const reason = 'Left years ago.'
  await asking(world, 'operator', 'POST', '/api/iam/accounts/disable', { user_id: world.uid['shut'], reason })
  return world
}

function houseOf(house: HouseName): House {
  return { name: `${house}${made}`, id: '', author: '', mark: `Zq${house}${made}z` }
}

/** A name that nothing else has, by which the organization is known that it is of. */
export function nameIn(world: World, { mark }: House): string {
  world.count += 1
  return `${mark} ${world.count}`
}

/** Nobody has it yet, in this world or another. */
export function unused(world: World, what: string): string {
  world.count += 1
  return `${what}${world.houses.amber.name}x${world.count}`
}

/** By whoever it is, with their newest token. */
function asking(world: World, as: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  return world.server.api({ method, url, ...(payload && { payload }) }, world.bearer[as] ?? '')
}

async function signUp(world: World, name: PersonName): Promise<void> {
  const { amber, birch } = world.houses
  const is: Partial<Record<string, string>> = people[name]
  const email =
    name === 'operator' ? operator(made) : `${name}${made}@${is['amber'] || is['from'] ? amber.name : birch.name}.org`
  const { body } = await protocol(world, 'signUp', { email, password, returnSecureToken: true })
  const uid = String(body['localId'])
  Object.assign(world.uid, { [name]: uid })
  Object.assign(world.email, { [name]: email })
  world.bearer[name] = `Bearer ${String(body['idToken'])}`
  await world.server.database.db.execute(sql`update accounts set email_verified = true where uid = ${uid}`)
  await asking(world, name, 'POST', '/api/users/signup', {
    given_name: 'Somebody',
    family_name: name,
    username: `${name}${made}`,
  })
}

async function protocol(world: World, method: string, payload: object) {
  return { body: await world.server.identity(method, payload) }
}

/** A new session, for whoever has a password; it changes nothing where they can have none. */
export async function signIn(world: World, name: string): Promise<void> {
  const email = world.email[name]
  if (email === undefined) return
  const { body } = await protocol(world, 'signInWithPassword', { email, password, returnSecureToken: true })
  const idToken = body['idToken'] ?? (await withSecondStep(world, name, body['mfaPendingCredential']))
  if (typeof idToken === 'string') world.bearer[name] = `Bearer ${idToken}`
}

/** A call about the second step. */
async function secondStep({ server }: World, method: string, payload: object): Promise<Record<string, unknown>> {
  const url = `/identitytoolkit.googleapis.com/v2/accounts/${method}?key=any`
  return (await server.app.inject({ method: 'POST', url, payload })).json<Record<string, unknown>>()
}

async function withSecondStep(world: World, name: string, mfaPendingCredential: unknown): Promise<unknown> {
  const [key, uid] = [world.apps[name], world.uid[name]]
  if (key === undefined || typeof mfaPendingCredential !== 'string') return undefined
  const { db } = world.server.database
  // The app shows a code that nobody used.
  const { rows } = (await db.execute(sql`update authenticators set last_step = 0 where uid = ${uid} returning id`)) as {
    rows: { id: string }[]
  }
  const totpVerificationInfo = { verificationCode: appCode(key, new Date()) }
  const said = { mfaPendingCredential, mfaEnrollmentId: rows[0]?.id, totpVerificationInfo }
  return (await secondStep(world, 'mfaSignIn:finalize', said))['idToken']
}

/** Sets up an authenticator app for who is signed in; changes nothing where they may not. */
export async function enrol(world: World, name: string): Promise<void> {
  const idToken = (world.bearer[name] ?? '').replace('Bearer ', '')
  const begun = await secondStep(world, 'mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
  const { sharedSecretKey, sessionInfo } = (begun['totpSessionInfo'] ?? {}) as Partial<Record<string, string>>
  if (sharedSecretKey === undefined) return
  const totpVerificationInfo = { sessionInfo, verificationCode: appCode(sharedSecretKey, new Date()) }
  const done = await secondStep(world, 'mfaEnrollment:finalize', { idToken, totpVerificationInfo })
  if (typeof done['idToken'] !== 'string') return
  world.apps[name] = sharedSecretKey
  world.bearer[name] = `Bearer ${done['idToken']}`
}

async function signInLearner(world: World, { user_id, code }: LearnerCard): Promise<void> {
  const card = { by: 'card', learner: user_id, card: code }
  const { body } = await world.server.api({ method: 'POST', url: '/api/iam/auth/learners', payload: card }, '')
  const postBody = new URLSearchParams({ providerId: 'oidc.organization', id_token: String(body['token']) })
  const said = { requestUri: 'http://localhost', postBody: postBody.toString(), returnSecureToken: true }
  const tokens = await protocol(world, 'signInWithIdp', said)
  world.bearer['lea'] = `Bearer ${String(tokens.body['idToken'])}`
}

/** One and another of what an organization has. */
async function furnish(world: World, house: House, owner: PersonName): Promise<void> {
  const { name } = house
  const post = (path: string, payload: object) =>
    asking(world, owner, 'POST', `/api/users/${path}?organization=${name}`, payload)
  const label = await post('labels', { name: nameIn(world, house) })
  const member = world.uid[owner === 'ada' ? 'una' : 'ben'] ?? ''
  const klass = await post('classes', { name: nameIn(world, house), members: [member] })
  await post('labels/assign', { ids: [member], labels: [label.body['id']] })
  await post('achievements', { user_id: member, points: 3, class_id: klass.body['id'] })
  const { body } = await post('invites', { labels: [label.body['id']] })
  keep(world, body)
}

/** Remembers what an answer gave that somebody may ask with. */
export function keep(world: World, body: unknown): void {
  if (Array.isArray(body)) for (const one of body) keep(world, one)
  else if (typeof body === 'object' && body !== null) {
    const { user_id, code } = body as Partial<Record<string, unknown>>
    if (typeof user_id === 'string' && typeof code === 'string') world.cards.set(user_id, code)
    for (const [name, value] of Object.entries(body)) {
      const isSecret = typeof value === 'string' && value.length > 3 && /token|code|card|link|url/i.test(name)
      if (!isSecret) keep(world, value)
      else world.given.set(name, (world.given.get(name) ?? new Set<string>()).add(value))
    }
  }
}
