/** The only SQL for invites. */
import type { Role } from '@atrium/contract/rules/roles'
import type { Term } from '@atrium/contract/rules/time/term'
import { and, count, countDistinct, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { whenRun } from '#db/schema/columns.ts'
import {
  authors,
  invites,
  inviteUses,
  organizationDepartures,
  organizationMembers,
  organizations,
  users,
} from '#db/schema.ts'
import { nameOf } from '#members/names/shown-name.ts'

export type InviteRow = typeof invites.$inferSelect

export async function insertInvites(tx: Queryable, values: (typeof invites.$inferInsert)[]): Promise<void> {
  if (values.length > 0) await tx.insert(invites).values(values)
}

export interface FoundInvite {
  invite: InviteRow
  organization: {
    name: string
    displayName: string
    logoUrl: string
    primaryColor: string
    pageBackground: string
    language: string
  } | null
  author: { authorId: string; name: string; logoUrl: string } | null
  /** Who made it, as they are called. */
  invitedBy: string | null
}

/** An invite, ended or not, with what it leads to; of a deleted organization or publisher there is none. */
export async function inviteBySecret(
  db: Queryable,
  { column, hash }: { column: 'token' | 'code'; hash: string },
): Promise<FoundInvite | undefined> {
  const secret = column === 'token' ? invites.tokenHash : invites.codeHash
  // By the name they have there, or had as they left; an owner of a publisher has their own.
  const inviter = nameOf({ organizationId: invites.organizationId, uid: invites.createdBy })
  const [row] = await db
    .select({
      invite: invites,
      organization: {
        name: organizations.name,
        displayName: organizations.displayName,
        logoUrl: organizations.logoUrl,
        primaryColor: organizations.primaryColor,
        pageBackground: organizations.pageBackground,
        language: organizations.language,
      },
      author: { authorId: authors.authorId, name: authors.name, logoUrl: authors.profileImageUrl },
      invitedBy: inviter.name,
    })
    .from(invites)
    .leftJoin(organizations, and(eq(organizations.id, invites.organizationId), isNull(organizations.deletedAt)))
    .leftJoin(authors, and(eq(authors.id, invites.authorId), isNull(authors.deletedAt)))
    .leftJoin(users, inviter.ofPerson)
    .leftJoin(organizationMembers, inviter.ofMember)
    .leftJoin(organizationDepartures, inviter.ofDeparture)
    .where(eq(secret, hash))
    .limit(1)
  return row && (row.organization !== null || row.author !== null) ? row : undefined
}

/** Holds the invite until the transaction ends: whoever accepts it does so one after the other. */
export async function lockInvite(tx: Queryable, id: string): Promise<InviteRow | undefined> {
  const [row] = await tx.select().from(invites).where(eq(invites.id, id)).for('update')
  return row
}

export async function wasUsedBy(tx: Queryable, inviteId: string, uid: string): Promise<boolean> {
  const rows = await tx
    .select({ uid: inviteUses.uid })
    .from(inviteUses)
    .where(and(eq(inviteUses.inviteId, inviteId), eq(inviteUses.uid, uid)))
  return rows.length > 0
}

/** The check on the table refuses a use beyond the limit, whatever was asked before. */
export async function recordUse(tx: Queryable, inviteId: string, uid: string): Promise<void> {
  await tx.insert(inviteUses).values({ inviteId, uid })
  await tx
    .update(invites)
    .set({ uses: sql`${invites.uses} + 1` })
    .where(eq(invites.id, inviteId))
}

/** Newest first; those behind `before`. */
export async function invitesOf(
  db: Queryable,
  organizationId: string,
  { before, limit }: { before: { createdAt: Date; id: string } | undefined; limit: number },
): Promise<InviteRow[]> {
  return db
    .select()
    .from(invites)
    .where(
      and(
        eq(invites.organizationId, organizationId),
        before === undefined
          ? undefined
          : sql`(${invites.createdAt}, ${invites.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(limit)
}

/** Those that still lead somewhere: how many there are, and how many people have one by mail. */
export async function countOpen(db: Queryable, organizationId: string): Promise<{ invites: number; invited: number }> {
  const [row] = await db
    .select({ invites: count(), invited: countDistinct(invites.emailKey) })
    .from(invites)
    .where(and(eq(invites.organizationId, organizationId), isOpen))
  return row ?? { invites: 0, invited: 0 }
}

/** The newest so many of a publisher that still lead somewhere. */
export function openInvitesOfAuthor(db: Queryable, authorId: string, limit: number) {
  const { id, email, role, createdAt, expiresAt } = invites
  return db
    .select({ id, email, role, createdAt, expiresAt })
    .from(invites)
    .where(and(eq(invites.authorId, authorId), isOpen))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** Still leads somewhere. */
export const isOpen = and(
  gt(invites.expiresAt, sql`now()`),
  isNull(invites.revokedAt),
  lt(invites.uses, invites.maxUses),
)

/** What an invite is to, by its id. */
export type InviteTarget = { organizationId: string } | { authorId: string }

export function isOf(target: InviteTarget) {
  return 'authorId' in target
    ? eq(invites.authorId, target.authorId)
    : eq(invites.organizationId, target.organizationId)
}

/** Whether it leads, or led, there. */
export async function wasInvite(tx: Queryable, target: InviteTarget, id: string): Promise<boolean> {
  return (await tx.$count(invites, and(isOf(target), eq(invites.id, id)))) > 0
}

/** Answers the invite that was ended by this. */
export async function markRevoked(tx: Queryable, of: InviteTarget, id: string): Promise<InviteRow | undefined> {
  const [row] = await tx
    .update(invites)
    .set({ revokedAt: sql`now()` })
    .where(and(isOf(of), eq(invites.id, id), isNull(invites.revokedAt)))
    .returning()
  return row
}

/** Whom an invite of the organization that could be sent again is for, null for anybody, and as what; neither of the two ever changes. */
export async function renewableInvite(db: Queryable, organizationId: string, id: string) {
  const { email, role } = invites
  const [row] = await db.select({ email, role }).from(invites).where(renewable(organizationId, id))
  return row
}

function renewable(organizationId: string, id: string) {
  return and(
    eq(invites.organizationId, organizationId),
    eq(invites.id, id),
    isNull(invites.revokedAt),
    lt(invites.uses, invites.maxUses),
  )
}

/** New secrets, a new end and another who answers for it, for an invite that is neither revoked nor used up. */
export async function renew(
  tx: Queryable,
  organizationId: string,
  id: string,
  fresh: { tokenHash: string; codeHash: string; expiresAt: Date; createdBy: string },
): Promise<InviteRow | undefined> {
  const [row] = await tx
    .update(invites)
    .set({ ...fresh, renewedAt: whenRun, mailDropped: false })
    .where(renewable(organizationId, id))
    .returning()
  return row
}

/**
 * Some that were given back and whose mail was emptied as they ended, held; nobody else has them meanwhile. Of what they
 * lead to, what is deleted may come back, and they wait for it.
 */
export function takeToMailAnew(tx: Queryable, limit: number) {
  return tx
    .select({ id: invites.id, tokenHash: invites.tokenHash })
    .from(invites)
    .leftJoin(organizations, eq(organizations.id, invites.organizationId))
    .leftJoin(authors, eq(authors.id, invites.authorId))
    .where(
      and(
        ...[eq(invites.mailDropped, true), isOpen, isNotNull(invites.email)],
        sql`coalesce(${organizations.deletedAt}, ${authors.deletedAt}) is null`,
      ),
    )
    .limit(limit)
    .for('update', { of: invites, skipLocked: true })
}

/** Another link; its code stays, for somebody may have been told it. */
export async function setTokenAnew(tx: Queryable, id: string, tokenHash: string): Promise<void> {
  await tx.update(invites).set({ tokenHash, mailDropped: false }).where(eq(invites.id, id))
}

export interface NewInvite {
  role: Role
  email: string | null
  /** What a list calls the person. */
  givenName?: string
  familyName?: string
  labels: string[]
  maxUses: number
  expiresAt: Date
  /** The days of the membership that it leads to. */
  startsOn?: string | null
  endsOn?: string | null
  /** The roster that makes it; absent for one that somebody makes. */
  rosterId?: string
}

export async function openInvitesTo(db: Queryable, organizationId: string, emailKeys: string[]) {
  if (emailKeys.length === 0) return []
  return db
    .select({ emailKey: invites.emailKey })
    .from(invites)
    .where(
      and(
        eq(invites.organizationId, organizationId),
        inArray(invites.emailKey, emailKeys),
        isNull(invites.revokedAt),
        lt(invites.uses, invites.maxUses),
        gt(invites.expiresAt, sql`now()`),
      ),
    )
}

/** The days of the membership that an invite of the organization leads to, where it could be sent again. */
export async function termOfInvite(db: Queryable, organizationId: string, id: string): Promise<Term | undefined> {
  const [row] = await db
    .select({ startsOn: invites.startsOn, endsOn: invites.endsOn })
    .from(invites)
    .where(renewable(organizationId, id))
  return row
}
