/** What a member is called, as every list of an organization's people says it. */
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

interface Departure {
  displayName: AnyPgColumn | SQL.Aliased
  email: AnyPgColumn | SQL.Aliased
  endedAt: AnyPgColumn | SQL.Aliased
}

/** What somebody was called in an organization as they left it. */
export function nameThen({ displayName, email }: Departure): SQL<string> {
  return sql<string>`coalesce(nullif(${displayName}, ''), ${email}, '')`
}

/** What somebody is called in an organization, whether they belong to it or left it: `departure` is joined, and there for those who left. */
export function nameNowOrThen(
  member: Parameters<typeof shownName>[0],
  person: Parameters<typeof shownName>[1],
  departure: Departure,
): SQL<string> {
  return sql<string>`case when ${departure.endedAt} is null then ${shownName(member, person)} else ${nameThen(departure)} end`
}

/** What somebody is called in an organization: the name it has for them, else their own. */
export function shownName(
  member: { displayName: AnyPgColumn | SQL.Aliased },
  person: { displayName: AnyPgColumn },
): SQL<string> {
  return sql<string>`coalesce(nullif(${member.displayName}, ''), ${person.displayName})`
}
