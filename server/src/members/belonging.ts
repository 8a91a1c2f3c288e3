/**
 * Who belongs to an organization now, in SQL: as far as removals go, and as far as the days of memberships do. The
 * clock decides, whether the job that ends memberships has been there yet or not.
 */
import type { termStates } from '@atrium/contract/people/members'
import { and, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { alias, AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Given } from '#db/prepared.ts'
import { organizationMembers } from '#db/schema.ts'

type Members = typeof organizationMembers | ReturnType<typeof alias<typeof organizationMembers, string>>

const now = sql`now()`

/** Not removed; their last day may be over, and then a moment later they are. */
export const present = isNull(organizationMembers.removedAt)

/** Present, and their last day is over: former, though the job that ends memberships has not been there yet. */
export const isOver = and(present, lte(organizationMembers.endsAt, now))

/** Their first day may be still to come; their last one is not over. */
export function belongsTo(members: Members = organizationMembers) {
  return and(isNull(members.removedAt), or(isNull(members.endsAt), gt(members.endsAt, now)))
}

/** Between the first day and the last, whether removed or not. */
export function isWithinTerm(members: Members = organizationMembers) {
  return and(
    or(isNull(members.startsAt), lte(members.startsAt, now)),
    or(isNull(members.endsAt), gt(members.endsAt, now)),
  )
}

/** Members today: nobody else enters, or does anything inside. */
export function isInside(members: Members = organizationMembers) {
  return and(isNull(members.removedAt), isWithinTerm(members))
}

/**
 * When somebody was let in first: as they joined, or on their first day where that came later. Who leaves and joins
 * again, begins anew or gets another first day has been there before.
 */
export function insideSince(members: Members = organizationMembers): SQL<Date> {
  const { firstInsideAt, createdAt, startsAt } = members
  return sql<Date>`least(${firstInsideAt}, greatest(${createdAt}, ${startsAt}))`.mapWith(createdAt)
}

/** Members today and without a last day: of its owners an organization always has one of these. */
export function isLasting(members: Members = organizationMembers) {
  return and(isInside(members), isNull(members.endsAt))
}

/** Which day it is where an organization is, such as `2026-09-01`: looked up once a statement, not once a row, and where it is needed. */
export function todayIn(organizationId: Given<string>): SQL<string> {
  return sql<string>`(select (now() at time zone organization_time_zone(${organizationId}::uuid))::date::text)`
}

/** What a membership of these days is today. Which day that is is asked where there are days: few organizations have any. */
export function termState(
  { startsOn, endsOn }: { startsOn: AnyPgColumn | SQL.Aliased; endsOn: AnyPgColumn | SQL.Aliased },
  organizationId: Given<string>,
): SQL<(typeof termStates)[number]> {
  const today = sql`${todayIn(organizationId)}::date`
  return sql`case when ${startsOn} is null and ${endsOn} is null then 'current' when ${endsOn} < ${today} then 'over'
    when ${startsOn} > ${today} then 'waiting' else 'current' end`
}

/** Why somebody who belongs or belonged is not let in by their days; null for everybody else, strangers too. */
export type ShutOut = 'membership_waiting' | 'membership_over'

/** To be selected by whoever reads what is asked of a person who enters. */
export function shutOutOf(organizationId: AnyPgColumn, uid: AnyPgColumn | Given<string>): SQL<ShutOut | null> {
  return sql`(select case when m.removed_at is null and m.starts_at > now() then 'membership_waiting' else 'membership_over' end
    from ${organizationMembers} as m where m.organization_id = ${organizationId} and m.uid = ${uid}
      and (m.ended_by_term or (m.removed_at is null and (m.starts_at > now() or m.ends_at <= now()))))`
}
