/** The only SQL for organizations. */
import { defaultLanguage } from '@atrium/contract/languages'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { anyOf, given, prepared } from '#db/prepared.ts'
import { organizations } from '#db/schema.ts'
import { sharedRowRead } from '#db/shared-read.ts'

export type OrganizationRow = typeof organizations.$inferSelect

type NewOrganization = Omit<
  typeof organizations.$inferInsert,
  'members' | 'owners' | 'staff' | 'createdAt' | 'deletedAt' | 'erasedAt'
>

const inserted = prepared((tx) =>
  tx
    .insert(organizations)
    .values({
      ...{ id: given('id'), name: given('name'), displayName: given('displayName'), logoUrl: given('logoUrl') },
      ...{ primaryColor: given('primaryColor'), pageBackground: given('pageBackground') },
      ...{ companyEmail: given('companyEmail'), createdBy: given('createdBy'), language: given('language') },
    })
    .prepare('insert_organization'),
)

export async function insertOrganization(
  tx: Queryable,
  { companyEmail = null, createdBy = null, language = defaultLanguage, ...values }: NewOrganization,
): Promise<void> {
  await inserted(tx).execute({ ...values, companyEmail, createdBy, language })
}

const createdBy = prepared((tx) =>
  tx
    .select({ count: count() })
    .from(organizations)
    .where(eq(organizations.createdBy, given('uid')))
    .prepare('count_organizations_created'),
)

/** How many somebody has made: deleted ones too, until their names are free again. */
export async function countCreatedBy(tx: Queryable, uid: string): Promise<number> {
  const [row] = await createdBy(tx).execute({ uid })
  return row?.count ?? 0
}

const byName = prepared((db) =>
  db
    .select()
    .from(organizations)
    .where(and(eq(organizations.name, anyOf('names')), isNull(organizations.deletedAt)))
    .prepare('organizations_by_name'),
)

export const organizationByName: (db: Queryable, name: string) => Promise<OrganizationRow | undefined> = sharedRowRead(
  (db, names) => byName(db).execute({ names }),
  ({ name }) => name,
)

const namesHeldBy = prepared((db) =>
  db
    .select({
      name: organizations.name,
      displayName: organizations.displayName,
      isDeleted: sql<boolean>`${organizations.deletedAt} is not null`,
    })
    .from(organizations)
    .where(eq(organizations.name, anyOf('names')))
    .prepare('organization_names_held'),
)

/** Whoever has the name: a deleted organization too, while its name rests. */
export const organizationNamed = sharedRowRead(
  (db, names) => namesHeldBy(db).execute({ names }),
  ({ name }) => name,
)

/** Of these organizations, what their mails look like. */
export function sendersById(db: Queryable, ids: string[]) {
  const { id, logoUrl, primaryColor, language, timeZone } = organizations
  return db.select({ id, logoUrl, primaryColor, language, timeZone }).from(organizations).where(inArray(id, ids))
}

/** Holds the organization until the transaction ends, as whoever changes its people does. */
export async function lockOrganization(tx: Queryable, id: string): Promise<OrganizationRow | undefined> {
  const [row] = await tx
    .select()
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.deletedAt)))
    .for('update')
  return row
}
