/** Two organizations and two publishers on the whole server, and everybody who calls: some belong to both, some to none, some are shut out. */
import { sql } from 'drizzle-orm'
import type { LearnerCard } from '@atrium/contract/people/learner'
import { pino } from 'pino'
import type { AreaContext } from '#area-context.ts'
import { createContent } from '#content/content.ts'
import { openStore } from '#content/stores/open-store.ts'
import { readSettings } from '#settings.ts'
import { openGround as groundWith } from '#testing/provisioning-model/real.ts'
import { plentyOfAll } from '#testing/servers/plenty.ts'
import { testSettings } from '#testing/servers/area-context.ts'
import type { WholeServer } from '#testing/servers/whole-server.ts'

const houses = ['amber', 'birch'] as const
export type HouseName = (typeof houses)[number]
type Role = 'owner' | 'staff' | 'User'

/** What each is where; `shut` is disabled, `out` has an address of the first organization's domain, `lea` has none. */
const people = {
  ada: { amber: 'owner', press: 'amber' },
  abe: { amber: 'owner' },
  sue: { amber: 'staff', writes: 'amber' },
  una: { amber: 'User' },
  two: { amber: 'staff', birch: 'User' },
  bob: { birch: 'owner', press: 'birch' },
  ben: { birch: 'User' },
  out: {},
  shut: { birch: 'owner' },
  operator: {},
} as const satisfies Record<string, { [house in HouseName]?: Role } & { press?: HouseName; writes?: HouseName }>
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

export interface World {
  server: WholeServer
  context: AreaContext
  houses: Record<HouseName, House>
  uid: Record<string, string>
  email: Record<string, string>
  /** The newest ID token of each, and those of before. */
  bearer: Record<string, string>
  /** Of the directory of the first organization. */
  directory: string
  /** What answers gave that is asked with again, by the name of its field. */
  given: Map<string, Set<string>>
  /** Names are made once. */
  count: number
}

export interface Ground {
  server: WholeServer
  context: AreaContext
}

/** Who operates the server, of each world another. */
const operator = (world: number) => `operator${world}@house.example`
const MOST_WORLDS = 5_000
const password = 'Quiet-arches-9'
let made = 0

/** No limit is met, and nobody waits for a name server: nobody answers there. */
export async function openGround(): Promise<Ground> {
  const operators = Array.from({ length: MOST_WORLDS }, (_, number) => operator(number + 1)).join(',')
  const env = { ...plentyOfAll(), OPERATOR_EMAILS: operators, DNS_RESOLVER: '127.0.0.1:9' }
  const { server, context } = await groundWith(env)
  const { db } = server.database
  const log = pino({ level: 'silent' })
  const store = await openStore(readSettings({}))
  const content = createContent({ db, limiter: context.limiter, settings: testSettings, store, log })
  return { server, context: { ...context, content } }
}

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

/** By whoever it is, with their newest token. */
function asking(world: World, as: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  return world.server.api({ method, url, ...(payload && { payload }) }, world.bearer[as] ?? '')
}

async function signUp(world: World, name: PersonName): Promise<void> {
  const { amber, birch } = world.houses
  const is: Partial<Record<string, string>> = people[name]
  const email =
    name === 'operator'
      ? operator(made)
      : `${name}${made}@${is['amber'] || name === 'out' ? amber.name : birch.name}.org`
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
  if (typeof body['idToken'] === 'string') world.bearer[name] = `Bearer ${body['idToken']}`
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
  else if (typeof body === 'object' && body !== null)
    for (const [name, value] of Object.entries(body)) {
      const isSecret = typeof value === 'string' && value.length > 3 && /token|code|card|link|url/i.test(name)
      if (!isSecret) keep(world, value)
      else world.given.set(name, (world.given.get(name) ?? new Set<string>()).add(value))
    }
}
