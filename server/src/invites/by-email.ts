/** Whom open invites are for: what an import compares its lines with. */
import type { Queryable } from '#db/database.ts'
import { openInvitesTo } from './queries.ts'

/** The folded addresses, of these, that have an open invite to the organization. */
export async function openInvitesByEmail(
  db: Queryable,
  organizationId: string,
  emailKeys: string[],
): Promise<Set<string>> {
  const rows = await openInvitesTo(db, organizationId, emailKeys)
  return new Set(rows.map(({ emailKey }) => emailKey ?? ''))
}
