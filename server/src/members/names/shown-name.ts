/** What a member is called, as every list of an organization's people says it. */
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** What somebody is called in an organization: the name it has for them, else their own. */
export function shownName(
  member: { displayName: AnyPgColumn | SQL.Aliased },
  person: { displayName: AnyPgColumn },
): SQL<string> {
  return sql<string>`coalesce(nullif(${member.displayName}, ''), ${person.displayName})`
}
