/** A call that is right by what there is: asked by whoever may, about what is there, with what was given out. */
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { sql } from 'drizzle-orm'
import { asks } from '#testing/matrix/access-matrix.ts'
import type { Made } from '#testing/matrix/fixtures.ts'
import { thingsOf } from '../pool.ts'
import { type Standing, subjectOf } from '../standing.ts'
import { type ActorName, type HouseName, nameIn, signIn, type World } from '../world.ts'
import { account } from './account.ts'
import { doors } from './doors.ts'
import { houses } from './houses.ts'
import { brings, leads } from './leads.ts'
import { type Asked, oneOf, read, type Right } from './right.ts'
import { signOn } from './sign-on.ts'
import { whoMay } from './who.ts'

const rights: Record<string, Right> = { ...account, ...doors, ...houses, ...signOn }
const byId = new Map<string, Endpoint>(endpoints.map((one) => [one.id, one]))

export interface Wished {
  endpoint: Endpoint
  as: ActorName
  house: HouseName
  number: number
}
export type Fitting = Wished & { asked: Asked }

/** So many calls may have to be done first: one leads to the next. */
const MOST_LEADING = 4

/** Answers another endpoint where that one would find nothing yet, and undefined where there is none. */
export async function fitting(world: World, wished: Wished, standing: Standing): Promise<Fitting | undefined> {
  let { endpoint } = wished
  for (let step = 0; step < MOST_LEADING; step += 1) {
    const found = await asking(world, { ...wished, endpoint }, standing)
    if (typeof found !== 'string') return found
    const next = byId.get(found)
    if (!next) return undefined
    endpoint = next
  }
  return undefined
}

/** Answers the id of what leads there, empty for nothing, where it cannot be asked yet. */
async function asking(world: World, wished: Wished, standing: Standing): Promise<Fitting | string> {
  const { endpoint, house: houseName, number } = wished
  const house = world.houses[houseName]
  const as = whoMay(world, endpoint, house, standing, number)
  if (as === undefined) return ''
  await signInFreshly(world, as)
  const missing: (keyof Made)[] = []
  const made = noting(await fittingThings(world, houseName, number), missing)
  const right = rights[endpoint.id] ?? fromMatrix(endpoint)
  const asked = await right?.({ world, as, uid: world.uid[as] ?? '', house, made, number })
  const [lack] = missing
  if (lack !== undefined) return brings[lack] ?? ''
  if (!asked) return leads[endpoint.id] ?? ''
  return { endpoint, as: asked.as ?? as, house: houseName, number, asked }
}

/** Where their session is over, or no recent one. */
async function signInFreshly(world: World, as: ActorName): Promise<void> {
  const { session } = subjectOf(world.bearer[as] ?? '')
  const fresh = await read(
    world,
    sql`select 1 from sessions where id = ${session} and ended_at is null and auth_time > now() - interval '3 minutes'`,
  )
  if (fresh.length === 0) await signIn(world, as)
}

/** As the matrix of roles asks it, with names by which it is known whose they are. */
function fromMatrix({ id, path }: Endpoint): Right | undefined {
  const ask = asks[id]
  return (
    ask &&
    (({ world, house, made }) => {
      const { id: about, author, query, body, form } = ask(made)
      const named = body && JSON.stringify(body).replaceAll(/"Name \d+"/g, () => JSON.stringify(nameIn(world, house)))
      return {
        params: {
          ...(path.includes('organizations/:name') && { name: house.name }),
          ...(about !== undefined && { id: about, user_id: about }),
          author_id: author ?? house.author,
        },
        ...(query && { query }),
        ...(named !== undefined && { body: JSON.parse(named) as object }),
        ...(form && { form }),
      }
    })
  )
}

/** Notes what is asked for and not there. */
function noting(made: Partial<Made>, missing: (keyof Made)[]): Made {
  return new Proxy(made, {
    get(target, name: string) {
      const kind = name as keyof Made
      if (target[kind] === undefined) missing.push(kind)
      return target[kind] ?? randomUUID()
    },
  }) as Made
}

/** Of the one house: members who neither own it nor are learners, invites and requests that are open, and so on. */
async function fittingThings(world: World, houseName: HouseName, number: number): Promise<Partial<Made>> {
  const house = world.houses[houseName]
  const things = await thingsOf(world, house)
  const rows = await read<{ kind: keyof Made; id: string }>(
    world,
    sql`select 'member' as kind, uid as id from organization_members m where organization_id = ${house.id} and removed_at is null
        and role <> 'owner' and not exists (select from learners l where l.uid = m.uid)
      union all select 'removed', uid from organization_members where organization_id = ${house.id}
        and removed_at is not null and not ended_by_term and not left_by_themselves
      union all select 'learner', uid from learners join organization_members m using (organization_id, uid)
        where organization_id = ${house.id} and m.removed_at is null
      union all select 'authorMember', uid from author_members m join authors a on a.id = m.id
        where a.author_id = ${house.author} and m.role <> 'owner'
      union all select case when author_id is null then 'invite' else 'authorInvite' end, id::text from invites
        where (organization_id = ${house.id} or author_id = (select id from authors where author_id = ${house.author}))
          and revoked_at is null and uses < max_uses
      union all select 'domain', id::text from organization_domains where organization_id = ${house.id} and proven_at is not null
      union all select 'request', id::text from join_requests where organization_id = ${house.id} and declined_at is null
      union all select 'roster', id::text from rosters where organization_id = ${house.id} and state = 'rehearsed'
      union all select 'appliedRoster', last_applied_id::text from roster_sources where organization_id = ${house.id}
        and last_applied_id is not null
      order by 1, 2`,
  )
  const narrowed = ['member', 'removed', 'learner', 'authorMember', 'invite', 'authorInvite', 'domain'] as const
  for (const kind of [...narrowed, 'request', 'roster', 'appliedRoster'] as const)
    things[kind] = rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return Object.fromEntries(
    (Object.keys(things) as (keyof Made)[]).flatMap((kind, at) => {
      const one = oneOf(things[kind], number * (at + 1))
      return one === undefined ? [] : [[kind, one]]
    }),
  )
}
