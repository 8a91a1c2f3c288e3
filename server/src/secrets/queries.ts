/** The only SQL for the ids of keys that wrap secrets, and for a key that is being turned over. */
import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { secretsKeys, secretsTurnAnswers, secretsTurns } from '#db/schema.ts'

export type TurnAnswer = typeof secretsTurnAnswers.$inferSelect

/** Any constant will do; it only has to be the same in every process. */
const SECRETS_LOCK = 4_172_618

/** Until the transaction ends, no other process decides on a key, nor wraps a slice anew. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SECRETS_LOCK})`)
}

/** Whether the table of keys is there: it is not in an empty database, nor in one of before there were such keys. */
export async function knowsKeys(q: Queryable): Promise<boolean> {
  const { rows } = (await q.execute(sql`select to_regclass('secrets_keys') is not null as "isThere"`)) as {
    rows: { isThere: boolean }[]
  }
  return rows[0]?.isThere ?? false
}

/** The key that came in last; undefined where nothing was ever wrapped. */
export async function newestKeyId(q: Queryable): Promise<string | undefined> {
  const [row] = await q
    .select({ id: secretsKeys.id })
    .from(secretsKeys)
    .orderBy(desc(secretsKeys.createdAt), desc(secretsKeys.id))
    .limit(1)
  return row?.id
}

export async function knownKeyIds(q: Queryable): Promise<string[]> {
  const rows = await q.select({ id: secretsKeys.id }).from(secretsKeys)
  return rows.map(({ id }) => id)
}

/** It wraps from now on, unless it was there already. Says whether it was new. */
export async function addKeyId(q: Queryable, id: string): Promise<boolean> {
  const added = await q
    .insert(secretsKeys)
    .values({ id, createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ id: secretsKeys.id })
  return added.length === 1
}

export interface KeyState {
  /** Undefined where nothing was ever wrapped. */
  newest: string | undefined
  /** The key that is being brought in, and when that began. */
  turn: { keyId: string; began: string } | undefined
}

/** What a running server asks every few seconds, in one statement. */
export async function keyState(q: Queryable): Promise<KeyState> {
  const { rows } = (await q.execute(sql`
    select (select id from ${secretsKeys} order by created_at desc, id desc limit 1) as newest, key_id, began_at::text as began
    from (select) one left join ${secretsTurns} on true`)) as {
    rows: { newest: string | null; key_id: string | null; began: string | null }[]
  }
  const { newest = null, key_id = null, began = null } = rows[0] ?? {}
  return { newest: newest ?? undefined, turn: key_id === null ? undefined : { keyId: key_id, began: began ?? '' } }
}

/** Asks every process whether it has that key; what was answered before is forgotten. */
export async function beginTurn(tx: Transaction, keyId: string): Promise<void> {
  await tx.delete(secretsTurnAnswers)
  await tx.delete(secretsTurns)
  await tx.insert(secretsTurns).values({ keyId })
}

export async function endTurn(tx: Transaction): Promise<void> {
  await tx.delete(secretsTurnAnswers)
  await tx.delete(secretsTurns)
}

/** What a process says of the key that is being brought in; nothing where that is over. */
export async function answerTurn(q: Queryable, answer: Omit<TurnAnswer, 'saidAt'>): Promise<void> {
  const { keyId, process, state } = answer
  await q.execute(sql`
    insert into ${secretsTurnAnswers} (key_id, process, state)
    select ${keyId}, ${process}, ${state} where exists (select from ${secretsTurns} where key_id = ${keyId})
    on conflict (key_id, process) do update set state = excluded.state, said_at = now()`)
}

export async function turnAnswers(q: Queryable, keyId: string): Promise<TurnAnswer[]> {
  return q
    .select()
    .from(secretsTurnAnswers)
    .where(eq(secretsTurnAnswers.keyId, keyId))
    .orderBy(secretsTurnAnswers.process)
}
