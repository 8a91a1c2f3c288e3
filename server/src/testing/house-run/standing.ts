/** Who is what where, read from the tables past every rule: what each call may show and do is held against it. */
import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { authors } from '#db/schema.ts'
import { tables } from './rows.ts'

export interface Standing {
  /** Roles by person and organization or publisher, by the ids that rows bear: of those that are there, today. */
  roles: Map<string, Map<string, string>>
  /** Sessions that are open, of accounts that are there and not shut. */
  sessions: Set<string>
  /** Of what in an answer says something of it: ids, addresses, marks. Not of organizations and publishers themselves. */
  traces: Map<string, Set<string>>
  /** Organizations and publishers by the names that calls give. */
  byName: Map<string, string>
}

async function read<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows
}

const named = (name: string) => sql.identifier(name)
/** What belongs to an organization and has an id of its own. */
const ofOrganizations = tables.filter(({ name, columns }) => {
  const has = (column: string) => columns.some((one) => one.name === column && one.getSQLType() === 'uuid')
  return has('id') && has('organization_id') && name !== 'audit_records'
})
const tracesOfThings = sql.join(
  ofOrganizations.map(
    ({ name }) => sql`select id::text as trace, organization_id::text as of from ${named(name)}
      where organization_id is not null`,
  ),
  sql` union all `,
)

export async function standingOf(db: Database): Promise<Standing> {
  const roles = await read<{ uid: string; of: string; role: string }>(
    db,
    sql`select m.uid, m.organization_id::text as of, m.role from organization_members m
        join organizations o on o.id = m.organization_id where o.deleted_at is null and m.removed_at is null
          and coalesce(m.starts_at <= now(), true) and coalesce(m.ends_at > now(), true)
      union all select m.uid, m.id::text, m.role from author_members m`,
  )
  const sessions = await read<{ id: string }>(
    db,
    sql`select s.id from sessions s join accounts a on a.uid = s.uid where s.ended_at is null and not a.disabled`,
  )
  const traces = await read<{ trace: string; of: string }>(
    db,
    sql`${tracesOfThings}
      union all select x.id::text, x.author_id::text from invites x where x.author_id is not null
      union all select t.id::text, c.organization_id::text from scim_tokens t join scim_connections c on c.id = t.connection_id
      union all select i.email_key, coalesce(i.organization_id, i.author_id)::text from invites i where i.email_key is not null
      union all select person.trace, belongs.of from (
          select uid as trace, uid from users union all select email_key, uid from users where email_key is not null
        ) person left join (
          select uid, organization_id::text as of from organization_members union all select uid, id::text from author_members
          union all select uid, id::text from deleted_author_members
          union all select uid, organization_id::text from join_requests union all select uid, 'self ' || uid from users
        ) belongs using (uid)`,
  )
  const names = await read<{ name: string; id: string }>(
    db,
    sql`select name, id::text from organizations where deleted_at is null union all select id::text, id::text from organizations
      union all select author_id, id::text from ${named(getTableConfig(authors).name)}`,
  )
  const all: Standing = {
    roles: new Map(),
    sessions: new Set(sessions.map(({ id }) => id)),
    traces: new Map(),
    byName: new Map(names.map(({ name, id }) => [name, id])),
  }
  for (const { uid, of, role } of roles)
    all.roles.set(uid, (all.roles.get(uid) ?? new Map<string, string>()).set(of, role))
  for (const { trace, of } of traces) all.traces.set(trace, (all.traces.get(trace) ?? new Set<string>()).add(of))
  return all
}

/** Of a token, whoever made it. */
export function subjectOf(bearer: string): { uid: string; session: string } {
  const [, payload = ''] = bearer.split('.')
  if (payload === '') return { uid: '', session: '' }
  const { user_id, sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>
  return { uid: user_id ?? '', session: sid ?? '' }
}
