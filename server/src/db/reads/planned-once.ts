/**
 * Lists of keys of at least the length that PostgreSQL takes a list to have whose values it does not know: ten. For a
 * shorter one it finds a plan for its very values cheaper than the one for any values, and plans the statement each time
 * it is asked, which takes several times as long as to look a row up:
 * https://www.postgresql.org/docs/15/sql-prepare.html#SQL-PREPARE-NOTES
 */
const LEAST = 10

/** For `= any(...)`, which looks each key up once, however often it is given. */
export function repeated(keys: readonly string[]): readonly string[] {
  return withMore(keys, keys.at(-1))
}

/**
 * For `unnest(...)`, of one list or of the first of several: behind its last row are rows of nulls, which no key is
 * equal to. The database adds those of the other lists by itself.
 */
export function padded<Value>(values: readonly Value[]): readonly (Value | null)[] {
  return withMore<Value | null>(values, null)
}

function withMore<Value>(values: readonly Value[], more: Value | undefined): readonly Value[] {
  if (values.length >= LEAST || more === undefined) return values
  const all = [...values]
  while (all.length < LEAST) all.push(more)
  return all
}
