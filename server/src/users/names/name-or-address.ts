/** What somebody is called for those who may see addresses. */
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** In: a person, and what they are called where they are told of, if that has a name for them. Out: never nothing but for an account that is gone. */
export function nameOrAddress(
  person: { displayName: AnyPgColumn; email: AnyPgColumn },
  name: SQL | AnyPgColumn = person.displayName,
): SQL<string> {
  return sql<string>`coalesce(nullif(${name}, ''), ${person.email}, '')`
}
