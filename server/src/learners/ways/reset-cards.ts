/** New cards for some learners, or for a whole class. */
import type { BodyOf } from '@atrium/contract/endpoint'
import { maxLearnersAtOnce } from '@atrium/contract/limits'
import type { LearnerCard } from '@atrium/contract/people/learner'
import type { resetLearnerCards } from '@atrium/contract/people/learners'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { auditTogether } from '#audit/audit.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { hashCard, newCard, printedCard } from '#learners/cards.ts'
import { countForOrganization, type LearnersContext, requireOffered } from '#learners/context.ts'
import { toNamed } from '#learners/list.ts'
import { learnerPage, lockLearners, replaceCards } from '#learners/queries.ts'
import { holdBesideOthers } from '#members/change-members.ts'
import { requireRoleStill } from '#members/membership.ts'

/**
 * All or none; the old ones are refused from then on, and what began with them ends. Refuses with `not_found` where
 * one who is named is no learner here, or the class has none, with `invalid_input` for more than are made at once, and
 * with `too_many_requests`.
 */
export async function resetCards(
  context: LearnersContext,
  { actor, membership, ids, class: classId }: Asking & BodyOf<typeof resetLearnerCards>,
): Promise<LearnerCard[]> {
  const offered = requireOffered(context)
  const { organizationId, name: organization } = membership
  const wanted = ids === undefined ? undefined : [...new Set(ids)]
  const field = wanted === undefined ? 'class' : 'ids'
  if (classId !== undefined && !isUuid(classId)) throw new Refusal('not_found', { detail: 'no such class' })
  const selection = { organizationId, uids: wanted, classId }
  await countForOrganization(context, 'learnerChange', { organizationId, times: 1 })
  return context.db.transaction(async (tx) => {
    if (!(await holdBesideOthers(tx, organizationId))) throw new Refusal('not_found', { detail: 'it was deleted' })
    await requireRoleStill(tx, { actor, membership })
    const uids = await lockLearners(tx, selection, maxLearnersAtOnce + 1)
    if (uids.length > maxLearnersAtOnce)
      throw new Refusal('invalid_input', { fields: { [field]: fieldMessages.tooMany } })
    if (uids.length === 0 || (wanted && wanted.length !== uids.length)) {
      throw new Refusal('not_found', { detail: 'one of them is no learner of this organization' })
    }
    const codes = new Map(uids.map((uid) => [uid, newCard()]))
    const hashes = uids.map((uid) => hashCard(uid, codes.get(uid) ?? ''))
    await replaceCards(tx, organizationId, { uids, hashes })
    await offered.endSessions(tx, { uids, ways: ['card'] })
    const record = { actor: actor.uid, organizationId, action: 'learner.card_made' } as const
    await auditTogether(
      tx,
      { ...record, action: 'learners.cards_made', subject: '', detail: { people: uids.length } },
      uids.map((subject) => ({ ...record, subject })),
    )
    const rows = await learnerPage(tx, { organizationId, uids }, { limit: uids.length, offset: 0 })
    return rows.map((row) => ({
      ...toNamed(row),
      ...printedCard(context.settings, { organization, uid: row.uid, code: codes.get(row.uid) ?? '' }),
      pictures: null,
    }))
  })
}
