/** What refers to what: by the schema's foreign keys, and by columns that name something without one. */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { tables } from '../rows.ts'

const named = (name: string) => sql.identifier(name)
const column = (table: 'child' | 'parent', name: string) => sql`${named(table)}.${named(name)}`
const all = (parts: SQL[]) => sql.join(parts, sql` and `)

interface Reference {
  from: string
  columns: string[]
  to: string
  /** Of the other table, in the order of `columns`. */
  named: string[]
  /** Of which rows alone; the row is `child`. */
  only?: SQL
}

const byKeys: Reference[] = tables.flatMap(({ name, foreignKeys }) =>
  foreignKeys.map((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference()
    const to = tables.find((one) => one.columns[0]?.table === foreignTable)?.name
    if (to === undefined) throw new Error(`a key of ${name} refers to no table of the schema`)
    return { from: name, columns: columns.map((one) => one.name), to, named: foreignColumns.map((one) => one.name) }
  }),
)

const ofPeople: [table: string, column: string][] = [
  ...(['account_exports', 'contents', 'idempotency_records', 'membership_count_changes', 'passkeys'] as const).map(
    (table): [string, string] => [table, 'uid'],
  ),
  ['resting_usernames', 'uid'],
  ['record_changes', 'uid'],
]

/** Kept true by what is done, not by a key, and why there is none stands in the schema. */
const byCustom: Reference[] = [
  ...ofPeople.map(([from, uid]) => ({ from, columns: [uid], to: 'users', named: ['uid'] })),
  { from: 'sessions', columns: ['parent_id'], to: 'sessions', named: ['id'] },
  {
    from: 'sessions',
    columns: ['sso_organization_id', 'sso_connection_id'],
    to: 'sso_connections',
    named: ['organization_id', 'id'],
    only: sql`child.ended_at is null`,
  },
  // Not the other way around: an account whose membership is gone for good waits for the next hourly round.
  { from: 'learners', columns: ['organization_id', 'uid'], to: 'accounts', named: ['learner_of', 'uid'] },
  {
    from: 'roster_places',
    columns: ['organization_id', 'source_id', 'class_sourced_id'],
    to: 'roster_classes',
    named: ['organization_id', 'source_id', 'sourced_id'],
  },
  {
    from: 'roster_places',
    columns: ['organization_id', 'source_id', 'person_sourced_id'],
    to: 'roster_people',
    named: ['organization_id', 'source_id', 'sourced_id'],
  },
  {
    from: 'scim_users',
    columns: ['organization_id', 'uid'],
    to: 'organization_members',
    named: ['organization_id', 'uid'],
    only: sql`child.active`,
  },
]

/** One statement; answers a sentence for each row that refers to nothing. */
export async function brokenReferences(db: Queryable): Promise<string[]> {
  const parts = [...byKeys, ...byCustom].map(({ from, columns, to, named: there, only }) => {
    const isThere = columns.map((name, at) => sql`${column('parent', there[at] ?? '')} = ${column('child', name)}`)
    const names = `${from}.${columns.join(', ')} is no ${to}: `
    return sql`select ${names}::text || concat_ws(' ', ${sql.join(
      columns.map((name) => column('child', name)),
      sql`, `,
    )}) as broken from ${named(from)} child where ${all([
      ...columns.map((name) => sql`${column('child', name)} is not null`),
      ...(only ? [only] : []),
      sql`not exists (select from ${named(to)} parent where ${all(isThere)})`,
    ])}`
  })
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as { rows: { broken: string }[] }
  return rows.map(({ broken }) => broken)
}
