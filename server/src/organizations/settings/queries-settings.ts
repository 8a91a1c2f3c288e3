/** The only SQL for what an organization says of itself. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { addressKey } from '#db/address-key.ts'
import type { Queryable } from '#db/database.ts'
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

/** Whether the database can reckon in a time zone. */
export async function knowsTimeZone(db: Queryable, name: string): Promise<boolean> {
  const answer: unknown = await db.execute(sql`select 1 from pg_timezone_names where name = ${name} limit 1`)
  return (answer as { rows: unknown[] }).rows.length > 0
}
