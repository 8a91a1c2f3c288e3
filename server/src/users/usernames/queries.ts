/** The SQL for names that rest, and for those whose skeleton is not known yet. */
import { and, asc, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { padded } from '#db/reads/planned-once.ts'
import { given, prepared } from '#db/prepared.ts'
import { restingUsernames, users } from '#db/schema.ts'
import { sharedRead } from '#db/reads/shared-read.ts'
import type { UsernameKeys } from '#users/queries.ts'

/** Nobody has the name for so many days. */
export async function insertRestingUsername(db: Queryable, keys: UsernameKeys, days: number): Promise<void> {
  const restsUntil = sql`now() + make_interval(days => ${days})`
  await db
    .insert(restingUsernames)
    .values({ ...keys, restsUntil })
    .onConflictDoUpdate({ target: restingUsernames.usernameKey, set: { restsUntil } })
}

/** Each key has an index of its own: a look at one or the other, rather than one statement for both at once. */
const held = sql`
  exists (select 1 from ${users} where ${users.usernameKey} = asked.key)
  or exists (select 1 from ${users} where ${users.usernameSkeleton} = asked.skeleton)`
const resting = sql`
  exists (select 1 from ${restingUsernames}
    where ${restingUsernames.usernameKey} = asked.key and ${restingUsernames.restsUntil} > now())
  or exists (select 1 from ${restingUsernames}
    where ${restingUsernames.usernameSkeleton} = asked.skeleton and ${restingUsernames.restsUntil} > now())`
const asked = sql`unnest(${given('keys')}::text[], ${given('skeletons')}::text[])
  with ordinality as asked(key, skeleton, place)`

const isResting = prepared((db) =>
  db
    .select({ is: sql<boolean>`${resting}` })
    .from(asked)
    .prepare('usernames_resting'),
)
const isTaken = prepared((db) =>
  db
    .select({ is: sql<boolean>`${held} or ${resting}` })
    .from(asked)
    .orderBy(sql`asked.place`)
    .prepare('usernames_taken'),
)

/** Whether a name rests that has one of the keys. */
export async function isUsernameResting(db: Queryable, { usernameKey, usernameSkeleton }: UsernameKeys) {
  const [row] = await isResting(db).execute({ keys: [usernameKey], skeletons: [usernameSkeleton] })
  return row?.is ?? false
}

/** Whether somebody's name has one of the keys, or one that rests. */
export const isUsernameTaken = sharedRead(async (db, names: readonly UsernameKeys[]) => {
  const keys = padded(names.map(({ usernameKey }) => usernameKey))
  const skeletons = names.map(({ usernameSkeleton }) => usernameSkeleton)
  const rows = await isTaken(db).execute({ keys, skeletons })
  return names.map((_name, place) => rows[place]?.is ?? false)
})

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
