/** SQL for the list of an organization's people: every order and every filter has its index. */
import type { Role } from '@atrium/contract/rules/people'
import { and, asc, count, desc, eq, exists, inArray, isNull, like, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { classes, classMembers, labels, memberLabels, organizationMembers, organizations, users } from '#db/schema.ts'

export interface MemberSelection {
  organizationId: string
  /** Part of the name or username, folded as names are. */
  search?: string | undefined
  labelId?: string | undefined
  classId?: string | undefined
  role?: Role | undefined
  sortBy: { field: 'name' | 'username'; descending: boolean }
  /** Only what comes behind this row, in the order of `sortBy`. */
  after?: { key: string; uid: string } | undefined
}

const person = {
  displayName: users.displayName,
  givenName: users.givenName,
  familyName: users.familyName,
  username: users.username,
  email: users.email,
  photoUrl: users.photoUrl,
}

function selected(db: Queryable, { organizationId, search, labelId, classId, role }: MemberSelection): SQL | undefined {
  return and(
    eq(organizationMembers.organizationId, organizationId),
    isNull(organizationMembers.removedAt),
    role === undefined ? undefined : eq(organizationMembers.role, role),
    search === undefined ? undefined : like(organizationMembers.searchKey, `%${escapeLike(search)}%`),
    labelId === undefined ? undefined : exists(labelled(db, labelId)),
    classId === undefined ? undefined : exists(inClass(db, classId)),
  )
}

function labelled(db: Queryable, labelId: string) {
  return db
    .select({ uid: memberLabels.uid })
    .from(memberLabels)
    .innerJoin(labels, and(eq(labels.id, memberLabels.labelId), isNull(labels.deletedAt)))
    .where(
      and(
        eq(memberLabels.labelId, labelId),
        eq(memberLabels.organizationId, organizationMembers.organizationId),
        eq(memberLabels.uid, organizationMembers.uid),
      ),
    )
}

function inClass(db: Queryable, classId: string) {
  return db
    .select({ uid: classMembers.uid })
    .from(classMembers)
    .innerJoin(classes, and(eq(classes.id, classMembers.classId), isNull(classes.deletedAt)))
    .where(
      and(
        eq(classMembers.classId, classId),
        eq(classMembers.organizationId, organizationMembers.organizationId),
        eq(classMembers.uid, organizationMembers.uid),
      ),
    )
}

/** A typed percent sign or underscore is that character, not a wildcard. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function sortKey({ sortBy }: MemberSelection) {
  return sortBy.field === 'name' ? organizationMembers.nameKey : organizationMembers.usernameKey
}

function behind(selection: MemberSelection): SQL | undefined {
  const { after, sortBy } = selection
  if (after === undefined) return undefined
  const place = sql`(${sortKey(selection)}, ${organizationMembers.uid})`
  return sortBy.descending ? sql`${place} < (${after.key}, ${after.uid})` : sql`${place} > (${after.key}, ${after.uid})`
}

export function countQuery(db: Queryable, selection: MemberSelection) {
  return db.select({ count: count() }).from(organizationMembers).where(selected(db, selection))
}

/** Without a filter the total is not counted but read: it is kept beside the organization. */
export async function countSelected(db: Queryable, selection: MemberSelection): Promise<number> {
  const { organizationId, search, labelId, classId, role } = selection
  const everybody = [search, labelId, classId, role].every((filter) => filter === undefined)
  const [row] = everybody
    ? await db.select({ count: organizations.members }).from(organizations).where(eq(organizations.id, organizationId))
    : await countQuery(db, selection)
  return row?.count ?? 0
}

/**
 * The page is cut from what an index holds, in its order, however far back the page is; memberships and
 * records are read for its rows only. Rows of one name are ordered by uid, so that no page shows one twice.
 */
export function memberPageQuery(db: Queryable, selection: MemberSelection, limit: number, offset: number) {
  const key = sortKey(selection)
  const way = selection.sortBy.descending ? desc : asc
  const page = db
    .select({ uid: organizationMembers.uid, key })
    .from(organizationMembers)
    .where(and(selected(db, selection), behind(selection)))
    .orderBy(way(key), way(organizationMembers.uid))
    .limit(limit)
    .offset(offset)
    .as('page')
  const membership = alias(organizationMembers, 'membership')
  return db
    .select({
      uid: page.uid,
      role: membership.role,
      joinedAt: membership.createdAt,
      key: page.key,
      ...person,
    })
    .from(page)
    .innerJoin(membership, and(eq(membership.organizationId, selection.organizationId), eq(membership.uid, page.uid)))
    .innerJoin(users, eq(users.uid, page.uid))
    .orderBy(way(page.key), way(page.uid))
}

/** One member, removed ones left out. */
export async function memberRow(db: Queryable, organizationId: string, uid: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select({
      uid: organizationMembers.uid,
      role: organizationMembers.role,
      joinedAt: organizationMembers.createdAt,
      key: organizationMembers.nameKey,
      ...person,
    })
    .from(organizationMembers)
    .innerJoin(users, eq(users.uid, organizationMembers.uid))
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        eq(organizationMembers.uid, uid),
        isNull(organizationMembers.removedAt),
      ),
    )
  return row
}

export type MemberRow = Awaited<ReturnType<typeof memberPageQuery>>[number]

/** The labels of these members, by name. */
export async function labelsOf(db: Queryable, organizationId: string, uids: string[]) {
  if (uids.length === 0) return []
  return db
    .select({ uid: memberLabels.uid, id: labels.id, name: labels.name, color: labels.color })
    .from(memberLabels)
    .innerJoin(labels, and(eq(labels.id, memberLabels.labelId), isNull(labels.deletedAt)))
    .where(and(eq(memberLabels.organizationId, organizationId), inArray(memberLabels.uid, uids)))
    .orderBy(asc(labels.nameKey))
}
