/** Statements that are built once for each database, and from then on only given their values. */
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** What a statement is given when it runs. */
export const given: <Name extends string>(name: Name) => Placeholder<Name> = sql.placeholder

/** Texts that are given as one value: `eq(column, anyOf('names'))` holds where the column's is among them. */
export function anyOf(name: string): SQL {
  return sql`any(${given(name)}::text[])`
}

/** A value that is there while a statement is built, or is given when it runs. */
export type Given<Value> = Value | Placeholder

/**
 * `build` makes the statement, `.prepare(name)` at its end, with `given('...')` for each value. To build it costs more
 * than to run it. Inside a transaction it is built again, for it belongs to that.
 */
export function prepared<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const statementOf = preparedFor(
    () => '',
    (db) => build(db),
  )
  return (db) => statementOf(db, undefined)
}

/** The same where there are several: one for each key, which says all that differs in a statement's text. */
export function preparedFor<Variant, Statement>(
  keyOf: (variant: Variant) => string,
  build: (db: Queryable, variant: Variant) => Statement,
): (db: Queryable, variant: Variant) => Statement {
  const databases = new WeakMap<Queryable, Map<string, Statement>>()
  return (db, variant) => {
    let statements = databases.get(db)
    if (statements === undefined) databases.set(db, (statements = new Map<string, Statement>()))
    const key = keyOf(variant)
    let statement = statements.get(key)
    if (statement === undefined) statements.set(key, (statement = build(db, variant)))
    return statement
  }
}
