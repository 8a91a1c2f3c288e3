/** An address for the account of a learner: a link is mailed to it, and nothing of the account changes until it is used. */
import { createHash, randomBytes } from 'node:crypto'
import { learnerAddressDays } from '@atrium/contract/limits'
import type { Learner } from '@atrium/contract/people/learner'
import { nameKey } from '@atrium/contract/rules/normalize'
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import { audit } from '#audit/audit.ts'
import type { Transacting, Transaction } from '#db/database.ts'
import { momentOf } from '#http/actor.ts'
import { type Keyed, onceCounted } from '#idempotency/with-idempotency-key.ts'
import { countingMail } from '#invites/counted-mail.ts'
import { holdInviter } from '#invites/first-invites.ts'
import { countForOrganization, type LearnersContext, requireOffered } from '#learners/context.ts'
import { oneLearner } from '#learners/list.ts'
import { type AboutLearner, holdLearner } from '#learners/ways/change-way.ts'
import type { SignedInContext } from '#users/held-people.ts'
import { dropAddress, putAddress } from './queries.ts'

const TOKEN_BYTES = 32
const TAKE_ALONG_PATH = '/take-along'

/** The hash under which the code of a link is kept. */
export function addressCodeHash(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}

/**
 * Takes the place of one that waits. Whether an account has the address already, the mail says and the answer does not.
 * Refuses with `not_found` for whoever is no learner here, `address_sso_only`, as an invite by mail and as `onceCounted` does.
 */
export async function giveAddress(
  context: LearnersContext & SignedInContext,
  { email, idempotencyKey: key, ...about }: AboutLearner & Keyed & { email: string },
): Promise<Learner> {
  const { db } = context
  const { actor, uid, membership } = about
  const { organizationId } = membership
  const offered = requireOffered(context)
  const giving = async (tx: Transaction) => {
    await holdInviter(tx, context, actor, email)
    await holdLearner(tx, about)
    const code = randomBytes(TOKEN_BYTES).toString('base64url')
    const sentAt = momentOf(actor)
    const expiresAt = new Date(sentAt.getTime() + learnerAddressDays * DAY_SECONDS * 1_000)
    const codeHash = addressCodeHash(code)
    const whose = { organizationId, uid, givenBy: actor.uid }
    await putAddress(tx, { ...whose, email, emailKey: nameKey(email), codeHash, sentAt, expiresAt })
    await audit(tx, { actor: actor.uid, action: 'learner.address_given', subject: uid, organizationId })
    const given = await oneLearner(tx, organizationId, uid)
    await mailAddress(tx, context, { about, email, code, displayName: given.displayName })
    return given
  }
  const body = { organization: organizationId, uid, email }
  const request = { uid: actor.uid, key, operation: 'giveLearnerAddress', body }
  const counting = async (once: Transacting) => {
    await oneLearner(db, organizationId, uid)
    await offered.assertOwnWay(db, email)
    await countForOrganization(context, 'learnerChange', { organizationId, times: 1 })
    return countingMail(context, actor, email, () => once.transaction(giving))
  }
  return onceCounted(db, request, counting, () =>
    context.limiter.giveBack({ limit: 'learnerChange', subject: organizationId }),
  )
}

/** The code is in the mail and nowhere else. Where the address is somebody's account already, the mail has none. */
async function mailAddress(
  tx: Transaction,
  context: LearnersContext,
  { about, email, code, displayName }: { about: AboutLearner; email: string; code: string; displayName: string },
): Promise<void> {
  const { actor, uid, membership } = about
  const { organizationId, displayName: organization } = membership
  const told = { email, about: organization, from: actor.displayName ?? '', names: [displayName], organizationId }
  if (await requireOffered(context).isTaken(tx, email)) {
    return context.outbox.queue(tx, 'learner_address_taken', told)
  }
  const link = new URL(TAKE_ALONG_PATH, context.settings.publicOrigin)
  link.searchParams.set('code', code)
  const goodForSeconds = learnerAddressDays * DAY_SECONDS
  // Nobody has the address by this account yet.
  await context.outbox.queue(tx, 'learner_address_given', { ...told, whose: uid, link: link.href, goodForSeconds })
}

/** The link works no more. Refuses with `not_found`. */
export async function takeBackAddress(context: LearnersContext, about: AboutLearner): Promise<void> {
  requireOffered(context)
  const { actor, uid, membership } = about
  const { organizationId } = membership
  await context.db.transaction(async (tx) => {
    await holdLearner(tx, about)
    if (!(await dropAddress(tx, organizationId, uid))) return
    await audit(tx, { actor: actor.uid, action: 'learner.address_taken_back', subject: uid, organizationId })
  })
}
