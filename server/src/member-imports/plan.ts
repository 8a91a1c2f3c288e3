/** Who is there already, asked of the database, and what that makes of the lines. */
import type { Queryable } from '#db/database.ts'
import { openInvitesByEmail } from '#invites/by-email.ts'
import { labelNamesThere } from '#labels/room.ts'
import { membersByEmail } from '#members/by-email.ts'
import { dayOf } from '#members/terms/term-ends.ts'
import { keysOf, type KnownPeople, planLines, type PlannedLine } from './plan-lines.ts'
import type { LineWish } from './reading/read-lines.ts'

export async function knownPeople(db: Queryable, organizationId: string, emailKeys: string[]): Promise<KnownPeople> {
  return {
    members: await membersByEmail(db, organizationId, emailKeys),
    invited: await openInvitesByEmail(db, organizationId, emailKeys),
    labelKeys: await labelNamesThere(db, organizationId),
    today: await dayOf(db, organizationId),
  }
}

/** One read for all lines, none of which is refused yet; changes nothing. */
export async function plan(db: Queryable, organizationId: string, lines: readonly LineWish[]): Promise<PlannedLine[]> {
  const readable = lines.map((line) => ({ ...line, reason: null }))
  return planLines(readable, await knownPeople(db, organizationId, keysOf(readable)))
}
