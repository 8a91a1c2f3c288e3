/** The columns of a list of people in a file. What they are called in each language is in `sentences/{tag}/columns.ts`. */

/** What an import reads, in the order of its template. */
export const importColumns = ['email', 'given_name', 'family_name', 'role', 'labels', 'starts_on', 'ends_on'] as const
export type ImportColumn = (typeof importColumns)[number]

/** What the list of members has beside that; and, in a list of lines that were skipped, why: no news to an import. */
export type Column = ImportColumn | 'name' | 'username' | 'joined' | 'problem'
