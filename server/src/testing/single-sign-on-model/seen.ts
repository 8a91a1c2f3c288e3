/** What is to be seen of a world: by the rules, and on the server. */
import { sql } from 'drizzle-orm'
import { call, emailOf, type Real } from './real.ts'
import {
  type Account,
  type Address,
  founders,
  isOpen,
  leadAtWork,
  openRequests,
  people,
  places,
  type World,
} from './world.ts'

type Seen = Record<string, string>

const addresses = [...people, ...Object.values(founders)].flatMap((name): Address[] => [
  `${name} at work`,
  `${name} at home`,
])

/** `sessions` are those that may be open. */
export function expected(world: World, sessions: readonly string[]): Seen {
  const accounts = Object.entries(world.accounts).map(
    ([name, account]) => [`account ${name}`, stateOf(account)] as const,
  )
  const inside = places.flatMap((place) => {
    const { members, domain, deleted } = world.at[place]
    const belonging = Object.entries(members).filter(([, { state }]) => state === 'in' && !deleted)
    return [
      ...belonging.map(([name, { role }]) => [`in ${place} ${name}`, role] as const),
      [`domain of ${place}`, domain?.state ?? 'none'] as const,
      [`requests to ${place}`, openRequests(world, place).sort().join(', ')] as const,
    ]
  })
  const connections = Object.entries(world.connections).map(([name, { state }]) => [`sign-in ${name}`, state] as const)
  const lead = leadAtWork(world)
  return Object.fromEntries([
    ...[...accounts, ...inside, ...connections],
    ...sessions.map((name) => [`session ${name}`, isOpen(world, name) ? 'open' : 'shut'] as const),
    ['work', lead ? `${lead.connection}, ${lead.only ? 'only' : 'also'}` : 'nowhere'],
  ])
}

function stateOf({ address, confirmed, disabled }: Omit<Account, 'hasPassword' | 'secondStep'>): string {
  return [address, ...(confirmed ? ['confirmed'] : []), ...(disabled ? ['disabled'] : [])].join(', ')
}

/** Gives accounts that are new the names that the rules have for them. */
export async function seen(real: Real, sessions: readonly string[]): Promise<Seen> {
  const accounts = await accountsOf(real)
  const nameOf = (uid: string) => [...real.uids].find(([, is]) => is === uid)?.[0] ?? uid
  const found: [string, string][] = accounts.map(({ uid, ...state }) => [`account ${nameOf(uid)}`, stateOf(state)])
  const rows = await insideOf(real)
  for (const place of places) {
    const of = rows.filter(({ organization }) => organization === real.organizationId[place])
    for (const { what, name, state } of of) {
      if (what === 'member') found.push([`in ${place} ${nameOf(name)}`, state])
    }
    found.push([`domain of ${place}`, of.find(({ what }) => what === 'domain')?.state ?? 'none'])
    const { body } = await call(real, founders[place], { url: `/api/iam/organizations/${real.name[place]}/requests` })
    const asking = ((body['results'] ?? []) as { user_id: string }[]).map(({ user_id }) => nameOf(user_id))
    found.push([`requests to ${place}`, asking.sort().join(', ')])
  }
  // An id is used again once its connection is deleted: it is the newest's.
  const connectionOf = (id: string) => [...real.connections].findLast(([, is]) => is === id)?.[0] ?? id
  for (const { what, name, state } of rows) if (what === 'sign-in') found.push([`sign-in ${connectionOf(name)}`, state])
  for (const session of sessions) {
    const { status } = await call(real, session, { url: '/api/users/profile' })
    found.push([`session ${session}`, status === 200 ? 'open' : 'shut'])
  }
  const payload = { email: emailOf(real, 'dora at work') }
  const { body } = await call(real, 'nobody', { method: 'POST', url: '/api/iam/auth/single-sign-on', payload })
  const lead = body['connection'] as { id: string; only: boolean } | null
  found.push(['work', lead ? `${connectionOf(lead.id)}, ${lead.only ? 'only' : 'also'}` : 'nowhere'])
  return Object.fromEntries(found)
}

async function rowsOf<T>({ server }: Real, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await server.database.db.execute(query)) as { rows: unknown[] }).rows as T[]
}

async function accountsOf(real: Real) {
  const { work, home } = real.domains
  const rows = await rowsOf<{ uid: string; email: string; email_verified: boolean; disabled: boolean }>(
    real,
    sql`select uid, email, email_verified, disabled from accounts where split_part(email, '@', 2) in (${work}, ${home})`,
  )
  const known = new Set(real.uids.values())
  return rows.map(({ uid, email, email_verified: confirmed, disabled }) => {
    const address = addresses.find((one) => emailOf(real, one) === email) ?? 'dora at home'
    if (!known.has(uid)) real.uids.set(nextName(real, address), uid)
    return { uid, address, confirmed, disabled }
  })
}

function nextName({ uids }: Real, address: Address): string {
  const before = [...uids.keys()].filter((name) => name.startsWith(`${address} `))
  return `${address} ${before.length + 1}`
}

type Row = Record<'organization' | 'what' | 'name' | 'state', string>

/** Members where their organization is there, domains and connections, by one statement. */
function insideOf(real: Real): Promise<Row[]> {
  const { first, second } = real.organizationId
  return rowsOf(
    real,
    sql`with ours as (select id, deleted_at from organizations where id in (${first}, ${second}))
      select organization_id as organization, 'member' as what, uid as name, role as state
        from organization_members m join ours o on o.id = m.organization_id
        where o.deleted_at is null and m.removed_at is null
      union all select organization_id, 'domain', domain,
        case when proven_at is not null then 'proven' when lost_at is not null then 'lost' else 'waiting' end
        from organization_domains d join ours o on o.id = d.organization_id
      union all select organization_id, 'sign-in', c.id::text, state
        from sso_connections c join ours o on o.id = c.organization_id`,
  )
}
