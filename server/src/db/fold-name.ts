/** How names are folded that lists sort and search by, so that a search finds one in every script. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Given } from './prepared.ts'

/**
 * The same for every way to write a name, whichever locale the database was made with (the function is made by the
 * migration `names_in_every_script`). Names are kept folded by triggers; what is looked for among them is folded here,
 * so that both are the database's work. A pattern for `like` stays one.
 */
export function foldName(text: SQLWrapper | Given<string>): SQL<string> {
  return sql<string>`fold_name(${text}::text)`
}

/**
 * Whether a name that is kept folded holds a part of one, as it was typed. It is folded here alone, for the letters of the
 * database are not all that JavaScript knows, and what is a wildcard once it is folded stays a character, full width or not.
 */
export function holdsName(key: SQLWrapper, part: SQLWrapper | Given<string>): SQL<boolean> {
  return sql<boolean>`${key} like '%' || ${asItIs(part)} || '%'`
}

/** A text folded, to stand in a pattern for `like` as nothing but itself. */
export function asItIs(text: SQLWrapper | Given<string>): SQL<string> {
  return sql<string>`replace(replace(replace(${foldName(text)}, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`
}

/** In: what was typed into a search. Out: what is looked for, without the space around it; undefined for everything. */
export function searchedFor(typed: string | undefined): string | undefined {
  return typed?.trim() || undefined
}
