/** The only SQL for uploaded images and for what shows them. */
import { and, asc, eq, exists, inArray, lt, notExists, notInArray, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { contentClaims, contents } from '#db/schema.ts'

/** Who may show an image that is not shown yet: whoever uploaded it, and what shows it already. */
export interface Showing {
  uid: string
  holder: string
}

/**
 * Those that are there, and of somebody only those that they may show; none of them goes until the transaction ends.
 * Waits for a clean-up that is at one of them.
 */
export async function holdContents(tx: Transaction, names: string[], by?: Showing): Promise<string[]> {
  if (names.length === 0) return []
  const own = ({ uid, holder }: Showing) => {
    const shown = tx
      .select({ name: contentClaims.name })
      .from(contentClaims)
      .where(and(eq(contentClaims.name, contents.name), eq(contentClaims.holder, holder)))
    return or(eq(contents.uid, uid), exists(shown))
  }
  const rows = await tx
    .select({ name: contents.name })
    .from(contents)
    .where(and(inArray(contents.name, names), by && own(by)))
    // In one order for everybody, so that two never wait for each other.
    .orderBy(asc(contents.name))
    .for('key share')
  return rows.map(({ name }) => name)
}

export async function insertClaims(tx: Transaction, holder: string, names: string[]): Promise<void> {
  if (names.length === 0) return
  await tx
    .insert(contentClaims)
    .values(names.map((name) => ({ holder, name })))
    .onConflictDoNothing()
}

export async function deleteOtherClaims(tx: Transaction, holder: string, names: string[]): Promise<void> {
  const others = names.length === 0 ? undefined : notInArray(contentClaims.name, names)
  await tx.delete(contentClaims).where(and(eq(contentClaims.holder, holder), others))
}

export async function insertContents(tx: Transaction, rows: (typeof contents.$inferInsert)[]): Promise<void> {
  await tx.insert(contents).values(rows)
}

/** Which of the names have a row. */
export async function knownContents(db: Queryable, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db.select({ name: contents.name }).from(contents).where(inArray(contents.name, names))
  return new Set(rows.map(({ name }) => name))
}

/** Among which images those are looked for that nothing shows. */
export type Among = { before: Date; limit: number } | { names: string[] }

/**
 * Deletes the rows of those that nothing claims, and answers their names.
 *
 * In two statements: the first locks, passing over what somebody is about to claim; the second looks
 * once more, because a claim may have been made between the first one's snapshot and its lock. A claim
 * that comes later waits, and finds the row gone.
 */
export async function deleteUnclaimed(tx: Transaction, among: Among): Promise<string[]> {
  const claims = () =>
    tx.select({ name: contentClaims.name }).from(contentClaims).where(eq(contentClaims.name, contents.name))
  const [which, limit] =
    'names' in among
      ? [inArray(contents.name, among.names), among.names.length]
      : [lt(contents.createdAt, among.before), among.limit]
  const locked = await tx
    .select({ name: contents.name })
    .from(contents)
    .where(and(which, notExists(claims())))
    .orderBy(asc(contents.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (locked.length === 0) return []
  const names = locked.map(({ name }) => name)
  const rows = await tx
    .delete(contents)
    .where(and(inArray(contents.name, names), notExists(claims())))
    .returning({ name: contents.name })
  return rows.map(({ name }) => name)
}
