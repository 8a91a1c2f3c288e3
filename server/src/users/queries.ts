/** The only SQL for people's records. */
import type { Language } from '@atrium/contract/languages'
import { and, eq, getTableColumns, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import type { Step } from '#db/driver/at-once.ts'
import { anyOf, given, prepared } from '#db/prepared.ts'
import { users } from '#db/schema.ts'
import { Refusal } from '#http/refusal.ts'
import { sharedRowRead } from '#db/reads/shared-read.ts'

/** What is read of a record wherever one is: of when it was written, and of how many invites, nobody asks here. */
const {
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  unconfirmedInvites: _invites,
  goneAt: _goneAt,
  ...columns
} = getTableColumns(users)

export type UserRow = Omit<typeof users.$inferSelect, 'createdAt' | 'updatedAt' | 'unconfirmedInvites' | 'goneAt'>
export type UserChanges = Partial<Omit<typeof users.$inferInsert, 'uid'>>

/** What decides whether two usernames are the same. */
export interface UsernameKeys {
  usernameKey: string
  usernameSkeleton: string
}

type Find = (db: Queryable, key: string) => Promise<UserRow | undefined>

const byUid = prepared((db) =>
  db
    .select(columns)
    .from(users)
    .where(eq(users.uid, anyOf('uids')))
    .prepare('users_by_uid'),
)
const byEmailKey = prepared((db) =>
  db
    .select(columns)
    .from(users)
    .where(eq(users.emailKey, anyOf('emailKeys')))
    .prepare('users_by_email'),
)
const byUsernameKey = prepared((db) =>
  db
    .select(columns)
    .from(users)
    .where(eq(users.usernameKey, anyOf('usernameKeys')))
    .prepare('users_by_username'),
)

export const userByUid: Find = sharedRowRead(
  (db, uids) => byUid(db).execute({ uids }),
  ({ uid }) => uid,
)
export const userByEmailKey: Find = sharedRowRead(
  (db, emailKeys) => byEmailKey(db).execute({ emailKeys }),
  ({ emailKey }) => emailKey,
)
export const userByUsernameKey: Find = sharedRowRead(
  (db, usernameKeys) => byUsernameKey(db).execute({ usernameKeys }),
  ({ usernameKey }) => usernameKey,
)

/** Of these folded addresses, those that an account has, and whose it is. */
export async function uidsWithEmailKeys(db: Queryable, emailKeys: readonly string[]) {
  if (emailKeys.length === 0) return []
  return db
    .select({ uid: users.uid, emailKey: users.emailKey })
    .from(users)
    .where(inArray(users.emailKey, [...emailKeys]))
}

const locked = prepared((tx) =>
  tx
    .select({ uid: users.uid })
    .from(users)
    .where(eq(users.uid, given('uid')))
    .for('update')
    .prepare('user_locked'),
)

/** Of these people, who have neither an address nor a name of any kind. */
export async function listNameless(db: Queryable, uids: string[]): Promise<string[]> {
  const none = [eq(users.displayName, ''), eq(users.givenName, ''), eq(users.familyName, '')]
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(inArray(users.uid, uids), isNull(users.emailKey), ...none))
  return rows.map(({ uid }) => uid)
}

/** Holds the person until the transaction ends: no membership of theirs is made meanwhile. */
export async function lockUserRow(tx: Queryable, uid: string): Promise<void> {
  await locked(tx).execute({ uid })
}

const lockedByUid = prepared((tx) =>
  tx
    .select(columns)
    .from(users)
    .where(eq(users.uid, given('uid')))
    .for('update')
    .prepare('user_locked_and_read'),
)

/** The same, and what stands there. */
export async function lockedUser(tx: Queryable, uid: string): Promise<UserRow | undefined> {
  const [row] = await lockedByUid(tx).execute({ uid })
  return row
}

/** The same as one of several statements. */
export function lockingUserRow(uid: string): Step {
  return (db) => ({ statement: locked(db), values: { uid } })
}

/** The addresses of these people, held until the transaction ends. */
export async function holdAddresses(
  tx: Queryable,
  uids: string[],
): Promise<{ uid: string; emailKey: string | null }[]> {
  if (uids.length === 0) return []
  return tx
    .select({ uid: users.uid, emailKey: users.emailKey })
    .from(users)
    .where(inArray(users.uid, uids))
    .orderBy(users.uid)
    .for('share')
}

/**
 * Inserts the record or changes it; answers the row as it is now. Refuses with `unauthenticated` where the account is
 * gone, which whoever writes may hear of only now: nothing of a person comes back into what was emptied. Only an account
 * that is made with the same uid again begins it anew, by `goneAt: null`.
 */
export async function saveUser(db: Queryable, uid: string, changes: UserChanges): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ uid, ...changes })
    .onConflictDoUpdate({
      target: users.uid,
      set: { ...changes, updatedAt: sql`now()` },
      ...(changes.goneAt === null ? {} : { setWhere: isNull(users.goneAt) }),
    })
    .returning()
  if (!row) throw new Refusal('unauthenticated', { detail: 'the account is gone' })
  return row
}

const heldPeople = prepared((tx) =>
  tx
    .select({ uid: users.uid, goneAt: users.goneAt })
    .from(users)
    .where(eq(users.uid, anyOf('uids')))
    .orderBy(users.uid)
    .for('key share')
    .prepare('users_held'),
)

/** Holds people until the transaction ends: no account of theirs goes meanwhile. Answers whose are gone already. */
export async function holdUserRows(tx: Queryable, uids: readonly string[]): Promise<string[]> {
  const rows = await heldPeople(tx).execute({ uids: [...new Set(uids)] })
  return rows.flatMap(({ uid, goneAt }) => (goneAt === null ? [] : [uid]))
}

/** Sets the language of somebody who has set none. */
export async function speakTo(tx: Queryable, uid: string, language: Language): Promise<void> {
  await tx
    .update(users)
    .set({ language })
    .where(and(eq(users.uid, uid), isNull(users.language)))
}

const languagesByEmailKey = prepared((db) =>
  db
    .select({ emailKey: users.emailKey, language: users.language })
    .from(users)
    .where(and(eq(users.emailKey, anyOf('emailKeys')), isNotNull(users.language)))
    .prepare('users_languages'),
)

/** Of these addresses, those whose people have set a language. */
export async function languagesOf(tx: Queryable, emailKeys: string[]) {
  return languagesByEmailKey(tx).execute({ emailKeys })
}

const languagesByUids = prepared((db) =>
  db
    .select({ uid: users.uid, language: users.language })
    .from(users)
    .where(and(eq(users.uid, anyOf('uids')), isNotNull(users.language)))
    .prepare('users_languages_by_uid'),
)

/** The same by who they are. */
export async function languagesByUid(tx: Queryable, uids: string[]) {
  return languagesByUids(tx).execute({ uids })
}

/** Answers whether the person had no name, and has these now. */
export async function nameTheUnnamed(
  tx: Queryable,
  uid: string,
  names: { givenName: string; familyName: string; displayName: string },
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ ...names, updatedAt: sql`now()` })
    .where(and(eq(users.uid, uid), eq(users.givenName, ''), eq(users.familyName, ''), eq(users.displayName, '')))
    .returning({ uid: users.uid })
  return rows.length === 1
}

/**
 * Takes up to `wanted` of the invites that somebody has before their address is confirmed; answers how many it got. Whoever
 * asks at the same moment holds the person by their key already: a lock that shuts keys out would wait for them, and they for it.
 */
export async function takeUnconfirmedInvites(
  tx: Transaction,
  uid: string,
  wanted: number,
  max: number,
): Promise<number> {
  const held = tx.$with('held').as(
    tx
      .select({ uid: users.uid, before: sql<number>`${users.unconfirmedInvites}`.as('before') })
      .from(users)
      .where(eq(users.uid, uid))
      .for('no key update'),
  )
  const [row] = await tx
    .with(held)
    .update(users)
    .set({ unconfirmedInvites: sql`least(${max}::int, held.before + ${wanted}::int)` })
    .from(held)
    .where(eq(users.uid, held.uid))
    .returning({ taken: sql<number>`${users.unconfirmedInvites} - held.before` })
  return row?.taken ?? 0
}

/** Of those that were taken, so many were not used. */
export async function returnUnconfirmedInvites(tx: Transaction, uid: string, unused: number): Promise<void> {
  await tx
    .update(users)
    .set({ unconfirmedInvites: sql`greatest(${users.unconfirmedInvites} - ${unused}::int, 0)` })
    .where(eq(users.uid, uid))
}

/** Takes the address from whoever else has it: the provider, which decides, gave it to `uid`. */
export async function releaseEmail(db: Queryable, emailKey: string, uid: string): Promise<void> {
  await db
    .update(users)
    .set({ email: null, emailKey: null, updatedAt: sql`now()` })
    .where(and(eq(users.emailKey, emailKey), ne(users.uid, uid)))
}
