/** The only SQL for organizations. */
import { defaultLanguage } from '@atrium/contract/languages'
import { defaultTimeZone } from '@atrium/contract/rules/time/time-zone'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { hasCode, type Queryable } from '#db/database.ts'
import type { Step } from '#db/driver/at-once.ts'
import { anyOf, given, prepared } from '#db/prepared.ts'
import { organizations } from '#db/schema.ts'
import { sharedRowRead } from '#db/reads/shared-read.ts'

export type OrganizationRow = typeof organizations.$inferSelect

type NewOrganization = Omit<
  typeof organizations.$inferInsert,
  'members' | 'owners' | 'staff' | 'createdAt' | 'deletedAt' | 'erasedAt'
>

const inserted = prepared((tx) =>
  tx
    .insert(organizations)
    .values({
      id: given('id'),
      name: given('name'),
      displayName: given('displayName'),
      logoUrl: given('logoUrl'),
      primaryColor: given('primaryColor'),
      pageBackground: given('pageBackground'),
      companyEmail: given('companyEmail'),
      createdBy: given('createdBy'),
      language: given('language'),
      timeZone: given('timeZone'),
    })
    .prepare('insert_organization'),
)

export function insertingOrganization(organization: NewOrganization): Step {
  const { companyEmail = null, createdBy = null, ...values } = organization
  const { language = defaultLanguage, timeZone = defaultTimeZone } = organization
  return (db) => ({ statement: inserted(db), values: { ...values, companyEmail, createdBy, language, timeZone } })
}

/** What the database refuses with where a statement divides by nothing. */
const DIVISION_BY_ZERO = '22012'

/** Nothing waits for its answer: where the limit is reached it fails, and with it all that would have been made. */
const limited = prepared((tx) =>
  tx
    .select({ within: sql`1 / case when ${count()} < ${given('max')} then 1 else 0 end` })
    .from(organizations)
    .where(eq(organizations.createdBy, given('uid')))
    .prepare('organizations_created_within'),
)

/** Fails where somebody has made so many: deleted ones too, until their names are free again. */
export function limitingCreated(uid: string, max: number): Step {
  return (db) => ({ statement: limited(db), values: { uid, max } })
}

/** Whether that is why. No other statement of a creation divides. */
export function isLimitReached(error: unknown): boolean {
  return hasCode(error, DIVISION_BY_ZERO)
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
