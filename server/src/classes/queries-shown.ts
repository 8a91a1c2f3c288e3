/** SQL for the list of classes, which there may be thousands of: the database writes it as the contract has it. */
import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { given, preparedFor } from '#db/prepared.ts'
import { isoText, writtenRows, type WrittenRows } from '#db/reads/written-rows.ts'
import { classes, classMembers, organizationMembers, users } from '#db/schema.ts'
import { offsetOf } from '#members/memberships/memberships.ts'
import { shownName } from '#members/names/shown-name.ts'

type Which = 'current' | 'archived'

/** As many faces as a row of the list shows. */
export const faces = 5

const organizationId = given('organizationId')
const ofOrganization = and(eq(classMembers.organizationId, organizationId), isNull(classMembers.removedAt))
const isListed = (which: Which) =>
  and(
    eq(classes.organizationId, organizationId),
    isNull(classes.deletedAt),
    which === 'archived' ? isNotNull(classes.archivedAt) : isNull(classes.archivedAt),
  )

/** How many are in each class. */
function counted(db: Queryable) {
  return db
    .select({ classId: classMembers.classId, members: count().as('many') })
    .from(classMembers)
    .where(ofOrganization)
    .groupBy(classMembers.classId)
    .as('counted')
}

/** The first few people of each class, by name. */
function firstFew(db: Queryable) {
  const { classId, nameKey, uid } = classMembers
  const place = sql<number>`row_number() over (partition by ${classId} order by ${nameKey}, ${uid})`.as('place')
  const placed = db.select({ classId, uid, place }).from(classMembers).where(ofOrganization).as('placed')
  const person = sql`json_build_object('user_id', ${placed.uid}, 'displayName', ${shownName(organizationMembers, users)},
    'photoURL', ${users.photoUrl})`
  return db
    .select({ classId: placed.classId, people: sql`json_agg(${person} order by ${placed.place})`.as('people') })
    .from(placed)
    .innerJoin(
      organizationMembers,
      and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.uid, placed.uid)),
    )
    .innerJoin(users, eq(users.uid, placed.uid))
    .where(sql`${placed.place} <= ${sql.raw(String(faces))}`)
    .groupBy(placed.classId)
    .as('first_few')
}

interface Variant {
  which: Which
  /** A page of them. A limit that goes without saying would have all of them planned as if they were a few. */
  isPage: boolean
}

const statement = preparedFor(
  ({ which, isPage }: Variant) => (isPage ? `${which}_page` : which),
  (db, { which, isPage }) => {
    const [many, few] = [counted(db), firstFew(db)]
    const all = db
      .select({
        id: classes.id,
        name: classes.name,
        members: sql`coalesce(${many.members}, 0)`,
        people: sql`coalesce(${few.people}, '[]'::json)`,
        archivedAt: isoText(classes.archivedAt),
      })
      .from(classes)
      .leftJoin(many, eq(many.classId, classes.id))
      .leftJoin(few, eq(few.classId, classes.id))
      .where(isListed(which))
      // In the archive several may have one name.
      .orderBy(asc(classes.nameKey), asc(classes.id))
    const query = isPage ? all.limit(given('limit')).offset(given('offset')) : all
    const total = sql`(${db.select({ many: count() }).from(classes).where(isListed(which))})`
    return writtenRows(db, `classes_${which}${isPage ? '_page' : ''}`, query, total)
  },
)

/** By name, with how many people are in each and the first of them; the total is how many they are. */
export function writtenClasses(
  db: Queryable,
  of: { organizationId: string; which: Which; page?: { page: number; limit: number } | undefined },
): Promise<WrittenRows> {
  const { organizationId, which, page } = of
  const part = page ? { limit: page.limit, offset: offsetOf(page) } : {}
  return statement(db, { which, isPage: page !== undefined }).execute({ organizationId, ...part })
}
