/**
 * Several statements, none of which needs another's answer, as one transaction and one way to the database: they are
 * written behind one another, and are committed together or not at all. Each sees what those before it have done, and
 * what others had committed when its own turn came, as in any other transaction.
 */
import { DrizzleQueryError } from 'drizzle-orm'
import type pg from 'pg'
import type { Database, Queryable, Transaction } from '#db/database.ts'
import { AtOnce } from './asked-at-once.ts'
import { KeptStatement } from './kept-statement.ts'

/** A statement of an area, which knows its SQL, for whoever runs it. */
export type Step = (db: Queryable) => { statement: object; values: Record<string, unknown> }

/** What a pool of connections can do that the embedded database, whose statements do not travel, need not. */
interface Pool {
  askAtOnce(asked: AtOnce): Promise<unknown>
}

/** Rejects with the error of the first that fails, as the query builder does; nothing is done then. */
export async function atOnce(db: Database, steps: readonly Step[]): Promise<void> {
  const client = clientOf(db)
  const each = steps.map((step) => step(db))
  if (!isPool(client) || !each.every(({ statement }) => statement instanceof KeptStatement)) {
    return db.transaction((tx) => inTurn(tx, steps))
  }
  const written = each.map(({ statement, values }) => (statement as KeptStatement).written(values))
  const asked = new AtOnce(written.map(({ query, values }) => ({ query: query as pg.QueryConfig, values })))
  try {
    await client.askAtOnce(asked)
  } catch (error) {
    throw new DrizzleQueryError(asked.text, [], error as Error)
  }
}

/** The same in a transaction that does more. */
export async function inTurn(tx: Transaction, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const { statement, values } = step(tx)
    await (statement as { execute(values: object): Promise<unknown> }).execute(values)
  }
}

function clientOf(db: Database): unknown {
  return (db._ as unknown as { session: { client: unknown } }).session.client
}

function isPool(client: unknown): client is Pool {
  return typeof client === 'object' && client !== null && 'askAtOnce' in client
}
