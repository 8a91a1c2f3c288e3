/** SQL for sign-ins that are under way. */
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { ssoSignIns } from '#db/schema.ts'

export type SignInRow = typeof ssoSignIns.$inferSelect

/** Those that were never finished go with the next that begins. Each says of what its connection trusted then. */
export async function insertSignIn(
  db: Queryable,
  row: Omit<typeof ssoSignIns.$inferInsert, 'expiresAt'> & Pick<SignInRow, 'fingerprint'>,
  lifeSeconds: number,
): Promise<void> {
  await db.delete(ssoSignIns).where(lte(ssoSignIns.expiresAt, sql`now()`))
  await db.insert(ssoSignIns).values({ ...row, expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})` })
}

const open = gt(ssoSignIns.expiresAt, sql`now()`)

/**
 * Takes it out: of any number who come with one state, one finds it. It is found at the connection that it set out
 * for, and nowhere else: what another organization's issuer sends back is none of it.
 */
export async function takeSignIn(
  db: Queryable,
  { stateHash, connectionId }: Pick<SignInRow, 'stateHash' | 'connectionId'>,
): Promise<SignInRow | undefined> {
  const [row] = await db
    .delete(ssoSignIns)
    .where(
      and(
        eq(ssoSignIns.stateHash, stateHash),
        eq(ssoSignIns.connectionId, connectionId),
        isNull(ssoSignIns.assertion),
        open,
      ),
    )
    .returning()
  return row
}

/** Takes out what arrived for a browser. */
export async function takeArrived(db: Queryable, stateHash: string): Promise<SignInRow | undefined> {
  const [row] = await db
    .delete(ssoSignIns)
    .where(and(eq(ssoSignIns.stateHash, stateHash), open, sql`${ssoSignIns.assertion} is not null`))
    .returning()
  return row
}
