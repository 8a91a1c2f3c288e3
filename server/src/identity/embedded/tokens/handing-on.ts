/** Whether a session hands one on: asked alike when the custom token is made for that and when it is exchanged. */
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import type { Account } from '#identity/embedded/accounts/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { isLearnersOrigin } from '#identity/embedded/protocol/origins.ts'
import {
  findSession,
  findSessionEntering,
  type FoundSession,
  holdSession,
} from '#identity/embedded/sessions/queries-find.ts'
import { signInOf } from '#identity/embedded/sessions/sign-in-of.ts'
import { isOpen } from '#identity/embedded/sessions/signed-in.ts'
import { assertRules } from '#organizations/rules/unmet-rule.ts'

interface Entering {
  /** The session that made the token, or makes it; none where the server makes one by itself. */
  sessionId: string | undefined
  /** Where the token is exchanged, or may be alone. */
  origin: string | undefined
  /** Whose site that is, by name. */
  organization: string | undefined
}

/**
 * The account is held. Refuses with `unauthenticated` where the session has ended, however it did, or took no second
 * step though the account has one; with the rule of the organization that it does not meet, whose site it is for or whose
 * it is on, and with `membership_waiting` and `membership_over`; and with `forbidden` a learner without an address who would come
 * anywhere but to their own organization, as long as they belong to it.
 */
export async function requireHanding(
  context: IdentityContext,
  tx: Transaction,
  account: Account,
  entering: Entering,
): Promise<FoundSession | undefined> {
  const handing = await findHanding(tx, account, entering)
  if (entering.sessionId !== undefined && !(handing && isOpen(context, handing.session, account))) {
    throw new Refusal('unauthenticated', { detail: 'the session has ended' })
  }
  if (account.learnerOf !== null && !isForOwnSite(context, account, handing, entering)) {
    throw new Refusal('forbidden', {
      detail: 'a learner without an address, for another site than their organization’s',
    })
  }
  if (handing) assertRules(handing, signInOf(context, handing.session), context.now())
  if (handing) await assertOwnSite(context, tx, handing)
  if (account.secondStep && !handing) throw new Refusal('unauthenticated', { detail: 'no session, so no second step' })
  return handing
}

/** A session on another organization's site is good for nothing while it does not meet what that one asks. */
async function assertOwnSite(context: IdentityContext, tx: Transaction, handing: FoundSession): Promise<void> {
  const { id, uid, organizationId } = handing.session
  if (organizationId === null || organizationId === handing.organizationId) return
  const own = await findSession(tx, id, uid)
  if (own) assertRules(own, signInOf(context, own.session), context.now())
}

async function findHanding(
  tx: Transaction,
  { uid }: Account,
  { sessionId: id, organization }: Entering,
): Promise<FoundSession | undefined> {
  if (id === undefined) return undefined
  await holdSession(tx, id)
  return organization === undefined ? findSession(tx, id, uid) : findSessionEntering(tx, { id, uid, organization })
}

/**
 * Whether a learner without an address is handed on to where they may go: their own organization's site, ours or the
 * learner app's, as long as they belong to it.
 */
function isForOwnSite(
  { origins }: Pick<IdentityContext, 'origins'>,
  { learnerOf }: Pick<Account, 'learnerOf'>,
  handing: FoundSession | undefined,
  { origin, organization }: Entering,
): boolean {
  if (handing === undefined || organization === undefined) return false
  if (handing.learnerIsOut || handing.organizationId !== learnerOf) return false
  return origin === undefined || isLearnersOrigin(origin, organization, origins)
}
