/** SQL for what is told to somebody of their publishers. */
import { asc, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import {
  authorMembers,
  authorOwnershipOffers as offers,
  authorRemovals,
  authors,
  deletedAuthorMembers,
} from '#db/schema.ts'

interface Page {
  limit: number
  offset: number
}

const { authorId, name, description, profileImageUrl, bannerImageUrl } = authors
const shown = { author_id: authorId, name, description, profileImageUrl, bannerImageUrl }

export function authorMembershipPage(db: Queryable, uid: string, { limit, offset }: Page) {
  return db
    .select({ ...shown, role: authorMembers.role, joinedAt: authorMembers.createdAt })
    .from(authorMembers)
    .innerJoin(authors, eq(authors.id, authorMembers.id))
    .where(eq(authorMembers.uid, uid))
    .orderBy(asc(authorId))
    .limit(limit)
    .offset(offset)
}

export function deletedMembershipPage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { role, createdAt: joinedAt } = deletedAuthorMembers
  return db
    .select({ ...shown, role, joinedAt, deletedAt: authors.deletedAt })
    .from(deletedAuthorMembers)
    .innerJoin(authors, eq(authors.id, deletedAuthorMembers.id))
    .where(eq(deletedAuthorMembers.uid, uid))
    .orderBy(asc(authorId))
    .limit(limit)
    .offset(offset)
}

export function authorRemovalPage(db: Queryable, uid: string, { limit, offset }: Page) {
  return db
    .select({ author_id: authorId, name, removedAt: authorRemovals.removedAt })
    .from(authorRemovals)
    .innerJoin(authors, eq(authors.id, authorRemovals.id))
    .where(eq(authorRemovals.uid, uid))
    .orderBy(asc(authorId))
    .limit(limit)
    .offset(offset)
}

export function authorOfferPage(db: Queryable, uid: string, { limit, offset }: Page) {
  const made = sql<'by you' | 'to you'>`case when ${offers.fromUid} = ${uid} then 'by you' else 'to you' end`
  return db
    .select({ author_id: authorId, made, createdAt: offers.createdAt, expiresAt: offers.expiresAt })
    .from(offers)
    .innerJoin(authors, eq(authors.id, offers.id))
    .where(or(eq(offers.fromUid, uid), eq(offers.toUid, uid)))
    .orderBy(asc(authorId), asc(offers.fromUid))
    .limit(limit)
    .offset(offset)
}

export function madeAuthorPage(db: Queryable, uid: string, { limit, offset }: Page) {
  return db
    .select({ ...shown, createdAt: authors.createdAt })
    .from(authors)
    .where(eq(authors.createdBy, uid))
    .orderBy(asc(authorId))
    .limit(limit)
    .offset(offset)
}
