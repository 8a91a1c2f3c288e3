/** SQL for what is told to somebody of their publishers. */
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { authorMembers, authors } from '#db/schema.ts'

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

export function madeAuthorPage(db: Queryable, uid: string, { limit, offset }: Page) {
  return db
    .select({ ...shown, createdAt: authors.createdAt })
    .from(authors)
    .where(eq(authors.createdBy, uid))
    .orderBy(asc(authorId))
    .limit(limit)
    .offset(offset)
}
