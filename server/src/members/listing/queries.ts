/** SQL for the list of an organization's people: every order and every filter has its index. */
import type { Member } from '@atrium/contract/people/members'
import { and, asc, count, desc, eq, exists, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { holdsName } from '#db/fold-name.ts'
import { type FarPage, farPage } from '#db/places/far-page.ts'
import { type Given, given, prepared, preparedFor } from '#db/prepared.ts'
import { rowsInOne, type Select } from '#db/reads/rows-in-one.ts'
import { classes, classMembers, labels, memberLabels, organizationMembers, organizations, users } from '#db/schema.ts'
import { writtenRows } from '#db/reads/written-rows.ts'
import { belongsTo } from '#members/belonging.ts'
import { placedList } from './placed.ts'
import { type MemberSelection, type Shape, shapeName, shapeOf, valuesOf } from './selection.ts'
import { shownMember } from './shown-member.ts'

type Entries = typeof organizationMembers | typeof memberLabels | typeof classMembers

/** A label and a class have entries of their own, in the same orders: a list of one is cut from these. */
function entriesOf({ labelId, classId }: Shape): Entries {
  return classId !== undefined ? classMembers : labelId !== undefined ? memberLabels : organizationMembers
}

function selected(db: Queryable, selection: Shape): SQL | undefined {
  const { search, role } = selection
  const entries = entriesOf(selection)
  return and(
    ...within(db, selection),
    isNull(entries.removedAt),
    role === undefined ? undefined : eq(entries.role, role),
    search === undefined ? undefined : holdsName(entries.searchKey, search),
  )
}

/** What the entries are of. A label or a class of elsewhere, or a deleted one, has nobody. */
function within(db: Queryable, { organizationId, labelId, classId }: Shape): (SQL | undefined)[] {
  if (labelId === undefined && classId === undefined) return [eq(organizationMembers.organizationId, organizationId)]
  const ofLabel = labelId === undefined ? undefined : exists(presentLabel(db, organizationId, labelId))
  if (classId === undefined) return [eq(memberLabels.labelId, labelId ?? ''), ofLabel]
  const labelled = labelId === undefined ? undefined : exists(labelledInClass(db, organizationId, labelId))
  return [eq(classMembers.classId, classId), exists(presentClass(db, organizationId, classId)), ofLabel, labelled]
}

function presentLabel(db: Queryable, organizationId: Given<string>, id: Given<string>) {
  const found = and(eq(labels.id, id), eq(labels.organizationId, organizationId), isNull(labels.deletedAt))
  return db.select({ id: labels.id }).from(labels).where(found)
}

function presentClass(db: Queryable, organizationId: Given<string>, id: Given<string>) {
  const found = and(eq(classes.id, id), eq(classes.organizationId, organizationId), isNull(classes.deletedAt))
  return db.select({ id: classes.id }).from(classes).where(found)
}

function labelledInClass(db: Queryable, organizationId: Given<string>, labelId: Given<string>) {
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

function sortKey(selection: Shape) {
  const entries = entriesOf(selection)
  return selection.sortBy.field === 'name' ? entries.nameKey : entries.usernameKey
}

function behind(selection: Shape): SQL | undefined {
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
function total(db: Queryable, selection: Shape) {
  const { organizationId, search, labelId, classId, role } = selection
  if ([search, labelId, classId].some((filter) => filter !== undefined)) {
    return db.select({ count: count() }).from(entriesOf(selection)).where(selected(db, selection))
  }
  const total = role === undefined ? sql<number>`${organizations.members}` : kept[role]
  return db.select({ count: total }).from(organizations).where(eq(organizations.id, organizationId))
}

export const countStatement = preparedFor(shapeName, (db, selection: MemberSelection) =>
  total(db, shapeOf(selection)).prepare(`count_members_${shapeName(selection)}`),
)

/** How many are selected, wherever the list stands. */
export async function countSelected(db: Queryable, { after: _, ...selection }: MemberSelection): Promise<number> {
  const [row] = await countStatement(db, selection).execute(valuesOf(selection))
  return row?.count ?? 0
}

/**
 * The page is cut from what an index holds, in its order, however far back the page is; records are read for its rows
 * only, and memberships where the index is a label's or a class's. Rows of one name are ordered by uid, so that no
 * page shows one twice.
 */
function cut(db: Queryable, shape: Shape, far?: FarPage) {
  const entries = entriesOf(shape)
  const { createdAt, displayName, startsOn, endsOn } = organizationMembers
  // All stand in the index of memberships; a label's or a class's does without them.
  const isIndexed = entries === organizationMembers
  const key = sortKey(shape)
  const way = shape.sortBy.descending ? desc : asc
  const page = db
    .select({
      uid: entries.uid,
      key: sql<string>`${key}`.as('key'),
      role: entries.role,
      joinedAt: (isIndexed ? sql`${createdAt}` : sql`null`).as('joined_at'),
      displayName: (isIndexed ? sql`${displayName}` : sql`null`).as('own_name'),
      startsOn: (isIndexed ? sql`${startsOn}` : sql`null`).as('starts_on'),
      endsOn: (isIndexed ? sql`${endsOn}` : sql`null`).as('ends_on'),
    })
    .from(entries)
    .where(and(selected(db, shape), behind(shape), far?.beyond))
    .orderBy(way(key), way(entries.uid))
    .limit(far?.limit ?? given('limit'))
    .offset(far?.offset ?? given('offset'))
    .as('page')
  const membership = alias(organizationMembers, 'membership')
  const shown = shownMember(db, {
    organizationId: shape.organizationId,
    entry: page,
    membership: isIndexed ? page : { ...getTableColumns(membership), joinedAt: membership.createdAt },
  })
  const rowsWith = (fields: typeof shown) => {
    const rows = (far ? db.with(far.place) : db)
      .select(fields)
      .from(page)
      .innerJoin(users, eq(users.uid, page.uid))
      .orderBy(way(page.key), way(page.uid))
    const own = and(eq(membership.organizationId, shape.organizationId), eq(membership.uid, page.uid))
    return isIndexed ? rows : rows.innerJoin(membership, own)
  }
  const keyed = { ...shown, key: page.key }
  return { rows: rowsWith(shown), keyedRows: rowsWith(keyed) as unknown as Select<Member & { key: string }> }
}

export const pageStatement = preparedFor(shapeName, (db, selection: MemberSelection) => {
  const shape = shapeOf(selection)
  // Whoever reads on from a row has asked before.
  const all = shape.after ? sql`null` : sql`(${total(db, shape)})`
  return writtenRows(db, `members_${shapeName(selection)}`, cut(db, shape).rows, all)
})

/** `limit` members behind `offset` others, and how many are selected, if it is the first page that is read. */
export async function memberPage(db: Queryable, selection: MemberSelection, limit: number, offset: number) {
  return pageStatement(db, selection).execute({ ...valuesOf(selection), limit, offset })
}

export const farPageStatement = preparedFor(shapeName, (db, selection: MemberSelection) => {
  const shape = shapeOf(selection)
  const list = placedList(selection)
  if (list === undefined) throw new Error(`${shapeName(selection)} has no places`)
  const { organizationId: scope } = shape
  const all = sql`(${total(db, shape)})`
  const far = farPage(db, list, { scope, descending: shape.sortBy.descending, total: all })
  return writtenRows(db, `far_members_${shapeName(selection)}`, cut(db, shape, far).rows, all)
})

/** The same from the place before it; nobody where the list has none near. Only of a list that has places. */
export async function farMemberPage(db: Queryable, selection: MemberSelection, limit: number, offset: number) {
  return farPageStatement(db, selection).execute({ ...valuesOf(selection), limit, offset })
}

const rowsStatement = preparedFor(shapeName, (db, selection: MemberSelection) =>
  rowsInOne(db, `member_rows_${shapeName(selection)}`, cut(db, shapeOf(selection)).keyedRows),
)

/** The next `limit` members, for whoever reads on behind the last of them. */
export async function memberRows(db: Queryable, selection: MemberSelection, limit: number) {
  return rowsStatement(db, selection).execute({ ...valuesOf(selection), limit, offset: 0 })
}

/** Who is selected, in no order, `limit` of them at most. */
export function selectedUids(db: Queryable, selection: MemberSelection, limit: number) {
  return uidsStatement(db, selection).execute({ ...valuesOf(selection), limit })
}

const uidsStatement = preparedFor(shapeName, (db, selection: MemberSelection) => {
  const shape = shapeOf(selection)
  const entries = entriesOf(shape)
  const uids = db.select({ uid: entries.uid }).from(entries).where(selected(db, shape))
  return uids.limit(given('limit')).prepare(`selected_uids_${shapeName(selection)}`)
})

/** Where the list stands after so many rows: what to give as `after`; nothing where it has fewer. */
export async function placeAfter(db: Queryable, selection: MemberSelection, rows: number) {
  const [place] = await placeStatement(db, selection).execute({ ...valuesOf(selection), rows: rows - 1 })
  return place
}

export const placeStatement = preparedFor(shapeName, (db, selection: MemberSelection) => {
  const shape = shapeOf(selection)
  const entries = entriesOf(shape)
  const key = sortKey(shape)
  const way = shape.sortBy.descending ? desc : asc
  return db
    .select({ key: sql<string>`${key}`, uid: entries.uid })
    .from(entries)
    .where(and(selected(db, shape), behind(shape)))
    .orderBy(way(key), way(entries.uid))
    .limit(1)
    .offset(given('rows'))
    .prepare(`place_after_${shapeName(selection)}`)
})

/** One member; nobody who was removed, or whose last day is over. */
export async function memberRow(db: Queryable, organizationId: string, uid: string) {
  const { uid: own, role, createdAt: joinedAt, displayName, startsOn, endsOn } = organizationMembers
  const membership = { joinedAt, displayName, startsOn, endsOn }
  const [row] = await db
    .select(shownMember(db, { organizationId, entry: { uid: own, role }, membership }))
    .from(organizationMembers)
    .innerJoin(users, eq(users.uid, own))
    .where(and(eq(organizationMembers.organizationId, organizationId), eq(own, uid), belongsTo()))
  return row
}

const labelsStatement = prepared((db) =>
  db
    .select({ uid: memberLabels.uid, id: labels.id, name: labels.name, color: labels.color })
    .from(memberLabels)
    .innerJoin(labels, and(eq(labels.id, memberLabels.labelId), isNull(labels.deletedAt)))
    .where(
      and(
        eq(memberLabels.organizationId, given('organizationId')),
        sql`${memberLabels.uid} = any(${given('uids')}::text[])`,
      ),
    )
    .orderBy(asc(labels.nameKey))
    .prepare('labels_of_members'),
)

/** The labels of these members, by name. */
export async function labelsOf(db: Queryable, organizationId: string, uids: string[]) {
  return uids.length === 0 ? [] : labelsStatement(db).execute({ organizationId, uids })
}
