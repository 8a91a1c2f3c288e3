/** The calls that are measured, in the order of the table. */

export interface Row {
  title: string
  /** In one round. A server that takes longer for each is asked less often (`Subject.share`). */
  requests: number
  /** Under way at a time, where it is fewer than usual: who waits long for a hash is turned away. */
  lines?: number
}

const all = {
  'name-taken': { title: 'organization-name check, taken', requests: 4_000 },
  'name-free': { title: 'organization-name check, free', requests: 4_000 },
  username: { title: 'username check', requests: 4_000 },
  'account-lookup': { title: 'account lookup at sign-in', requests: 2_000 },
  token: { title: 'token check and its record', requests: 2_000 },
  'session-lookup': { title: '`accounts:lookup`', requests: 2_000 },
  list: { title: 'list of 50 organizations', requests: 600 },
  'members-first': { title: 'first 50 of 10,000 members', requests: 600 },
  'members-any': { title: 'any 50 of 10,000 members', requests: 600 },
  create: { title: 'organization create', requests: 600 },
  refresh: { title: 'token refresh', requests: 600 },
  'sign-up': { title: 'sign-up', requests: 60, lines: 4 },
  'sign-in': { title: 'password sign-in', requests: 60, lines: 4 },
} satisfies Record<string, Row>

export type RowId = keyof typeof all
export const rows: Record<RowId, Row> = all
export const rowIds = Object.keys(rows) as RowId[]

/** What `only` names, or all but the slow ones; throws on a word that names none. */
export function chosenRows(only: readonly string[], without: readonly RowId[] = []): RowId[] {
  const unknown = only.find((id) => !(id in rows))
  if (unknown !== undefined) throw new Error(`There is no row "${unknown}". Rows: ${rowIds.join(', ')}`)
  return rowIds.filter((id) => (only.length > 0 ? only.includes(id) : !without.includes(id)))
}
