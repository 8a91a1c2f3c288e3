/** SQL for what is told to somebody of invites. */
import { asc, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { authors, invites, inviteUses, organizations } from '#db/schema.ts'

interface Page {
  limit: number
  offset: number
}

const { role, createdAt, expiresAt, revokedAt } = invites
const shown = { organization: organizations.name, publisher: authors.authorId, role, createdAt, expiresAt, revokedAt }

function invitesWhere(db: Queryable, of: SQL, { limit, offset }: Page) {
  const { email, givenName, familyName, uses, maxUses } = invites
  return db
    .select({ ...shown, email, givenName, familyName, uses, maxUses })
    .from(invites)
    .leftJoin(organizations, eq(organizations.id, invites.organizationId))
    .leftJoin(authors, eq(authors.id, invites.authorId))
    .where(of)
    .orderBy(asc(createdAt), asc(invites.id))
    .limit(limit)
    .offset(offset)
}

export const sentInvitePage = (db: Queryable, uid: string, page: Page) =>
  invitesWhere(db, eq(invites.createdBy, uid), page)

export const receivedInvitePage = (db: Queryable, emailKey: string, page: Page) =>
  invitesWhere(db, eq(invites.emailKey, emailKey), page)

export function acceptedInvitePage(db: Queryable, uid: string, { limit, offset }: Page) {
  return db
    .select({ ...shown, acceptedAt: inviteUses.usedAt })
    .from(inviteUses)
    .innerJoin(invites, eq(invites.id, inviteUses.inviteId))
    .leftJoin(organizations, eq(organizations.id, invites.organizationId))
    .leftJoin(authors, eq(authors.id, invites.authorId))
    .where(eq(inviteUses.uid, uid))
    .orderBy(asc(inviteUses.usedAt), asc(invites.id))
    .limit(limit)
    .offset(offset)
}
