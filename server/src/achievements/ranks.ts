/** Ranks: seen by every member, fed by owners and staff on behalf of the sibling apps. */
import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import { maxAchievements } from '@atrium/contract/limits'
import type { highlightedCounts, postAchievement, topClassTrophies, topFiveRank } from '@atrium/contract/people/ranks'
import { countClasses, holdClass } from '#classes/class-members.ts'
import type { DatabaseContext } from '#db/database.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key.ts'
import { holdBesideOthers } from '#members/change-members.ts'
import { isMember, requireRoleStill } from '#members/membership.ts'
import { holdAchieved, insertAchievement, topClasses, topMembers, totals } from './queries.ts'

const TOP = 5

export async function topPeople(
  { db }: DatabaseContext,
  { membership: { organizationId } }: { membership: Membership },
): Promise<AnswerOf<typeof topFiveRank>> {
  const rows = await topMembers(db, organizationId, TOP)
  const results = rows.map(({ uid, photoUrl, ...row }, index) => ({
    rank: index + 1,
    user_id: uid,
    photoURL: photoUrl,
    ...row,
  }))
  return { results }
}

export async function topOfClasses(
  { db }: DatabaseContext,
  { membership: { organizationId } }: { membership: Membership },
): Promise<AnswerOf<typeof topClassTrophies>> {
  const rows = await topClasses(db, organizationId, TOP)
  return { results: rows.map(({ id, ...row }, index) => ({ rank: index + 1, class_id: id, ...row })) }
}

export async function counts(
  { db }: DatabaseContext,
  { membership: { organizationId } }: { membership: Membership },
): Promise<AnswerOf<typeof highlightedCounts>> {
  return { ...(await totals(db, organizationId)), classes: await countClasses(db, organizationId) }
}

type Achieved = Asking & BodyOf<typeof postAchievement> & { idempotencyKey?: string | undefined }

/** Refuses with `not_found` where the person or the class is not of the organization, with `class_archived`, and with `achievement_limit`. */
export async function achieve(
  { db }: DatabaseContext,
  { actor, membership, idempotencyKey, ...body }: Achieved,
): Promise<AnswerOf<typeof postAchievement>> {
  const { organizationId, name: organization } = membership
  const request = { uid: actor.uid, key: idempotencyKey, operation: 'postAchievement', body: { organization, ...body } }
  return withIdempotencyKey(db, request, async (tx) => {
    if (!(await holdBesideOthers(tx, organizationId))) throw new Refusal('not_found', { detail: 'it was deleted' })
    await requireRoleStill(tx, { actor, membership })
    const { user_id: uid, points, trophies = 0, class_id: classId } = body
    if (!(await isMember(tx, organizationId, uid))) throw new Refusal('not_found', { detail: 'no member' })
    if ((await holdAchieved(tx, organizationId, uid)) >= maxAchievements) {
      throw new Refusal('achievement_limit', { detail: 'achievements of one person' })
    }
    if (classId !== undefined) await holdClass(tx, organizationId, classId)
    const id = randomUUID()
    const postedBy = actor.uid
    await insertAchievement(tx, { id, organizationId, uid, classId: classId ?? null, points, trophies, postedBy })
    return { id }
  })
}
