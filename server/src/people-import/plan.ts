/** Who is there already, asked of the database, and what that makes of the lines. */
import type { Queryable } from '#db/database.ts'
import { openInvitesByEmail } from '#invites/by-email.ts'
import { membersByEmail } from '#people/by-email.ts'
import { keysOf, type KnownPeople, planLines, type PlannedLine } from './plan-lines.ts'
import type { ReadLine } from './read-lines.ts'

export async function knownPeople(db: Queryable, organizationId: string, emailKeys: string[]): Promise<KnownPeople> {
  return {
    members: await membersByEmail(db, organizationId, emailKeys),
    invited: await openInvitesByEmail(db, organizationId, emailKeys),
  }
}

/** One read for all lines; changes nothing. */
export async function plan(db: Queryable, organizationId: string, lines: ReadLine[]): Promise<PlannedLine[]> {
  return planLines(lines, await knownPeople(db, organizationId, keysOf(lines)))
}
