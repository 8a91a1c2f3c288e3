/** Taking in again whose membership ended with its last day. */
import type { BodyOf } from '@atrium/contract/endpoint'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { renewMembers } from '@atrium/contract/people/terms'
import { auditTogether } from '#audit/audit.ts'
import type { DatabaseContext } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import { requireRecentForOwners } from '#http/recent-sign-in.ts'
import { Refusal } from '#http/refusal.ts'
import { changePeopleNamed } from '#members/change-members.ts'
import { forgetOnceLetIn } from '#members/removed/let-in.ts'
import { giveGroups } from '#scim/groups/give.ts'
import { directoryWords } from '#scim/words.ts'
import { formerAmong, renewFormer } from './queries.ts'
import { mayRenew } from './may-renew.ts'
import { refusePastEnd } from './set-terms.ts'

/**
 * Makes members again of people who were until their last day, as what they were, with their labels and classes, all
 * or none. Answers how many. Refuses with `not_restorable` where one of them is nobody of that kind, with `forbidden` where
 * whoever asks may give one of them no days, or is staff and a directory has one of them inactive, with `invalid_input` where the last day is past, as `changePeople` does.
 */
export async function renew(
  { db }: DatabaseContext,
  { actor, membership, ids, ...days }: Asking & BodyOf<typeof renewMembers>,
): Promise<number> {
  const uids = [...new Set(ids)]
  return changePeopleNamed(db, { actor, membership }, uids, async (tx, { organizationId, role: by }) => {
    const term = { startsOn: days.startsOn ?? null, endsOn: days.endsOn ?? null }
    // Nobody is there to be removed: another day is what is wanted.
    await refusePastEnd(tx, organizationId, [term], fieldMessages.renewedLastDayPast)
    const former = await formerAmong(tx, organizationId, uids)
    if (former.length !== uids.length)
      throw new Refusal('not_restorable', { detail: 'one of them is no former member' })
    const words = await directoryWords(tx, organizationId, uids)
    if (!former.every(({ uid, role }) => mayRenew(by, role, words.get(uid)))) {
      throw new Refusal('forbidden', { detail: `the role ${by} may not take one of them in again` })
    }
    requireRecentForOwners(
      actor,
      former.map(({ role }) => role),
    )
    const renewed = await renewFormer(tx, organizationId, uids, term)
    await forgetOnceLetIn(tx, organizationId, renewed)
    await giveGroups(tx, organizationId, renewed)
    const record = { actor: actor.uid, organizationId, detail: { ...term } }
    await auditTogether(
      tx,
      { ...record, action: 'members.renewed', subject: '', detail: { people: renewed.length, ...term } },
      renewed.map((subject) => ({ ...record, action: 'member.renewed', subject })),
    )
    return renewed.length
  })
}
