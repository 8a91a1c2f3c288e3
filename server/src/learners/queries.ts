/** SQL for learners without an address: the rows of an organization's. Whoever was removed is there until that is final. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { and, asc, count, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { foldName, holdsName } from '#db/fold-name.ts'
import { classes, classMembers, learnerAddresses, learners, organizationMembers, users } from '#db/schema.ts'
import { belongsTo } from '#members/belonging.ts'
import { alike } from '#names/alike-key.ts'
import { shownName } from '#members/names/shown-name.ts'

export type LearnerRow = typeof learners.$inferSelect
export const usernameIndex = 'learners_username'

const ofMember = and(
  eq(organizationMembers.organizationId, learners.organizationId),
  eq(organizationMembers.uid, learners.uid),
)

const ofLearner = and(
  eq(learnerAddresses.organizationId, learners.organizationId),
  eq(learnerAddresses.uid, learners.uid),
)

interface Selection {
  organizationId: string
  /** Of the name or the username, as it was typed. */
  part?: string | undefined
  classId?: string | undefined
  uids?: readonly string[] | undefined
}

/** Those who belong to it. */
function selected(q: Queryable, { organizationId, part, classId, uids }: Selection): SQL | undefined {
  return and(
    eq(learners.organizationId, organizationId),
    belongsTo(),
    uids === undefined ? undefined : inArray(learners.uid, [...uids]),
    part === undefined
      ? undefined
      : or(holdsName(foldName(learners.usernameKey), part), holdsName(organizationMembers.nameKey, part)),
    classId === undefined ? undefined : inArray(learners.uid, peopleOf(q, organizationId, classId)),
  )
}

/** Of a class that is there; of one in the archive too. */
function peopleOf(q: Queryable, organizationId: string, classId: string) {
  return q
    .select({ uid: classMembers.uid })
    .from(classMembers)
    .innerJoin(classes, and(eq(classes.id, classMembers.classId), sql`${classes.deletedAt} is null`))
    .where(and(eq(classMembers.organizationId, organizationId), eq(classMembers.classId, classId)))
}

export async function countLearners(q: Queryable, selection: Selection): Promise<number> {
  const [row] = await q
    .select({ count: count() })
    .from(learners)
    .innerJoin(organizationMembers, ofMember)
    .where(selected(q, selection))
  return row?.count ?? 0
}

/** By username. */
export function learnerPage(q: Queryable, selection: Selection, { limit, offset }: { limit: number; offset: number }) {
  return q
    .select({
      uid: learners.uid,
      username: learners.username,
      way: learners.way,
      wrongTries: learners.wrongTries,
      cardMadeAt: learners.cardMadeAt,
      lastSignInAt: learners.lastSignInAt,
      givenName: users.givenName,
      familyName: users.familyName,
      photoUrl: users.photoUrl,
      displayName: shownName(organizationMembers, users),
      address: {
        email: learnerAddresses.email,
        sentAt: learnerAddresses.sentAt,
        expiresAt: learnerAddresses.expiresAt,
      },
    })
    .from(learners)
    .innerJoin(organizationMembers, ofMember)
    .innerJoin(users, eq(users.uid, learners.uid))
    .leftJoin(learnerAddresses, ofLearner)
    .where(selected(q, selection))
    .orderBy(asc(learners.usernameKey))
    .limit(limit)
    .offset(offset)
}
export type ListedLearner = Awaited<ReturnType<typeof learnerPage>>[number]

/**
 * Holds those who are selected until the transaction ends, each time in the same order: behind their organization
 * (`holdBesideOthers`), for their memberships follow. Answers their uids.
 */
export async function lockLearners(tx: Transaction, selection: Selection, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ uid: learners.uid })
    .from(learners)
    .innerJoin(organizationMembers, ofMember)
    .where(selected(tx, selection))
    .orderBy(asc(learners.uid))
    .limit(limit)
    .for('update', { of: learners })
  return rows.map(({ uid }) => uid)
}

/** All there are, whoever was removed and can be restored among them. */
export async function countRows(q: Queryable, organizationId: string): Promise<number> {
  const [row] = await q.select({ count: count() }).from(learners).where(eq(learners.organizationId, organizationId))
  return row?.count ?? 0
}

export async function countAmong(q: Queryable, organizationId: string, uids: readonly string[]): Promise<number> {
  const [row] = await q
    .select({ count: count() })
    .from(learners)
    .where(and(eq(learners.organizationId, organizationId), inArray(learners.uid, [...uids])))
  return row?.count ?? 0
}

/**
 * Of these names, by what names are alike by (`alikeKey`), those that somebody there has, or had and can have again; but
 * for `except`, who is about to have another.
 */
export async function takenKeys(
  q: Queryable,
  organizationId: string,
  keys: readonly string[],
  except = '',
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const key = alike(learners.usernameKey)
  const rows = await q
    .select({ key: sql<string>`${key}` })
    .from(learners)
    .where(and(eq(learners.organizationId, organizationId), inArray(key, [...keys]), ne(learners.uid, except)))
  return new Set(rows.map((row) => row.key))
}

export async function insertLearners(tx: Transaction, rows: (typeof learners.$inferInsert)[]): Promise<void> {
  await tx.insert(learners).values(rows)
}

/** Breaks `usernameIndex` where another has it. */
export async function renameLearner(
  tx: Transaction,
  { organizationId, uid, username }: { organizationId: string; uid: string; username: string },
): Promise<void> {
  await tx
    .update(learners)
    .set({ username, usernameKey: nameKey(username) })
    .where(and(eq(learners.organizationId, organizationId), eq(learners.uid, uid)))
}

/** New cards for these, whom the transaction holds; `hashes` in the same order. A card opens what wrong tries shut. */
export async function replaceCards(
  tx: Transaction,
  organizationId: string,
  { uids, hashes }: { uids: readonly string[]; hashes: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    update ${learners} set card_hash = made.hash, card_made_at = now()
    from unnest(${sql.param(uids)}::text[], ${sql.param(hashes)}::text[]) as made(uid, hash)
    where ${learners.organizationId} = ${organizationId} and ${learners.uid} = made.uid`)
}

/** What they have beside the card; of a held one. Wrong tries of before count no more. */
export async function setWay(
  tx: Transaction,
  { organizationId, uid }: { organizationId: string; uid: string },
  { way, waySecret }: Pick<LearnerRow, 'way' | 'waySecret'>,
): Promise<void> {
  await tx
    .update(learners)
    .set({ way, waySecret, wrongTries: 0 })
    .where(and(eq(learners.organizationId, organizationId), eq(learners.uid, uid)))
}

/** What was tried wrong before counts no more. */
export async function forgetTries(tx: Transaction, organizationId: string, uid: string): Promise<void> {
  await tx
    .update(learners)
    .set({ wrongTries: 0 })
    .where(and(eq(learners.organizationId, organizationId), eq(learners.uid, uid)))
}
