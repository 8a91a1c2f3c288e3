/** How the database folds e-mail addresses, as the contract does (`nameKey`), whichever locale it was made with. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Addresses are ASCII, and their letters are those of no language: by the locale of a Turkish database, `I` would become
 * an `ı`, and `FIONA@example.com` be another address than `fiona@example.com`. What comes out is compared like any
 * column: beside one that bears another collation its index would be of no use.
 */
export function addressKey(address: SQLWrapper): SQL<string> {
  return sql<string>`lower(${address} collate "C") collate "default"`
}
