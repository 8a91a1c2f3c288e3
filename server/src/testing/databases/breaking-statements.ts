/** What a migration may not do while servers of the former version run: it expands, and a later one contracts. */

/** Said in a comment above a statement that does it all the same, with why nobody is broken by it. */
const REASON = /^--\s*former version:\s*\S.{10,}$/m

interface Rule {
  breaks: RegExp
  because: string
}

const rules: Rule[] = [
  { breaks: /\bdrop\s+(?:table|view|materialized view|type|schema)\b/i, because: 'the former version still uses it' },
  { breaks: /\balter\s+table\b[^;]*\bdrop\s+column\b/i, because: 'the former version still names the column' },
  { breaks: /\brename\s+(?:to|column|constraint)\b/i, because: 'the former version knows the former name' },
  {
    breaks: /\balter\s+column\b[^;]*\btype\b/i,
    because: 'it rewrites the table, and the former version sends the former type',
  },
  { breaks: /\bset\s+not\s+null\b/i, because: 'the former version may leave it out' },
  { breaks: /\bdrop\s+default\b/i, because: 'the former version leaves it to the default' },
  { breaks: /\bdrop\s+function\b/i, because: 'the former version, or a trigger, still calls it' },
  { breaks: /\btruncate\b/i, because: 'what the former version has written is gone' },
  { breaks: /\bconcurrently\b/i, because: 'it is not possible in a transaction, in which every migration is applied' },
]

/** Needs a table that was there before: whatever holds of a new one, the former version writes nothing into it. */
const rulesOfOldTables: Rule[] = [
  { breaks: /\badd\s+constraint\b(?![^;]*\bnot\s+valid\b)/i, because: 'the former version may write what it refuses' },
  { breaks: /\bcreate\s+unique\s+index\b/i, because: 'the former version may write what it refuses' },
]

const ADDED_COLUMN = /\badd\s+column\b[^,;]*/gi

/** What is wrong with a migration, statement by statement; nothing where the former version goes on beside it. */
export function breakingStatements(migration: string): string[] {
  const made = new Set(
    [...migration.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name),
  )
  return migration.split('--> statement-breakpoint').flatMap((statement) => {
    if (REASON.test(statement)) return []
    // Neither comments nor the bodies of functions are done now.
    const done = statement.replace(/^\s*--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    const table = /\b(?:alter\s+table(?:\s+only)?|\bon)\s+"?(\w+)"?/i.exec(done)?.[1]
    const isNew = table !== undefined && made.has(table)
    const broken = [...rules, ...(isNew ? [] : rulesOfOldTables)].filter(({ breaks }) => breaks.test(done))
    const missed = (done.match(ADDED_COLUMN) ?? []).some(
      (column) => /\bnot\s+null\b/i.test(column) && !/\b(?:default|generated)\b/i.test(column),
    )
    const because = [
      ...broken.map((rule) => rule.because),
      ...(missed && !isNew ? ['the former version leaves a column without a default out'] : []),
    ]
    return because.map((reason) => `${done.trim().replace(/\s+/g, ' ').slice(0, 120)}: ${reason}`)
  })
}
