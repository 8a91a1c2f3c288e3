/** SQL for the list of an organization's people: every order and every filter has its index. */
import type { Member } from '@atrium/contract/people/members'
import { and, asc, count, desc, eq, exists, isNull, like, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { type FarPage, farPage } from '#db/places/far-page.ts'
import { type Given, given, prepared, preparedFor } from '#db/prepared.ts'
import { rowsInOne } from '#db/rows-in-one.ts'
import { classes, classMembers, labels, memberLabels, organizationMembers, organizations, users } from '#db/schema.ts'
import { belongsTo, todayIn } from '#members/belonging.ts'
import { shownName } from '#members/names/shown-name.ts'
import { placedList } from './placed.ts'
import { type MemberSelection, type Shape, shapeName, shapeOf, valuesOf } from './selection.ts'

const person = {
  givenName: users.givenName,
  familyName: users.familyName,
  username: users.username,
  email: users.email,
  photoUrl: users.photoUrl,
}

type Entries = typeof organizationMembers | typeof memberLabels | typeof classMembers

/** A label and a class have entries of their own, in the same orders: a list of one is cut from these. */
function entriesOf({ labelId, classId }: Shape): Entries {
  return classId !== undefined ? classMembers : labelId !== undefined ? memberLabels : organizationMembers
}

function selected(db: Queryable, selection: Shape): SQL | undefined {
  const { pattern, role } = selection
  const entries = entriesOf(selection)
  return and(
    ...within(db, selection),
    isNull(entries.removedAt),
    role === undefined ? undefined : eq(entries.role, role),
    pattern === undefined ? undefined : like(entries.searchKey, pattern),
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

/** A member's labels by name, as one value; null for whoever has none. In the page's own statement: another would cost a way to the database. */
function ownLabels(db: Queryable, organizationId: Given<string>, uid: SQLWrapper) {
  const { id, name, color, nameKey } = labels
  const found = db
    .select({
      all: sql`json_agg(json_build_object('id', ${id}, 'name', ${name}, 'color', ${color}) order by ${nameKey})`,
    })
    .from(memberLabels)
    .innerJoin(labels, and(eq(labels.id, memberLabels.labelId), isNull(labels.deletedAt)))
    .where(and(eq(memberLabels.organizationId, organizationId), eq(memberLabels.uid, uid)))
  return sql<Member['labels'] | null>`(${found})`
}

/** How many have which role, as it is kept beside the organization. */
const kept = {
  owner: sql<number>`${organizations.owners}`,
  staff: sql<number>`${organizations.staff}`,
  User: sql<number>`${organizations.members} - ${organizations.owners} - ${organizations.staff}`,
}

/** Everybody, and everybody of a role, are not counted but read: these totals are kept beside the organization. */
function total(db: Queryable, selection: Shape) {
  const { organizationId, pattern, labelId, classId, role } = selection
  if ([pattern, labelId, classId].some((filter) => filter !== undefined)) {
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
      joinedAt: (isIndexed ? sql`${createdAt}` : sql`null`).mapWith(createdAt).as('joined_at'),
      displayName: sql<string | null>`${isIndexed ? displayName : sql`null`}`.as('own_name'),
      startsOn: (isIndexed ? sql`${startsOn}` : sql`null`).mapWith(startsOn).as('starts_on'),
      endsOn: (isIndexed ? sql`${endsOn}` : sql`null`).mapWith(endsOn).as('ends_on'),
    })
    .from(entries)
    .where(and(selected(db, shape), behind(shape), far?.beyond))
    .orderBy(way(key), way(entries.uid))
    .limit(far?.limit ?? given('limit'))
    .offset(far?.offset ?? given('offset'))
    .as('page')
  const membership = alias(organizationMembers, 'membership')
  const term = isIndexed ? page : membership
  const rows = (far ? db.with(far.place) : db)
    .select({
      uid: page.uid,
      role: page.role,
      joinedAt: isIndexed ? page.joinedAt : membership.createdAt,
      key: page.key,
      displayName: shownName(isIndexed ? page : membership, users),
      startsOn: term.startsOn,
      endsOn: term.endsOn,
      // Asked for where a row has days: few organizations need it, and every page would pay.
      today: sql<string | null>`case when ${term.startsOn} is not null or ${term.endsOn} is not null
        then ${todayIn(shape.organizationId)} end`,
      ...person,
      labels: ownLabels(db, shape.organizationId, page.uid),
      // Whoever reads on from a row has asked before, or does not ask at all.
      total: shape.after ? sql<null>`null` : sql<number>`(${total(db, shape)})::integer`,
    })
    .from(page)
    .innerJoin(users, eq(users.uid, page.uid))
    .orderBy(way(page.key), way(page.uid))
  return isIndexed
    ? rows
    : rows.innerJoin(membership, and(eq(membership.organizationId, shape.organizationId), eq(membership.uid, page.uid)))
}

export const pageStatement = preparedFor(shapeName, (db, selection: MemberSelection) =>
  rowsInOne(db, `members_${shapeName(selection)}`, cut(db, shapeOf(selection))),
)

/** `limit` rows behind `offset` others; each tells how many are selected, if it is the first page that is read. */
export async function memberPage(db: Queryable, selection: MemberSelection, limit: number, offset: number) {
  return pageStatement(db, selection).execute({ ...valuesOf(selection), limit, offset })
}

export const farPageStatement = preparedFor(shapeName, (db, selection: MemberSelection) => {
  const shape = shapeOf(selection)
  const list = placedList(selection)
  if (list === undefined) throw new Error(`${shapeName(selection)} has no places`)
  const { organizationId: scope } = shape
  const far = farPage(db, list, { scope, descending: shape.sortBy.descending, total: sql`(${total(db, shape)})` })
  return rowsInOne(db, `far_members_${shapeName(selection)}`, cut(db, shape, far))
})

/** The same from the place before it; nobody where the list has none near. Only of a list that has places. */
export async function farMemberPage(db: Queryable, selection: MemberSelection, limit: number, offset: number) {
  return farPageStatement(db, selection).execute({ ...valuesOf(selection), limit, offset })
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
  const [row] = await db
    .select({
      uid: organizationMembers.uid,
      role: organizationMembers.role,
      joinedAt: organizationMembers.createdAt,
      key: organizationMembers.nameKey,
      displayName: shownName(organizationMembers, users),
      startsOn: organizationMembers.startsOn,
      endsOn: organizationMembers.endsOn,
      today: sql<string | null>`${todayIn(organizationId)}`,
      ...person,
      labels: ownLabels(db, organizationId, organizationMembers.uid),
    })
    .from(organizationMembers)
    .innerJoin(users, eq(users.uid, organizationMembers.uid))
    .where(and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.uid, uid), belongsTo()))
  return row
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof memberRow>>>

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
