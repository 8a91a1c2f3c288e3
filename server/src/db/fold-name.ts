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
