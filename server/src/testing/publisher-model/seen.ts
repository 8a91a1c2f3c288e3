/** What is so of publishers, people and accounts, as it stands in the tables, and what was recorded and mailed since somebody looked. */
import { sql } from 'drizzle-orm'
import { addressIn, nameIn, personOf, pictureAt, type Real } from './real.ts'
import { people, type Recorded, type World } from './world.ts'

type Row = Record<string, unknown>
const sorted = (all: Iterable<string>) => [...all].sort()

async function rowsOf({ server }: Pick<Real, 'server'>, statement: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await server.database.db.execute(statement)) as { rows: Row[] }).rows
}

const inList = (values: readonly string[]) =>
  sql.join(
    values.map((one) => sql`${one}`),
    sql`, `,
  )

/** In the words of the world; `expectedFacts` has the same. */
export async function facts(real: Real): Promise<object> {
  const keys = [...real.publishers.values()].map(({ key }) => key)
  const nameOfKey = new Map([...real.publishers].map(([name, { key }]) => [key, name]))
  const authors = await rowsOf(real, sql`select * from authors where id in (${inList(keys)})`)
  const people = await rowsOf(
    real,
    sql`
    select id, uid, role, 'in' as place, '' as to_uid from author_members where id in (${inList(keys)})
    union all select id, uid, role, 'deleted', '' from deleted_author_members where id in (${inList(keys)})
    union all select id, uid, '', 'removed', '' from author_removals where id in (${inList(keys)})
    union all select id, from_uid, '', 'offers', to_uid from author_hand_overs
      where id in (${inList(keys)}) and expires_at > now()`,
  )
  const claims = await rowsOf(
    real,
    sql`select holder, name from content_claims
    where holder in (${inList(keys.map((key) => `author:${key}`))})`,
  )
  const publishers = authors.map((row) => {
    const id = String(row['id'])
    const of = (place: string) => people.filter((one) => one['id'] === id && one['place'] === place)
    const roles = (place: string) =>
      sorted(of(place).map((one) => `${personOf(real, one['uid'])} ${String(one['role'])}`))
    return {
      name: nameOfKey.get(id),
      says: [nameIn(real, String(row['name'])), row['description'], row['settings_version']].join(', '),
      pictures: [row['profile_image_url'], row['banner_image_url']].map((one) => pictureAt(real, String(one))).join(),
      isDeleted: row['deleted_at'] !== null,
      members: roles('in'),
      aside: roles('deleted'),
      removed: sorted(of('removed').map((one) => personOf(real, one['uid']))),
      offers: sorted(of('offers').map((one) => `${personOf(real, one['uid'])} to ${personOf(real, one['to_uid'])}`)),
      shown: sorted(
        claims
          .filter((one) => one['holder'] === `author:${id}`)
          .map((one) => pictureAt(real, `/contents/${String(one['name'])}`)),
      ),
    }
  })
  return {
    publishers: publishers.sort((one, other) => compared(String(one.name), String(other.name))),
    resting: await restingIds(real),
    invites: await invitesNow(real),
    accounts: await accountsNow(real),
    organization: await organizationNow(real),
  }
}

const compared = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Ids that nobody else gets, by whose they are; of one that was taken again, by who has it now. */
async function restingIds(real: Real): Promise<string[]> {
  const ids = [...real.publishers.values()].map(({ authorId }) => authorId)
  const rows = await rowsOf(real, sql`select author_id from authors where author_id in (${inList(ids)})`)
  return sorted(rows.map((row) => idAsNamed(real, String(row['author_id']))))
}

/** The same id may have been of several, one after the other: the first of them names it. */
export function idAsNamed({ publishers }: Pick<Real, 'publishers'>, authorId: string): string {
  return [...publishers].find(([, one]) => one.authorId === authorId)?.[0] ?? authorId
}

async function invitesNow(real: Real): Promise<string[]> {
  if (real.invites.size === 0) return []
  const ids = [...real.invites.values()].map(({ id }) => id)
  const rows = await rowsOf(
    real,
    sql`select id, revoked_at is not null as revoked, uses,
    expires_at <= now() as over from invites where id in (${inList(ids)})`,
  )
  const names = new Map([...real.invites].map(([name, { id }]) => [id, name]))
  return sorted(
    rows.map((row) => {
      const state = row['revoked'] === true ? 'revoked' : Number(row['uses']) > 0 ? 'used' : 'unused'
      return `${names.get(String(row['id']))} ${state}${row['over'] === true ? ' over' : ''}`
    }),
  )
}

async function accountsNow(real: Real): Promise<string[]> {
  const rows = await rowsOf(
    real,
    sql`select a.uid, a.email, a.disabled, a.email_verified, u.display_name, u.given_name,
      u.username, u.deletion_due_at is not null as due
    from accounts a join users u on u.uid = a.uid where a.uid in (${inList(people.map((one) => real.uid[one]))})`,
  )
  return sorted(
    rows.map((row) => {
      const person = personOf(real, row['uid'])
      const has = [row['disabled'], row['email_verified'], row['due']].join(' ')
      const called = [row['display_name'], row['given_name'], row['username']].join(', ')
      return `${person} ${addressIn(real, String(row['email']))} ${has} ${called}`
    }),
  )
}

async function organizationNow(real: Real): Promise<string[]> {
  const rows = await rowsOf(
    real,
    sql`select m.uid, m.role from organization_members m
    join organizations o on o.id = m.organization_id
    where o.id = ${real.organizationId} and o.deleted_at is null and m.removed_at is null
      and m.uid <> ${real.server.uid}`,
  )
  return sorted(rows.map((row) => `${personOf(real, row['uid'])} ${String(row['role'])}`))
}

/** Of everything that has to do with publishers, in the order in which it was written. */
export async function newRecords(real: Real): Promise<Recorded[]> {
  const rows = await rowsOf(
    real,
    sql`select id, action, actor, subject, detail from audit_records
    where action like 'author.%' and id > ${real.seen.record} order by id`,
  )
  const named = (text: string): string => {
    const person = personOf(real, text)
    return person === 'nobody' ? idAsNamed(real, text) : person
  }
  return rows.map((row) => {
    real.seen.record = Number(row['id'])
    const detail = row['detail'] as Record<string, string>
    const { author, name } = detail
    return {
      action: String(row['action']),
      actor: personOf(real, row['actor']),
      subject: named(String(row['subject'])),
      detail: {
        ...detail,
        ...(author !== undefined && { author: named(author) }),
        ...(name !== undefined && { name: nameIn(real, name) }),
      },
    }
  })
}

const told = ['invite', 'hand_over', 'publisher_deleted', 'publisher_restored']

export async function newMails(real: Real): Promise<World['mails']> {
  const rows = await rowsOf(
    real,
    sql`select id, template, recipient from mails
    where template in (${inList(told)}) and recipient like ${`%.printed${real.number}.example`}`,
  )
  const { mails } = real.seen
  return rows.flatMap((row) => {
    const id = String(row['id'])
    if (mails.has(id)) return []
    mails.add(id)
    return [{ template: String(row['template']), to: addressIn(real, String(row['recipient'])) }]
  })
}
