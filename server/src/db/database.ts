/** What the rest of the server sees of a database, whichever engine answers. */
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

export type Schema = typeof schema
export type Database = PgDatabase<PgQueryResultHKT, Schema>
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>
/** For queries that run inside a transaction or alone. */
export type Queryable = Database | Transaction

/** Whatever has transactions: a database, or one in whose transactions something is done once (`idempotency/`). */
export interface Transacting {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

/** All that many an action needs of an area’s context. */
export interface DatabaseContext {
  db: Database
}

/** Runs a statement of that text, and may tell of it. */
export type WatchStatement = <T>(text: string, run: () => Promise<T>) => Promise<T>

export interface OpenDatabase {
  db: Database
  /** Every statement goes through `watch` from now on. */
  watchStatements(watch: WatchStatement): void
  /** How many have a place in the database now, of how many, and how many wait for one. */
  load(): { taken: number; places: number; waiting: number }
  /** Resolves while the database answers; rejects when it does not. */
  ping(): Promise<void>
  /** Now and then, where the database does not do it by itself. */
  tidy?(): Promise<void>
  /** Every few seconds, where the database does not do it by itself: its log is kept short. */
  checkpoint?(): Promise<void>
  /** Copies the files of an embedded database into a folder that is not there yet, while requests are answered. */
  copyTo?(folder: string): Promise<void>
  close(): Promise<void>
}

const UNIQUE_VIOLATION = '23505'

/** Whether the database refused with this code; looks through the causes, as the query builder wraps them. */
export function hasCode(error: unknown, code: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as Error & { code?: unknown }).code === code) return true
  return false
}

const OF_THE_GONE = 'AT001'

/** Whether the database refused to let somebody into something whose account is gone (migration `gone_people`). */
export const isOfTheGone = (error: unknown): boolean => hasCode(error, OF_THE_GONE)

const FOREIGN_KEY_VIOLATION = '23503'

/** Whether what a row was to belong to is gone by now. */
export const isOfWhatIsGone = (error: unknown): boolean => hasCode(error, FOREIGN_KEY_VIOLATION)

/** Whether a write lost the race for a unique index; `constraint` names which one, where only that one counts. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: name } = cause as Error & { code?: unknown; constraint?: unknown }
    if (code === UNIQUE_VIOLATION) return constraint === undefined || name === constraint
  }
  return false
}
