/**
 * A sigma that ends a word, and an i with its dot or without, are no other letter, as capitals have it: ΔΡΥΣ, İSTANBUL,
 * IŞIK. What usernames are compared by, beside the folded key that they are kept under.
 */
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** In: a name as `nameKey` folds it. */
export function alikeKey(usernameKey: string): string {
  return usernameKey.replaceAll('i\u0307', 'i').replaceAll('ı', 'i').replaceAll('ς', 'σ')
}

/**
 * The same of a column, along an index (see the migrations). In the database's own words and not `fold_name`: no locale
 * decides whose a name is.
 */
export const alike = (key: SQLWrapper): SQL =>
  sql`translate(replace(${key}, U&'i\\0307', 'i'), U&'\\0131\\03C2', U&'i\\03C3')`
