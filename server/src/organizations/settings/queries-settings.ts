/** The only SQL for what an organization says of itself. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { defaultTimeZone } from '@atrium/contract/rules/time/time-zone'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { addressKey } from '#db/address-key.ts'
import { type Database, hasCode, type Queryable } from '#db/database.ts'
import { organizationDepartures, organizationMembers, organizations, users } from '#db/schema.ts'
import { nameOf } from '#members/names/shown-name.ts'
import type { OrganizationRow } from '#organizations/queries.ts'

export async function organizationById(db: Queryable, id: string): Promise<OrganizationRow | undefined> {
  const [row] = await db
    .select()
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.deletedAt)))
  return row
}

export type SettingsValues = Pick<
  OrganizationRow,
  'displayName' | 'logoUrl' | 'primaryColor' | 'pageBackground' | 'companyEmail' | 'timeZone' | 'language'
>

export async function updateSettings(
  tx: Queryable,
  id: string,
  change: Partial<SettingsValues> & Pick<OrganizationRow, 'settingsVersion' | 'settingsChanges'>,
): Promise<void> {
  await tx.update(organizations).set(change).where(eq(organizations.id, id))
}

/**
 * The organizations that are written to at this address, in whatever case, or at one that was this person's own as it was
 * given; deleted ones too. They are held already, with
 * all of a person's (`members/ends/ends.ts`): one that became so since, and that somebody else holds, is not waited for.
 */
export async function lockWrittenTo(
  tx: Queryable,
  { uid, email }: { uid: string; email: string | null },
): Promise<OrganizationRow[]> {
  const atIt = email === null ? undefined : eq(addressKey(organizations.companyEmail), nameKey(email))
  return tx
    .select()
    .from(organizations)
    .where(or(atIt, eq(organizations.companyEmailOf, uid)))
    .orderBy(asc(organizations.id))
    .for('update', { skipLocked: true })
}

/** What somebody is called in an organization, or was as they left it; empty where nobody knows. */
export async function nameIn(db: Queryable, organizationId: string, uid: string): Promise<string> {
  const somebody = nameOf({ organizationId, uid })
  const [row] = await db
    .select({ name: somebody.nameOrAddress })
    .from(users)
    .leftJoin(organizationMembers, somebody.ofMember)
    .leftJoin(organizationDepartures, somebody.ofDeparture)
    .where(somebody.ofPerson)
  return row?.name ?? ''
}

/** What the database refuses with where it has no such time zone. */
const INVALID_PARAMETER = '22023'

/**
 * Whether the database can reckon in a time zone that this server knows: each has names that the other does not. It is told
 * by reckoning, outside of any transaction, which would be over then: its list of names is read from as many files.
 */
export async function knowsTimeZone(db: Database, name: string): Promise<boolean> {
  if (name === defaultTimeZone) return true
  try {
    await db.execute(sql`select now() at time zone ${name}`)
    return true
  } catch (error) {
    if (hasCode(error, INVALID_PARAMETER)) return false
    throw error
  }
}
