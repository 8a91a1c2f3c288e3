/** The only SQL for Google sign-ins that are under way. */
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { googleSignIns } from '#db/schema.ts'

export type GoogleSignInRow = typeof googleSignIns.$inferSelect

/** Those that were never finished go with the next that begins. */
export async function insertSignIn(
  db: Queryable,
  row: Omit<GoogleSignInRow, 'expiresAt'>,
  lifeSeconds: number,
): Promise<void> {
  await db.delete(googleSignIns).where(lte(googleSignIns.expiresAt, sql`now()`))
  await db.insert(googleSignIns).values({ ...row, expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})` })
}

/** Takes it out: of any number of returns with one state, one finds it. */
export async function takeSignIn(db: Queryable, stateHash: string): Promise<GoogleSignInRow | undefined> {
  const [row] = await db
    .delete(googleSignIns)
    .where(and(eq(googleSignIns.stateHash, stateHash), gt(googleSignIns.expiresAt, sql`now()`)))
    .returning()
  return row
}
