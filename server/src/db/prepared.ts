/** Statements that are built once for each database, and from then on only given their values. */
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'
import { keptStatement } from './driver/kept-statement.ts'

/** What a statement is given when it runs. */
export const given: <Name extends string>(name: Name) => Placeholder<Name> = sql.placeholder

/** Texts that are given as one value: `eq(column, anyOf('names'))` holds where the column's is among them. */
export function anyOf(name: string): SQL {
  return sql`any(${given(name)}::text[])`
}

/** A value that is there while a statement is built, or is given when it runs. */
export type Given<Value> = Value | Placeholder

/**
 * `build` makes the statement, `.prepare(name)` at its end, with `given('...')` for each value. To build it costs as
 * much as to run it, so it is built once, and a transaction runs it on its own connection.
 */
export function prepared<Statement extends object>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const statementOf = preparedFor(
    () => '',
    (db) => build(db),
  )
  return (db) => statementOf(db, undefined)
}

/** The same where there are several: one for each key, which says all that differs in a statement's text. */
export function preparedFor<Variant, Statement extends object>(
  keyOf: (variant: Variant) => string,
  build: (db: Queryable, variant: Variant) => Statement,
): (db: Queryable, variant: Variant) => Statement {
  const databases = new WeakMap<Queryable, Map<string, Statement>>()
  /** By the kind of database: what a transaction is lent, for it knows nothing of the database that it belongs to. */
  const kinds = new Map<unknown, Map<string, Statement>>()
  return (db, variant) => {
    const key = keyOf(variant)
    if (db instanceof PgTransaction) {
      const session = sessionOf(db)
      const built = keptIn(kinds, session.constructor, key, () =>
        withClient(keptStatement(build(db, variant)), undefined),
      )
      return built && 'client' in built ? withClient(built, session.client) : build(db, variant)
    }
    return keptIn(databases, db, key, () => keptStatement(build(db, variant)))
  }
}

interface ByPlace<Place, Kept> {
  get(place: Place): Map<string, Kept> | undefined
  set(place: Place, kept: Map<string, Kept>): unknown
}

function keptIn<Place, Kept>(places: ByPlace<Place, Kept>, place: Place, key: string, make: () => Kept): Kept {
  let all = places.get(place)
  if (all === undefined) places.set(place, (all = new Map<string, Kept>()))
  let kept = all.get(key)
  if (kept === undefined) all.set(key, (kept = make()))
  return kept
}

/** What the query builder runs a statement on. It has no name for that in its types. */
interface Session {
  client: unknown
}

function sessionOf(db: Queryable): Session {
  return (db._ as unknown as { session: Session }).session
}

/** The same statement, run on another connection. */
function withClient<Statement extends object>(statement: Statement, client: unknown): Statement {
  if (!('client' in statement)) return statement
  return Object.defineProperty(Object.create(statement) as Statement, 'client', { value: client })
}
