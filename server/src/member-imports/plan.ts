/** Who is there already, asked of the database, and what that makes of the lines. */
import type { Queryable } from '#db/database.ts'
import { openInvitesByEmail } from '#invites/by-email.ts'
import { labelNamesThere } from '#labels/room.ts'
import { membersByEmail } from '#members/by-email.ts'
import { dayOf } from '#members/terms/term-ends.ts'
import { type ConfirmedContext, confirmedNow } from '#users/accounts/confirmed.ts'
import { keysOf, type KnownPeople, planLines, type PlannedLine } from './plan-lines.ts'
import type { LineWish } from './reading/read-lines.ts'

/** `confirmed`: whose the addresses are. A member who only claims one is nobody of the list. */
async function peopleAmong(
  db: Queryable,
  organizationId: string,
  emailKeys: string[],
  confirmed: ReadonlyMap<string, string>,
): Promise<KnownPeople> {
  return {
    members: await membersByEmail(db, organizationId, confirmed),
    invited: await openInvitesByEmail(db, organizationId, emailKeys),
    labelKeys: await labelNamesThere(db, organizationId),
    today: await dayOf(db, organizationId),
  }
}

/** As it is this moment. */
export async function knownPeople(
  context: ConfirmedContext,
  organizationId: string,
  emailKeys: string[],
): Promise<KnownPeople> {
  return peopleAmong(context.db, organizationId, emailKeys, await confirmedNow(context, emailKeys))
}

/** One read for all lines, none of which is refused yet; changes nothing. */
export async function plan(
  db: Queryable,
  organizationId: string,
  lines: readonly LineWish[],
  confirmed: ReadonlyMap<string, string>,
): Promise<PlannedLine[]> {
  const readable = lines.map((line) => ({ ...line, reason: null }))
  return planLines(readable, await peopleAmong(db, organizationId, keysOf(readable), confirmed))
}
