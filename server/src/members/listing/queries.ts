/** SQL for the list of an organization's people: every order and every filter has its index. */
import type { Role } from '@atrium/contract/rules/roles'
import { and, asc, count, desc, eq, exists, inArray, isNull, like, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import { classes, classMembers, labels, memberLabels, organizationMembers, organizations, users } from '#db/schema.ts'
import { shownName } from '#members/shown-name.ts'

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
  givenName: users.givenName,
  familyName: users.familyName,
  username: users.username,
  email: users.email,
  photoUrl: users.photoUrl,
}

type Entries = typeof organizationMembers | typeof memberLabels | typeof classMembers

/** A label and a class have entries of their own, in the same orders: a list of one is cut from these. */
function entriesOf({ labelId, classId }: MemberSelection): Entries {
  return classId !== undefined ? classMembers : labelId !== undefined ? memberLabels : organizationMembers
}

function selected(db: Queryable, selection: MemberSelection): SQL | undefined {
  const { search, role } = selection
  const entries = entriesOf(selection)
  return and(
    ...within(db, selection),
    isNull(entries.removedAt),
    role === undefined ? undefined : eq(entries.role, role),
    search === undefined ? undefined : like(entries.searchKey, `%${escapeLike(search)}%`),
  )
}

/** What the entries are of. A label or a class of elsewhere, or a deleted one, has nobody. */
function within(db: Queryable, { organizationId, labelId, classId }: MemberSelection): (SQL | undefined)[] {
  if (labelId === undefined && classId === undefined) return [eq(organizationMembers.organizationId, organizationId)]
  const ofLabel = labelId === undefined ? undefined : exists(presentLabel(db, organizationId, labelId))
  if (classId === undefined) return [eq(memberLabels.labelId, labelId ?? ''), ofLabel]
  const labelled = labelId === undefined ? undefined : exists(labelledInClass(db, organizationId, labelId))
  return [eq(classMembers.classId, classId), exists(presentClass(db, organizationId, classId)), ofLabel, labelled]
}

function presentLabel(db: Queryable, organizationId: string, id: string) {
  const found = and(eq(labels.id, id), eq(labels.organizationId, organizationId), isNull(labels.deletedAt))
  return db.select({ id: labels.id }).from(labels).where(found)
}

function presentClass(db: Queryable, organizationId: string, id: string) {
  const found = and(eq(classes.id, id), eq(classes.organizationId, organizationId), isNull(classes.deletedAt))
  return db.select({ id: classes.id }).from(classes).where(found)
}

function labelledInClass(db: Queryable, organizationId: string, labelId: string) {
  return db
    .select({ uid: memberLabels.uid })
    .from(memberLabels)
    .where(
      and(
        eq(memberLabels.organizationId, organizationId),
        eq(memberLabels.uid, classMembers.uid),
        eq(memberLabels.labelId, labelId),
      ),
    )
}

/** The shortest part of a name that the trigram index knows. */
const TRIGRAM = 3

/**
 * Runs `read` so that the selection is read along indexes. Only a search among everybody has the trigram index;
 * what is too short for it is looked for in the entries of the list's own, and no row is visited.
 */
export function withListHints<T>({ search, labelId, classId }: MemberSelection, read: () => Promise<T>): Promise<T> {
  const groups = [labelId, classId].filter((id) => id !== undefined).length
  const trigrams = groups === 0 && search !== undefined && search.length >= TRIGRAM
  // The entries of one label or one class have no other index than those of their two orders.
  return withPlannerHints({ bitmaps: trigrams, sorts: groups !== 1, byValues: search !== undefined }, read)
}

/** A typed percent sign or underscore is that character, not a wildcard. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function sortKey(selection: MemberSelection) {
  const entries = entriesOf(selection)
  return selection.sortBy.field === 'name' ? entries.nameKey : entries.usernameKey
}

function behind(selection: MemberSelection): SQL | undefined {
  const { after, sortBy } = selection
  if (after === undefined) return undefined
  const place = sql`(${sortKey(selection)}, ${entriesOf(selection).uid})`
  return sortBy.descending ? sql`${place} < (${after.key}, ${after.uid})` : sql`${place} > (${after.key}, ${after.uid})`
}

/** How many have which role, as it is kept beside the organization. */
const kept = {
  owner: sql<number>`${organizations.owners}`,
  staff: sql<number>`${organizations.staff}`,
  User: sql<number>`${organizations.members} - ${organizations.owners} - ${organizations.staff}`,
}

/** Everybody, and everybody of a role, are not counted but read: these totals are kept beside the organization. */
export function countQuery(db: Queryable, selection: MemberSelection) {
  const { organizationId, search, labelId, classId, role } = selection
  if ([search, labelId, classId].some((filter) => filter !== undefined)) {
    return db.select({ count: count() }).from(entriesOf(selection)).where(selected(db, selection))
  }
  const total = role === undefined ? sql<number>`${organizations.members}` : kept[role]
  return db.select({ count: total }).from(organizations).where(eq(organizations.id, organizationId))
}

/**
 * The page is cut from what an index holds, in its order, however far back the page is; memberships and
 * records are read for its rows only. Rows of one name are ordered by uid, so that no page shows one twice.
 */
export function memberPageQuery(db: Queryable, selection: MemberSelection, limit: number, offset: number) {
  const entries = entriesOf(selection)
  const key = sortKey(selection)
  const way = selection.sortBy.descending ? desc : asc
  const page = db
    .select({ uid: entries.uid, key: sql<string>`${key}`.as('key') })
    .from(entries)
    .where(and(selected(db, selection), behind(selection)))
    .orderBy(way(key), way(entries.uid))
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
      displayName: shownName(membership, users),
      ...person,
    })
    .from(page)
    .innerJoin(membership, and(eq(membership.organizationId, selection.organizationId), eq(membership.uid, page.uid)))
    .innerJoin(users, eq(users.uid, page.uid))
    .orderBy(way(page.key), way(page.uid))
}

/** Who is selected, in no order, `limit` of them at most. */
export function selectedUids(db: Queryable, selection: MemberSelection, limit: number) {
  const entries = entriesOf(selection)
  return db.select({ uid: entries.uid }).from(entries).where(selected(db, selection)).limit(limit)
}

/** Where the list stands after so many rows: what to give as `after`; nothing where it has fewer. */
export function placeQuery(db: Queryable, selection: MemberSelection, rows: number) {
  const entries = entriesOf(selection)
  const key = sortKey(selection)
  const way = selection.sortBy.descending ? desc : asc
  return db
    .select({ key: sql<string>`${key}`, uid: entries.uid })
    .from(entries)
    .where(and(selected(db, selection), behind(selection)))
    .orderBy(way(key), way(entries.uid))
    .limit(1)
    .offset(rows - 1)
}

/** One member, removed ones left out. */
export async function memberRow(db: Queryable, organizationId: string, uid: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select({
      uid: organizationMembers.uid,
      role: organizationMembers.role,
      joinedAt: organizationMembers.createdAt,
      key: organizationMembers.nameKey,
      displayName: shownName(organizationMembers, users),
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
