/** What a learner has beside the card: pictures, a password, or nothing; and that it may be tried again. */
import type { LearnerPicture, LearnerWay } from '@atrium/contract/people/learner-names'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { countForOrganization, type LearnersContext, requireOffered } from '#learners/context.ts'
import { oneLearner } from '#learners/list.ts'
import { forgetTries, lockLearners, setWay } from '#learners/queries.ts'
import { holdBesideOthers } from '#members/change-members.ts'
import { requireRoleStill } from '#members/membership.ts'
import { drawPictures, secretOf, wrapWay } from './secrets.ts'

export type AboutLearner = Asking & { uid: string }

/** Those that are given, or drawn. Refuses with `not_found` for whoever is no learner here, and `too_many_requests`. */
export async function setPictures(
  context: LearnersContext,
  {
    pictures = drawPictures(),
    address,
    ...about
  }: AboutLearner & {
    pictures?: LearnerPicture[] | undefined
    address: string
  },
): Promise<LearnerPicture[]> {
  const { hash } = await beforeHash(context, about)
  await change(context, about, { way: 'pictures', hash: await hash(secretOf(pictures), address) })
  return pictures
}

/** As any new password: no well-known one, none from a breach, none of their names. Refuses as `setPictures`, and with `invalid_input`. */
export async function setPassword(
  context: LearnersContext,
  { password, address, ...about }: AboutLearner & { password: string; address: string },
): Promise<void> {
  const { hash, assertPassword } = await beforeHash(context, about)
  const { organizationId } = about.membership
  const { username, given_name, family_name, displayName } = await oneLearner(context.db, organizationId, about.uid)
  await assertPassword(password, [username, given_name, family_name, displayName, about.membership.displayName])
  await change(context, about, { way: 'password', hash: await hash(password, address) })
}

/** Only the card is left. Refuses with `not_found`. */
export async function removeWay(context: LearnersContext, about: AboutLearner): Promise<void> {
  requireOffered(context)
  await change(context, about, { way: null })
}

/** Refuses with `not_found`. */
export async function unlock({ db }: LearnersContext, about: AboutLearner): Promise<void> {
  await db.transaction(async (tx) => {
    await holdLearner(tx, about)
    await forgetTries(tx, about.membership.organizationId, about.uid)
    await record(tx, about, 'unlocked')
  })
}

/** Counted, and asked whose it is, before anything is hashed for it. */
async function beforeHash(context: LearnersContext, { membership: { organizationId }, uid }: AboutLearner) {
  const offered = requireOffered(context)
  await oneLearner(context.db, organizationId, uid)
  await countForOrganization(context, 'learnerChange', { organizationId, times: 1 })
  return offered
}

async function change(
  context: LearnersContext,
  about: AboutLearner,
  wanted: { way: LearnerWay; hash: string } | { way: null },
): Promise<void> {
  const { membership, uid } = about
  await context.db.transaction(async (tx) => {
    await holdLearner(tx, about)
    const waySecret = wanted.way === null ? null : wrapWay(context, uid, wanted.hash)
    await setWay(tx, { organizationId: membership.organizationId, uid }, { way: wanted.way, waySecret })
    await requireOffered(context).endSessions(tx, { uids: [uid], ways: ['pictures', 'learner_password'] })
    await record(tx, about, wanted.way ?? 'card')
  })
}

/** Asks again who may, and holds the learner. Refuses with `not_found`. */
export async function holdLearner(tx: Transaction, { actor, membership, uid }: AboutLearner): Promise<void> {
  const { organizationId } = membership
  if (!(await holdBesideOthers(tx, organizationId))) throw new Refusal('not_found', { detail: 'it was deleted' })
  await requireRoleStill(tx, { actor, membership })
  const held = await lockLearners(tx, { organizationId, uids: [uid] }, 1)
  if (held.length === 0) throw new Refusal('not_found', { detail: 'no learner of this organization' })
}

function record(tx: Transaction, { actor, membership, uid }: AboutLearner, to: LearnerWay | 'card' | 'unlocked') {
  const { organizationId } = membership
  return audit(tx, { actor: actor.uid, action: 'learner.way_changed', subject: uid, organizationId, detail: { to } })
}
