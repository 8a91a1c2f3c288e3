/** What there is to name: ids of both organizations, also of what is deleted, and what answers gave. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Made } from '#testing/matrix/fixtures.ts'
import type { House, HouseName, World } from './world.ts'

/** By what the matrix of roles calls each. */
export type Things = Record<keyof Made, string[]>

/** All of an organization and its publisher. */
export async function thingsOf(world: World, house: House): Promise<Things> {
  const of = sql`organization_id = ${house.id}`
  const author = sql`(select id from authors where author_id = ${house.author})`
  const { rows } = (await world.server.database.db.execute(sql`
    select case when removed_at is null then 'member' when ended_by_term then 'former' else 'removed' end as kind, uid as id
      from organization_members where ${of}
    union all select 'owner', uid from organization_members where ${of} and role = 'owner'
    union all select case when deleted_at is null then 'label' else 'deletedLabel' end, id::text from labels where ${of}
    union all select case when deleted_at is not null then 'deletedClass' when archived_at is not null then 'archivedClass'
      else 'class' end, id::text from classes where ${of}
    union all select 'invite', id::text from invites where ${of}
    union all select 'domain', id::text from organization_domains where ${of}
    union all select 'request', id::text from join_requests where ${of}
    union all select 'connection', id::text from scim_connections where ${of}
    union all select 'connectionToken', t.id::text from scim_tokens t join scim_connections c on c.id = t.connection_id
      where c.organization_id = ${house.id}
    union all select 'signIn', id::text from sso_connections where ${of}
    union all select 'import', id::text from people_imports where ${of}
    union all select case when state = 'rehearsed' then 'roster' else 'appliedRoster' end, id::text from rosters where ${of}
    union all select 'learner', uid from learners where ${of}
    union all select 'authorMember', uid from author_members where id = ${author}
    union all select 'authorOwner', uid from author_members where id = ${author} and role = 'owner'
    union all select 'authorInvite', id::text from invites where author_id = ${author}
    order by 1, 2`)) as { rows: { kind: keyof Made; id: string }[] }
  const kinds: (keyof Made)[] = [
    ...(['member', 'owner', 'removed', 'former', 'label', 'deletedLabel', 'class', 'deletedClass'] as const),
    ...(['archivedClass', 'invite', 'domain', 'request', 'connection', 'connectionToken', 'signIn', 'import'] as const),
    ...(['roster', 'appliedRoster', 'learner', 'authorMember', 'authorOwner', 'authorInvite'] as const),
  ]
  const none = Object.fromEntries(kinds.map((kind) => [kind, [] as string[]]))
  const things = { ...none, organization: [house.id], author: [house.author] } as Things
  for (const { kind, id } of rows) things[kind].push(id)
  return things
}

/** One of each by that number; of `other` where there is none here, or the number says so, and else of none. */
export function oneOfEach(things: Things, other: Things, at: number): Made {
  let number = at
  const pick = (kind: keyof Made): string => {
    number = (number * 1_103_515_245 + 12_345) % 2_147_483_648
    const [near, far] = number % 16 === 5 ? [other, things] : [things, other]
    const there = near[kind].length > 0 ? near[kind] : far[kind]
    return there[(number >> 4) % Math.max(there.length, 1)] ?? randomUUID()
  }
  const made = Object.fromEntries(Object.keys(things).map((kind) => [kind, pick(kind as keyof Made)]))
  // Which of the two it is about was said before.
  return { ...made, organization: things.organization[0], author: things.author[0] } as Made
}

/** By the name of a field: what calls that are made from the contract name. */
export function knownOf(world: World, house: HouseName, made: Made): Record<string, unknown[]> {
  const { name } = world.houses[house]
  const given = [...world.given].map(([field, values]) => [field, [...values].slice(-6)] as const)
  const people = [made.member, made.owner, made.removed, made.learner, ...Object.values(world.uid)]
  return {
    ...Object.fromEntries(given),
    organization: [name],
    '/organizations/:id': [made.organization],
    id: [made.member, made.label, made.class, made.invite],
    user_id: people,
    uid: people,
    author_id: [made.author],
    email: Object.values(world.email),
    token: [...(world.given.get('token') ?? []), ...(world.given.get('code') ?? [])].slice(-8),
    username: ['somebody', 'somebodyelse'],
    origin: ['http://localhost:8080'],
    role: ['owner', 'staff', 'User'],
    page: ['1', '2'],
    limit: ['1', '3', '10'],
    version: [0, 1, 2],
    reason: ['It was asked for.'],
    password: ['Quiet-arches-9'],
    displayName: ['A Fine School'],
  }
}
