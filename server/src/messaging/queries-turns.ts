/** The SQL of turns: which of them waiting mails have. */
import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { mails } from '#db/schema.ts'
import { isWaiting } from './queries.ts'

const takesTurns = and(isWaiting, gt(mails.turn, 0))

/**
 * Of each sender the first turn behind its own waiting mails that is not over yet. Each is looked up at an end of an index,
 * in its order: a database that has not counted what waits takes it for one row, and would read all of it for a `min`.
 */
export async function freeTurns(db: Queryable, senders: string[]): Promise<Map<string, number>> {
  const given = sql`unnest(${sql.param(senders)}::text[]) as given (sender)`
  const last = db
    .select({ turn: mails.turn })
    .from(mails)
    .where(and(takesTurns, eq(mails.sender, sql`given.sender`)))
    .orderBy(desc(mails.sender), desc(mails.turn))
    .limit(1)
  const rows = await db
    .select({
      sender: sql<string>`given.sender`,
      turn: sql<number>`greatest((${currentTurn(db)}), (${last}) + 1)`.mapWith(Number),
    })
    .from(given)
  return new Map(rows.map(({ sender, turn }) => [sender, turn]))
}

/** That of the mail which is taken next; while all are on their way or put off, the first of these; 1 where none waits. */
function currentTurn(db: Queryable): SQL {
  const first = (when?: SQL) =>
    db
      .select({ turn: mails.turn })
      .from(mails)
      .where(and(takesTurns, when))
      .orderBy(mails.turn, mails.attempts, mails.dueAt)
      .limit(1)
  return sql`select coalesce((${first(lte(mails.dueAt, sql`now()`))}), (${first()}), 1)`
}
