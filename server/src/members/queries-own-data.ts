/** SQL for what is told to somebody of their own memberships. */
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import {
  organizationDepartures,
  organizationMembers,
  organizationRemovals,
  organizations,
  ownershipOffers,
} from '#db/schema.ts'

interface Page {
  limit: number
  offset: number
}

export function membershipPage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { role, displayName: calledThere, createdAt: joinedAt, removedAt, leftByThemselves } = organizationMembers
  const { startsOn: firstDay, endsOn: lastDay, endedByTerm: endedByLastDay } = organizationMembers
  const { firstInsideAt: firstLetInAt, broughtBack: begunAnewByOthers } = organizationMembers
  const { name: organization, displayName } = organizations
  return db
    .select({
      organization,
      displayName,
      role,
      calledThere,
      joinedAt,
      firstDay,
      lastDay,
      removedAt,
      leftByThemselves,
      endedByLastDay,
      firstLetInAt,
      begunAnewByOthers,
    })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.uid, uid))
    .orderBy(asc(organizations.name), asc(organizations.id))
    .limit(limit)
    .offset(offset)
}

export function offerPage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { createdAt, expiresAt, fromUid, toUid } = ownershipOffers
  const made = sql<'by you' | 'to you'>`case when ${fromUid} = ${uid} then 'by you' else 'to you' end`
  const { organizationId } = ownershipOffers
  return db
    .select({ organization: organizations.name, made, createdAt, expiresAt })
    .from(organizationMembers)
    .innerJoin(
      ownershipOffers,
      and(eq(organizationId, organizationMembers.organizationId), or(eq(fromUid, uid), eq(toUid, uid))),
    )
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .where(eq(organizationMembers.uid, uid))
    .orderBy(asc(organizationId), asc(fromUid))
    .limit(limit)
    .offset(offset)
}

export function removalPage(db: Queryable, uid: string, { limit, offset }: Page) {
  return db
    .select({
      organization: organizations.name,
      removedAt: organizationRemovals.removedAt,
      leftByThemselves: organizationRemovals.leftByThemselves,
    })
    .from(organizationRemovals)
    .innerJoin(organizations, eq(organizations.id, organizationRemovals.organizationId))
    .where(eq(organizationRemovals.uid, uid))
    .orderBy(asc(organizations.name), asc(organizations.id))
    .limit(limit)
    .offset(offset)
}

export function departurePage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { displayName: calledThere, givenName, familyName, username, email, photoUrl } = organizationDepartures
  const { firstInsideAt: firstLetInAt, endedAt } = organizationDepartures
  return db
    .select({
      organization: organizations.name,
      calledThere,
      givenName,
      familyName,
      username,
      email,
      photoUrl,
      firstLetInAt,
      endedAt,
    })
    .from(organizationDepartures)
    .innerJoin(organizations, eq(organizations.id, organizationDepartures.organizationId))
    .where(eq(organizationDepartures.uid, uid))
    .orderBy(asc(organizations.name), asc(organizations.id))
    .limit(limit)
    .offset(offset)
}
