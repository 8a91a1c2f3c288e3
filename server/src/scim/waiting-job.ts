/**
 * Joins accounts to those of whom none was known, once somebody has confirmed their address: whoever waits becomes a
 * member by that. Whom the directory has inactive is known from then on, and nothing else: what membership there is was
 * begun by somebody else since.
 */
import { nameKey } from '@atrium/contract/rules/normalize'
import { isUniqueViolation } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { updateGroups } from './groups/queries.ts'
import type { ScimContext } from './context.ts'
import { ScimError } from './protocol/scim-error.ts'
import { findUser, groupIdsOf, takeWaiting } from './users/queries.ts'
import { inPeopleChange, joinAccount } from './users/standing.ts'

const EVERY_MS = 15_000
const AT_ONCE = 100
/** Who was looked for a moment ago is not looked for again in the same go. */
const REST_MS = 10_000

/** Any number of processes may do it at once. */
export function joinThoseWhoWait(jobs: Jobs, context: ScimContext): void {
  const round = () => joinWaiting(context, new Date())
  jobs.run({ name: 'provisioned people', everyMs: EVERY_MS, round })
}

/** One round, at that time: those whose address an account has, who were looked for longest ago. */
export async function joinWaiting(context: ScimContext, now: Date): Promise<'more' | 'done'> {
  const { db } = context
  const due = await takeWaiting(db, { before: new Date(now.getTime() - REST_MS), limit: AT_ONCE })
  for (const { id, connectionId, organizationId, email } of due) {
    try {
      await inPeopleChange(context, { organizationId }, { addresses: [email] }, async (tx, own) => {
        const person = own.at(email)
        const found = person && (await findUser(tx, connectionId, id))
        if (!person || !found) return
        const { row } = found
        if (row.uid !== null || row.emailKey !== nameKey(email)) return
        await joinAccount(row, person, { isActive: row.active })
        if (row.active) await updateGroups(tx, await groupIdsOf(tx, id))
      })
    } catch (error) {
      // The organization is gone, or the directory has the account under another name.
      if (!(error instanceof ScimError) && !isUniqueViolation(error, 'scim_users_account')) throw error
    }
  }
  return due.length === AT_ONCE ? 'more' : 'done'
}
