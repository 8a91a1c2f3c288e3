/** SQL for the first and last days of memberships. */
import type { Role } from '@atrium/contract/rules/roles'
import type { Term } from '@atrium/contract/rules/time/term'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationMembers as members } from '#db/schema.ts'
import { belongsTo, isLasting, isOver, present, todayIn } from '#members/belonging.ts'

export interface TermOf extends Term {
  uid: string
}

/** Which day it is where the organization is. */
export async function today(db: Queryable, organizationId: string): Promise<string> {
  const [row] = await db.select({ day: todayIn(organizationId) }).from(sql`(values (1)) as one`)
  if (!row) throw new Error('there is no day')
  return row.day
}

/** The moment at which a day is over where the organization is. */
export async function endOfDay(db: Queryable, organizationId: string, day: string): Promise<Date> {
  const over = sql`(${day}::date + 1)::timestamp at time zone organization_time_zone(${organizationId}::uuid)`
  const [row] = await db.select({ over: over.mapWith(members.endsAt) }).from(sql`(values (1)) as one`)
  if (!row) throw new Error('the day does not end')
  return row.over
}

/** What those of these people are who belong to it, and their days. */
export async function termsAmong(tx: Queryable, organizationId: string, uids: string[]) {
  const { uid, role, startsOn, endsOn } = members
  return tx
    .select({ uid, role, startsOn, endsOn, isLasting: sql<boolean>`${isLasting()}` })
    .from(members)
    .where(and(eq(members.organizationId, organizationId), inArray(uid, uids), belongsTo()))
}

/** Gives each their days. Of what they are already nothing is written: whoever was told of their last day is not told again. */
export async function setTerms(tx: Queryable, organizationId: string, terms: readonly TermOf[]): Promise<void> {
  if (terms.length === 0) return
  const column = (of: (term: TermOf) => string | null) => sql.param(terms.map(of))
  const given = sql`unnest(${column(({ uid }) => uid)}::text[], ${column(({ startsOn }) => startsOn)}::date[],
    ${column(({ endsOn }) => endsOn)}::date[]) as given(uid, starts_on, ends_on)`
  await tx
    .update(members)
    .set({ startsOn: sql`given.starts_on`, endsOn: sql`given.ends_on` })
    .from(given)
    .where(
      and(
        eq(members.organizationId, organizationId),
        eq(members.uid, sql`given.uid`),
        present,
        sql`(${members.startsOn}, ${members.endsOn}) is distinct from (given.starts_on, given.ends_on)`,
      ),
    )
}

/** Which of these belong to it, and are let in on a later day. */
export async function waitingAmong(tx: Queryable, organizationId: string, uids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ uid: members.uid })
    .from(members)
    .where(
      and(
        eq(members.organizationId, organizationId),
        inArray(members.uid, uids),
        belongsTo(),
        gt(members.startsAt, sql`now()`),
      ),
    )
  return rows.map(({ uid }) => uid)
}

/** Who of these were members until their last day, and what they were. */
export async function formerAmong(
  tx: Queryable,
  organizationId: string,
  uids: string[],
): Promise<{ uid: string; role: Role }[]> {
  return tx
    .select({ uid: members.uid, role: members.role })
    .from(members)
    .where(and(eq(members.organizationId, organizationId), inArray(members.uid, uids), eq(members.endedByTerm, true)))
}

/** Which of these belonged until their last day was over, whether the job has been there yet or not. */
export async function formerUids(q: Queryable, organizationId: string, uids: string[]): Promise<string[]> {
  if (uids.length === 0) return []
  const rows = await q
    .select({ uid: members.uid })
    .from(members)
    .where(and(eq(members.organizationId, organizationId), inArray(members.uid, uids), or(members.endedByTerm, isOver)))
  return rows.map(({ uid }) => uid)
}

/**
 * Makes members again of those of these who were until their last day, whether the job has been there yet or not, without
 * a word of theirs; answers their uids.
 */
export async function renewFormer(
  tx: Queryable,
  organizationId: string,
  uids: string[],
  { startsOn, endsOn }: Term,
): Promise<string[]> {
  const rows = await tx
    .update(members)
    .set({ startsOn, endsOn, removedAt: null, removedBy: null, endedByTerm: false, broughtBack: true })
    .where(and(eq(members.organizationId, organizationId), inArray(members.uid, uids), or(members.endedByTerm, isOver)))
    .returning({ uid: members.uid })
  return rows.map(({ uid }) => uid)
}
