/**
 * What a statement is called in a trace: what it does and to which table, such as `update sessions`. Never its text: the
 * values of some are in it.
 */

const KEPT = 1_000
const kept = new Map<string, { summary: string; operation: string }>()

const FIRST_WORD = /^[\s(]*([a-z]+)/i
/** The first table that is named where a table is; names of ours are of letters, digits and underscores. */
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?(?!\s*\()/i
const WRITES = /\b(insert\s+into|update|delete\s+from)\s+"?[a-z_]/i

/** Asked in one message as one transaction (`db/driver/asked-at-once.ts`). */
const AT_ONCE = /^begin; (.*); commit$/s
const STATEMENT = /^\s*(?:select|insert|update|delete|with)\b/i

interface Summary {
  summary: string
  operation: string
}

export function statementSummary(text: string): Summary {
  const known = kept.get(text)
  if (known) return known
  const together = AT_ONCE.exec(text)?.[1]
  const found = together === undefined ? summaryOfOne(text) : summaryOfAll(together.split('; '))
  if (kept.size < KEPT) kept.set(text, found)
  return found
}

function summaryOfAll(texts: string[]): Summary {
  const each = texts.filter((text) => STATEMENT.test(text)).map((text) => summaryOfOne(text).summary)
  return { summary: ['begin', ...each, 'commit'].join('; '), operation: 'batch' }
}

function summaryOfOne(text: string): Summary {
  const first = FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  // A statement that begins with `with` does what comes behind it.
  const operation = first === 'with' ? (WRITES.exec(text)?.[1]?.split(/\s/)[0]?.toLowerCase() ?? 'select') : first
  const from = operation === 'select' || first !== 'with' ? text : text.slice(WRITES.exec(text)?.index ?? 0)
  const table = TABLE.exec(from)?.[1]?.toLowerCase()
  return { summary: table === undefined || table === 'select' ? operation : `${operation} ${table}`, operation }
}
