/** What is to be seen of an organization and by its directories: as it is, and as the rules have it. */
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { membershipState } from '#testing/fixtures/provisioning.ts'
import { addressIn, askScim, lookingAs, type Real } from './real.ts'
import {
  addressOf,
  belongs,
  type DirectoryName,
  directoryNames,
  people,
  roleOf,
  type User,
  type World,
} from './world.ts'

export type Seen = Record<string, unknown>
type Body = Record<string, unknown>

/** Everybody's role, labels and classes, and of an open organization what each directory lists. */
export async function seen(real: Real, { isOpen }: World): Promise<Seen> {
  const { rows } = (await real.server.database.db.execute(sql`
    select m.uid, m.role,
      array(select l.name from member_labels g join labels l on l.id = g.label_id
        where g.organization_id = o.id and g.uid = m.uid and l.deleted_at is null order by l.name) as labels,
      array(select c.name from class_members g join classes c on c.id = g.class_id
        where g.organization_id = o.id and g.uid = m.uid and c.deleted_at is null order by c.name) as classes
    from organization_members m join organizations o on o.id = m.organization_id
    where o.id = ${real.organizationId} and o.deleted_at is null and m.removed_at is null
      and (m.ends_at is null or m.ends_at > now())`)) as {
    rows: { uid: string; role: string; labels: string[]; classes: string[] }[]
  }
  const found = people.map((person) => {
    const { role = 'nobody', labels = [], classes = [] } = rows.find(({ uid }) => uid === real.uid[person]) ?? {}
    return [person, [role, ...labels, ...classes.map((name) => `class ${name}`)].join(', ')]
  })
  const listed: [string, unknown][] = []
  if (isOpen) {
    for (const of of directoryNames) {
      const { users, groups } = await lists(real, of)
      for (const user of users) listed.push([`${of} ${nameOf(real, user['id'])}`, userSeen(real, user)])
      for (const group of groups) listed.push([`${of} ${nameOf(real, group['id'])}`, groupSeen(real, group)])
    }
  }
  return Object.fromEntries([...found, ...listed]) as Seen
}

function lists(real: Real, of: DirectoryName): Promise<{ users: Body[]; groups: Body[] }> {
  return lookingAs(real, of, async (token) => {
    const { body } = await askScim(real, token, 'POST', '/.search', { count: 200 })
    // None where the organization is deleted after all.
    const all = (body['Resources'] ?? []) as Body[]
    return { users: all.filter((one) => 'userName' in one), groups: all.filter((one) => !('userName' in one)) }
  })
}

const nameOf = ({ ids }: Real, id: unknown) => [...ids].find(([, one]) => one === id)?.[0] ?? String(id)

function userSeen(real: Real, { userName, externalId = null, emails, active, ...more }: Body): string {
  const { state } = more[membershipState] as { state: string }
  const [{ value } = { value: '' }] = emails as { value: string }[]
  const names = [addressIn(real, String(userName)), externalId, addressIn(real, value)]
  return [...names, active, state].map(String).join(', ')
}

function groupSeen(real: Real, { displayName, members = [] }: Body): string {
  const ids = (members as { value: string }[]).map(({ value }) => nameOf(real, value))
  return [displayName, ...ids.sort()].join(', ')
}

export function expected(world: World): Seen {
  const { things } = world
  const found = people.map((person) => {
    const role = roleOf(world, person)
    const has = (world.members[person]?.has ?? []).flatMap((one) => things[one] ?? [])
    const of = (kind: DirectoryName) =>
      has
        .filter((one) => one.kind === kind)
        .map(({ name }) => name)
        .sort()
    return [
      person,
      role === undefined ? 'nobody' : [role, ...of('first'), ...of('second').map((name) => `class ${name}`)].join(', '),
    ]
  })
  const listed = directoryNames.flatMap((of) => {
    const { users, groups } = world.directories[of]
    return [
      ...Object.entries(users).map(([id, user]) => [`${of} ${id}`, userExpected(world, user)]),
      ...Object.entries(groups).map(([id, { name, members }]) => [
        `${of} ${id}`,
        [name, ...members.toSorted()].join(', '),
      ]),
    ]
  })
  return Object.fromEntries([...found, ...(world.isOpen ? listed : [])]) as Seen
}

function userExpected(world: World, user: User): string {
  const { userName, externalId, email, active, person } = user
  const found = person === null ? undefined : world.members[person]
  const isMember = belongs(found)
  const shown = person === null ? active : isMember
  const unknown = active ? 'waiting' : 'ended'
  const out = !active ? 'ended' : found?.is === 'left' ? 'left' : 'removed'
  const state = person === null ? unknown : isMember ? 'member' : out
  return [userName, externalId, email ?? userName, shown, state].map(String).join(', ')
}

/** Filters find by each name whoever has it, and a version that is the same is the same resource. */
export async function expectFound(real: Real, world: World, versions: Map<string, string>): Promise<void> {
  if (!world.isOpen) return
  for (const of of directoryNames) {
    const { users, groups } = await lists(real, of)
    for (const { meta, ...resource } of [...users, ...groups]) {
      const { version } = meta as { version: string }
      const key = `${String(resource['id'])} ${version}`
      const text = JSON.stringify(resource).replaceAll(/"display":"[^"]*"/g, '')
      expect(versions.get(key) ?? text, 'of one version').toBe(text)
      versions.set(key, text)
    }
    await lookingAs(real, of, async (token) => {
      const find = async (filter: string) => {
        const { body } = await askScim(real, token, 'GET', `/Users?filter=${encodeURIComponent(filter)}`)
        return (body['Resources'] as Body[]).map(({ id }) => id)
      }
      for (const user of users) {
        expect(await find(`userName eq "${String(user['userName']).toUpperCase()}"`)).toEqual([user['id']])
        const { externalId } = user
        if (typeof externalId === 'string') expect(await find(`externalId eq "${externalId}"`)).toEqual([user['id']])
      }
      const active = users.filter((user) => user['active'] === true).map(({ id }) => id)
      expect((await find('active eq true')).toSorted()).toEqual(active.toSorted())
      for (const [id, user] of Object.entries(world.directories[of].users)) {
        const filter = `emails.value eq "${addressOf(user).replace('@in', `@${real.name}.org`).replace('@out', `@${real.name}.example`)}"`
        expect(await find(filter)).toEqual([real.ids.get(id)])
      }
    })
  }
}
