/** SQL for memberships about whose last day something is to be done. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { given, prepared } from '#db/prepared.ts'
import { whenRunOnce } from '#db/schema/columns.ts'
import { organizationMembers as members, organizations, users } from '#db/schema.ts'
import { present, todayIn } from '#members/belonging.ts'

const isDue = and(present, lte(members.termDueAt, sql`now()`))

/** What is due in a deleted organization waits until that is restored. */
const isThere = sql`exists (select from ${organizations}
  where ${organizations.id} = ${members.organizationId} and ${organizations.deletedAt} is null)`

const dueStatement = prepared((db) =>
  db
    .select({ organizationId: members.organizationId })
    .from(members)
    .where(and(isDue, isThere))
    .orderBy(asc(members.termDueAt))
    .limit(1)
    .prepare('term_due'),
)

/** An organization in which something is due; undefined where nothing is anywhere. */
export async function dueOrganization(db: Queryable): Promise<string | undefined> {
  const [row] = await dueStatement(db).execute()
  return row?.organizationId
}

export interface PlaceOfDue {
  name: string
  displayName: string
}

export async function placeOf(tx: Queryable, organizationId: string): Promise<PlaceOfDue | undefined> {
  const [row] = await tx
    .select({ name: organizations.name, displayName: organizations.displayName })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  return row
}

const dueMembersStatement = prepared((tx) => {
  const { uid, role, endsOn, endsAt, toldDaysBefore, toldFor } = members
  return tx
    .select({
      uid,
      role,
      endsOn,
      toldDaysBefore,
      toldFor,
      isOver: sql<boolean>`coalesce(${endsAt} <= now(), false)`,
      today: todayIn(given('organizationId')),
      email: users.email,
    })
    .from(members)
    .innerJoin(users, eq(users.uid, uid))
    .where(and(eq(members.organizationId, given('organizationId')), isDue))
    .orderBy(asc(members.termDueAt))
    .limit(given('limit'))
    .prepare('term_due_members')
})

/** Who is due in an organization that the caller holds, the longest waiting first. */
export function dueMembers(tx: Queryable, organizationId: string, limit: number) {
  return dueMembersStatement(tx).execute({ organizationId, limit })
}

export type DueMember = Awaited<ReturnType<typeof dueMembers>>[number]

/** Ends these memberships, for their last day is over. */
export async function endMembershipsByTerm(tx: Queryable, organizationId: string, uids: string[]): Promise<void> {
  await tx
    .update(members)
    .set({ removedAt: whenRunOnce, endedByTerm: true })
    .where(and(eq(members.organizationId, organizationId), inArray(members.uid, uids), present))
}

export interface Planned {
  uid: string
  /** How many days before the last one they have been told, if at all. */
  told: number | null
  /** How many days before the last one they are to be told next; null: when it is over. */
  next: number | null
}

/** Notes what people were told of their last day, and when to look at them again. */
export async function planNext(tx: Queryable, organizationId: string, planned: readonly Planned[]): Promise<void> {
  if (planned.length === 0) return
  const column = <T>(of: (one: Planned) => T) => sql.param(planned.map(of))
  const plan = sql`unnest(${column(({ uid }) => uid)}::text[], ${column(({ told }) => told)}::int[],
    ${column(({ next }) => next)}::int[]) as plan(uid, told, next)`
  await tx
    .update(members)
    .set({
      toldDaysBefore: sql`plan.told`,
      toldFor: sql`case when plan.told is null then null else ${members.endsOn} end`,
      termDueAt: sql`case when plan.next is null then ${members.endsAt}
        else (${members.endsOn} - plan.next)::timestamp at time zone organization_time_zone(${organizationId}::uuid) end`,
    })
    .from(plan)
    .where(and(eq(members.organizationId, organizationId), eq(members.uid, sql`plan.uid`)))
}
