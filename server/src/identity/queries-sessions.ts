/** SQL of sessions (one a sign-in) and of the refresh tokens that carry them on. */
import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { accounts, refreshTokens, sessions } from '#db/schema.ts'
import type { Account } from './queries-accounts.ts'

export type Session = typeof sessions.$inferSelect

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

/** A session of an account, with that account when it still exists; undefined when there is no such session. */
export async function findSession(
  q: Queryable,
  id: string,
  uid: string,
): Promise<{ session: Session; account: Account | null } | undefined> {
  const [row] = await q
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .leftJoin(accounts, eq(accounts.uid, sessions.uid))
    .where(and(eq(sessions.id, id), eq(sessions.uid, uid)))
  return row
}

/** Ends the sessions of an account, all or all but one, or only those of one provider. */
export async function endSessions(
  tx: Transaction,
  uid: string,
  endedAt: Date,
  { except, provider }: { except?: string; provider?: string } = {},
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt })
    .where(
      and(
        eq(sessions.uid, uid),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
        provider === undefined ? undefined : eq(sessions.provider, provider),
      ),
    )
}

export async function endSession(tx: Transaction, id: string, endedAt: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

export async function insertRefreshToken(
  tx: Transaction,
  token: { hash: string; sessionId: string; createdAt: Date },
): Promise<void> {
  await tx.insert(refreshTokens).values(token)
}

/** A refresh token with its session and account; the token is locked, so that uses of it queue up. */
export async function lockRefreshToken(
  tx: Transaction,
  hash: string,
): Promise<{ replacedAt: Date | null; session: Session; account: Account | null } | undefined> {
  const [row] = await tx
    .select({ replacedAt: refreshTokens.replacedAt, session: sessions, account: accounts })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .leftJoin(accounts, eq(accounts.uid, sessions.uid))
    .where(eq(refreshTokens.hash, hash))
    .for('update', { of: refreshTokens })
  return row
}

export async function replaceRefreshToken(tx: Transaction, hash: string, replacedAt: Date): Promise<void> {
  await tx.update(refreshTokens).set({ replacedAt }).where(eq(refreshTokens.hash, hash))
}

/** Drops sessions that ended, and refresh tokens that were replaced, before `moment`. */
export async function dropSessionsOf(q: Queryable, moment: Date): Promise<void> {
  await q.delete(sessions).where(lt(sessions.endedAt, moment))
  await q.delete(refreshTokens).where(lt(refreshTokens.replacedAt, moment))
}
