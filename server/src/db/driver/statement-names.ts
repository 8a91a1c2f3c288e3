/**
 * A name for each statement that comes again, so that PostgreSQL parses it once for each connection and keeps its
 * plan. The query builder sends every statement by its text, which is parsed and planned anew each time.
 */

/** The product has fewer; those that have a list in their text come in many lengths, and not all are worth a name. */
const MOST_NAMED = 500
/** Texts that were seen once, so that a text has to come again to be kept on the server. */
const MOST_SEEN = 1_000
const WORTH_IT = /^\s*(?:select|insert|update|delete|with)\b/i

const names = new Map<string, string>()
const seen = new Set<string>()
let given = 0

/** The name of a statement's text; undefined where it goes by its text. */
export function statementName(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= MOST_NAMED) return name
  if (seen.delete(text)) return rename(text)
  if (seen.size >= MOST_SEEN) seen.clear()
  if (WORTH_IT.test(text)) seen.add(text)
  return undefined
}

/** A fresh name, for a statement whose table has changed since connections were told of it. */
export function renameStatement(text: string): void {
  if (names.has(text)) rename(text)
}

function rename(text: string): string {
  const name = `kept_${(given += 1)}`
  names.set(text, name)
  return name
}
