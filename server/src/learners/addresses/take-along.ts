/** Taking an account along: by the link that was mailed to the address that the organization gave it, once. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import type { previewTakeAlong, takeAlong as takeAlongEndpoint } from '@atrium/contract/identity/take-along'
import type { Language } from '@atrium/contract/languages'
import { audit } from '#audit/audit.ts'
import type { Queryable, Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { type LearnersContext, requireOffered } from '#learners/context.ts'
import { lockLearners } from '#learners/queries.ts'
import { holdBesideOthers } from '#members/change-members.ts'
import { completeRecord } from '#users/sign-up.ts'
import { holdUsernames, usernameExists, usernameTakenAsRefusal } from '#users/usernames/username.ts'
import { addressCodeHash } from './give-address.ts'
import { consumeAddress, endLearner, findOffered, type Offered } from './queries.ts'

/** Looking changes nothing. Refuses with `code_invalid`, `code_expired`, `email_taken` and `address_sso_only`. */
export async function preview(
  context: LearnersContext,
  { token }: { token: string },
): Promise<AnswerOf<typeof previewTakeAlong>> {
  const { organization, displayName, username, email, expiresAt } = await usable(context, token)
  return { organization, displayName, username, email, expiresAt: expiresAt.toISOString() }
}

/**
 * In one transaction the link is used up, the account has address, password and username, what the organization gave
 * out for it is gone, and every session has ended. Refuses as `preview` does, with `username_taken`, with
 * `invalid_input` for a password that is easily guessed, and with `account_disabled`.
 */
export async function takeAlong(
  context: LearnersContext,
  { token, username, password, address, language }: Asked & { address: string },
): Promise<AnswerOf<typeof takeAlongEndpoint>> {
  const { db, settings } = context
  const { uid, email, ...offered } = await usable(context, token)
  const { organizationId } = offered
  if (await usernameExists(db, username, settings.productName)) {
    throw new Refusal('username_taken', { detail: 'looked up before anything is hashed' })
  }
  const names = [username, offered.givenName, offered.familyName, offered.displayName, offered.organization]
  await usernameTakenAsRefusal(() =>
    requireOffered(context).release(
      { uid, email, password, names, address },
      {
        assertStill: async () => void (await goodOffer(db, token)),
        use: (tx) => use(context, tx, { organizationId, uid, token, username, language }),
        tell: (tx) => tell(context, tx, { email, ...offered }),
      },
    ),
  )
  return { email }
}

interface Asked extends BodyOf<typeof takeAlongEndpoint> {
  /** Of the page: whoever has set none is written to in it. */
  language: Language
}

async function usable(context: LearnersContext, token: string): Promise<Offered> {
  const offered = requireOffered(context)
  const found = await goodOffer(context.db, token)
  await offered.assertOwnWay(context.db, found.email)
  if (await offered.isTaken(context.db, found.email)) {
    throw new Refusal('email_taken', { detail: 'an account has confirmed the address by now' })
  }
  return found
}

async function goodOffer(q: Queryable, token: string): Promise<Offered> {
  const found = await findOffered(q, addressCodeHash(token))
  if (!found) throw new Refusal('code_invalid', { detail: 'no address that waits' })
  if (found.expiresAt <= new Date()) throw new Refusal('code_expired')
  return found
}

/** Behind the account's lock, the learner's after it: whoever makes a new card or sends another link waits, or came first. */
async function use(
  { settings: { productName } }: LearnersContext,
  tx: Transaction,
  {
    organizationId,
    uid,
    token,
    username,
    language,
  }: Pick<Offered, 'organizationId' | 'uid'> & Pick<Asked, 'token' | 'username' | 'language'>,
): Promise<void> {
  // Whoever is taking it just now may wait for the organization.
  await holdUsernames(tx, [username])
  const isThere = await holdBesideOthers(tx, organizationId)
  const held = isThere ? await lockLearners(tx, { organizationId, uids: [uid] }, 1) : []
  // Whoever gave it may own the organization no more by now.
  await goodOffer(tx, token)
  if (held.length === 0 || !(await consumeAddress(tx, addressCodeHash(token)))) {
    throw new Refusal('code_invalid', { detail: 'used, or taken back, meanwhile' })
  }
  await endLearner(tx, { organizationId, uid })
  await completeRecord(tx, uid, { username, productName, language })
  await audit(tx, { actor: uid, action: 'learner.taken_along', subject: uid, organizationId })
}

/** Behind the address: whoever has it is written to in their language. */
async function tell(
  { outbox, settings: { publicOrigin } }: LearnersContext,
  tx: Transaction,
  { email, displayName, organization: about, organizationId }: Omit<Offered, 'uid'>,
): Promise<void> {
  const link = new URL('/signin', publicOrigin).href
  await outbox.queue(tx, 'learner_taken_along', { email, displayName, about, link, organizationId })
}
