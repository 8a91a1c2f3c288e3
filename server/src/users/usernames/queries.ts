/** The SQL for names that rest, and for those whose skeleton is not known yet. */
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { padded } from '#db/reads/planned-once.ts'
import { given, prepared } from '#db/prepared.ts'
import { restingUsernames, users } from '#db/schema.ts'
import { alike } from '#names/alike-key.ts'
import { sharedRead } from '#db/reads/shared-read.ts'
import type { UsernameKeys } from '#users/queries.ts'

/** Beside a name: what is locked by one number alone is something else. */
const NAMES_LOCK = 4_172_619
const lockNames = prepared((db) =>
  db
    .select({ held: sql`pg_advisory_xact_lock(${sql.raw(String(NAMES_LOCK))}, one.name)` })
    .from(
      sql`(select distinct hashtext(name) as name from unnest(${given('names')}::text[]) as name order by 1) as one`,
    )
    .prepare('usernames_held'),
)

/** Alone with these keys of names until the transaction ends, in one order for everybody. */
export async function holdNames(tx: Queryable, names: readonly string[]): Promise<void> {
  await lockNames(tx).execute({ names })
}

/** Nobody else has the name for so many days; nobody at all where it is not said whose it was. */
export async function insertRestingUsername(
  db: Queryable,
  keys: UsernameKeys,
  { uid, days }: { uid: string | null; days: number },
): Promise<void> {
  const restsUntil = sql`now() + make_interval(days => ${days})`
  await db
    .insert(restingUsernames)
    .values({ ...keys, restsUntil, uid })
    .onConflictDoUpdate({ target: restingUsernames.usernameKey, set: { restsUntil, uid } })
}

/** Somebody has a name again that rested for them. */
export async function wakeUsername(db: Queryable, uid: string, usernameKey: string): Promise<void> {
  await db
    .delete(restingUsernames)
    .where(and(eq(restingUsernames.uid, uid), eq(restingUsernames.usernameKey, usernameKey)))
}

/** Of the names that rest for somebody, the newest so many still do. */
export async function freeAllButNewest(db: Queryable, uid: string, kept: number): Promise<void> {
  const { usernameKey, restsUntil } = restingUsernames
  const newest = db
    .select({ usernameKey })
    .from(restingUsernames)
    .where(eq(restingUsernames.uid, uid))
    .orderBy(desc(restsUntil), usernameKey)
    .limit(kept)
  await db.delete(restingUsernames).where(and(eq(restingUsernames.uid, uid), notInArray(usernameKey, newest)))
}

/** They go on resting, and nobody can tell whose they were. */
export async function forgetWhoseUsernames(db: Queryable, uid: string): Promise<void> {
  await db.update(restingUsernames).set({ uid: null }).where(eq(restingUsernames.uid, uid))
}

/**
 * Whether there is such a row, looked up by an index for each name that is asked. Of `exists` the planner may read the
 * whole table once instead, where it takes it to be as small as it was when the plan was made.
 */
const some = (table: typeof users | typeof restingUsernames, condition: SQL) =>
  sql`(select true from ${table} where ${condition} limit 1) is true`

/** Each key has an index of its own: a look at one or the other, rather than one statement for both at once. */
const ofOthers = sql`${users.uid} is distinct from ${given('uid')}::text`
const held = sql`${some(users, sql`${alike(users.usernameKey)} = ${alike(sql`asked.key`)} and ${ofOthers}`)}
  or ${some(users, sql`${users.usernameSkeleton} = asked.skeleton and ${ofOthers}`)}`
const restsForOthers = sql`${restingUsernames.restsUntil} > now() and ${restingUsernames.uid} is distinct from ${given('uid')}::text`
const resting = sql`${some(restingUsernames, sql`${alike(restingUsernames.usernameKey)} = ${alike(sql`asked.key`)} and ${restsForOthers}`)}
  or ${some(restingUsernames, sql`${restingUsernames.usernameSkeleton} = asked.skeleton and ${restsForOthers}`)}`
const asked = sql`unnest(${given('keys')}::text[], ${given('skeletons')}::text[])
  with ordinality as asked(key, skeleton, place)`

/** No account has this id. */
const NOBODY = ''

const isTaken = prepared((db) =>
  db
    .select({ is: sql<boolean>`${held} or ${resting}` })
    .from(asked)
    .orderBy(sql`asked.place`)
    .prepare('usernames_taken'),
)

/** Whether somebody's name has one of the keys, or one that rests, for whomever. */
export const isUsernameTaken = sharedRead(async (db, names: readonly UsernameKeys[]) => {
  const keys = padded(names.map(({ usernameKey }) => usernameKey))
  const skeletons = names.map(({ usernameSkeleton }) => usernameSkeleton)
  const rows = await isTaken(db).execute({ keys, skeletons, uid: NOBODY })
  return names.map((_name, place) => rows[place]?.is ?? false)
})

/** The same of one name for somebody: whether it is anybody else's, or rests for others. */
export async function isUsernameTakenFor(db: Queryable, uid: string, { usernameKey, usernameSkeleton }: UsernameKeys) {
  const [row] = await isTaken(db).execute({ keys: [usernameKey], skeletons: [usernameSkeleton], uid })
  return row?.is ?? false
}

export async function dropRestedUsernames(db: Queryable): Promise<void> {
  await db.delete(restingUsernames).where(lt(restingUsernames.restsUntil, sql`now()`))
}

/** Names without a skeleton, in the order of their people's ids, after the one given. */
export async function usernamesWithoutSkeleton(
  db: Queryable,
  after: string,
  limit: number,
): Promise<{ uid: string; username: string }[]> {
  const waiting = and(isNull(users.usernameSkeleton), isNotNull(users.username), gt(users.uid, after))
  const rows = await db
    .select({ uid: users.uid, username: users.username })
    .from(users)
    .where(waiting)
    .orderBy(asc(users.uid))
    .limit(limit)
  return rows.flatMap(({ uid, username }) => (username === null ? [] : [{ uid, username }]))
}

/** Each skeleton for whoever is named first with it, unless somebody has it. `names` are as they were read. */
export async function fillSkeletons(
  db: Queryable,
  names: { uid: string; username: string; skeleton: string }[],
): Promise<void> {
  const values = sql.join(
    names.map(({ uid, username, skeleton }) => sql`(${uid}::text, ${username}::text, ${skeleton}::text)`),
    sql`, `,
  )
  await db.execute(sql`
    update users set username_skeleton = given.skeleton
    from (select distinct on (skeleton) * from (values ${values}) as list (uid, username, skeleton) order by skeleton, uid) as given
    where users.uid = given.uid and users.username = given.username and users.username_skeleton is null
      and not exists (select 1 from users as other where other.username_skeleton = given.skeleton)`)
}
