/** What a member is called, as every list of an organization's people says it. */
import { and, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { organizationDepartures, organizationMembers, users } from '#db/schema.ts'
import { nameOrAddress } from '#users/names/name-or-address.ts'

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
  return nowOrThen(shownName(member, person), departure)
}

function nowOrThen(now: SQL, departure: Departure): SQL<string> {
  return sql<string>`case when ${departure.endedAt} is null then ${now} else ${nameThen(departure)} end`
}

interface InOrganization {
  organizationId: AnyPgColumn
  uid: AnyPgColumn
}

interface Joined {
  person: { uid: AnyPgColumn; displayName: AnyPgColumn; email: AnyPgColumn }
  member: InOrganization & { displayName: AnyPgColumn }
  departure: InOrganization & Departure
}

/**
 * The name of whoever did something in an organization, whether they belong to it or left it, and by what the three tables
 * are joined that it is read from: from the left, for an account may be gone. A statement that reads several people's
 * says which of its tables are whose.
 */
export function nameOf(
  { organizationId, uid }: { organizationId: string | SQLWrapper; uid: string | SQLWrapper },
  { person, member, departure }: Joined = {
    person: users,
    member: organizationMembers,
    departure: organizationDepartures,
  },
) {
  const here = (table: InOrganization) => and(eq(table.organizationId, organizationId), eq(table.uid, uid))
  return {
    name: sql<string | null>`${nameNowOrThen(member, person, departure)}`,
    /** The same for those who may see addresses: whoever has no name is called by theirs, as lists call them. */
    nameOrAddress: sql<string | null>`${nowOrThen(nameOrAddress(person, shownName(member, person)), departure)}`,
    ofPerson: eq(person.uid, uid),
    ofMember: here(member),
    ofDeparture: here(departure),
  }
}

/** What somebody is called in an organization: the name it has for them, else their own. */
export function shownName(
  member: { displayName: AnyPgColumn | SQL.Aliased },
  person: { displayName: AnyPgColumn },
): SQL<string> {
  return sql<string>`coalesce(nullif(${member.displayName}, ''), ${person.displayName})`
}
