/** `accounts:signInWithIdp` with the one-time token of whoever came by an organization's own sign-in, or as its learner. */
import { singleSignOnProvider } from '@atrium/contract/identity/single-sign-on-names'
import { learnerSessionWays } from '@atrium/contract/rules/sign-in-ways'
import type { Transaction } from '#db/database.ts'
import { type Account, findAccount, lockAccount } from '#identity/embedded/accounts/queries.ts'
import { consumeSecret, findSecret } from '#identity/embedded/codes/queries.ts'
import { hashSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { answerToFirstStep, completeFirstStep, type FirstStepTaken } from '#identity/embedded/second-step/first-step.ts'
import { recognitionOf } from '#identity/embedded/sessions/browser.ts'
import { arrivesStill } from '#identity/embedded/sessions/arrives-still.ts'
import { mayTellOfSignInFrom, tellOfSignIns } from '#identity/embedded/sessions/new-browser.ts'
import { isLearnerOut } from '#identity/embedded/sessions/queries-find.ts'

const kind = 'arrival_token'

/**
 * Who it is was decided when the token was made, a minute ago at most. It starts one session, behind the account's own
 * second step where it has one; nothing is linked by it. Refuses with `INVALID_IDP_RESPONSE` for one that is unknown,
 * used or run out, `USER_DISABLED`, and `OPERATION_NOT_ALLOWED` where somebody who is signed in wants to link it.
 */
export async function signInByArrival(
  context: IdentityContext,
  token: string,
  { address, idToken }: { address: string; idToken: string | undefined },
): Promise<object> {
  if (idToken !== undefined) throw new ProtocolError('OPERATION_NOT_ALLOWED')
  const { db, now } = context
  const hash = hashSecret(token)
  const tell = await isToBeTold(context, hash, address)
  const outcome = await db.transaction(async (tx) => {
    const found = await findSecret(tx, hash)
    // The account before its secrets, as whatever ends its sessions locks them.
    const account = found?.kind === kind ? await lockAccount(tx, found.uid) : undefined
    const used = account && (await consumeSecret(tx, hash, kind, now()))
    const first = account && used && (await firstStepOf(context, tx, account, used.detail))
    if (!account || !first) throw new ProtocolError('INVALID_IDP_RESPONSE')
    if (account.disabled) throw new ProtocolError('USER_DISABLED')
    const done = await completeFirstStep(context, tx, account, { provider: singleSignOnProvider, ...first })
    if (tell && 'session' in done) {
      const told = { account: done.account, sessionId: done.session.id, way: 'sso' } as const
      await tellOfSignIns(context, tx, now(), [{ ...told, recognition: recognitionOf(context.browser) }])
    }
    return done
  })
  const { uid, email, emailVerified } = outcome.account
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: singleSignOnProvider,
    federatedId: uid,
    localId: uid,
    isNewUser: false,
    ...(email === null ? {} : { email, emailVerified }),
    oauthIdToken: token,
    ...(await answerToFirstStep(context, outcome)),
  }
}

/**
 * What the token says of the step that was taken: by a connection, or by what a learner without an address was given.
 * Undefined where that learner belongs to the organization no more, or the address is none of its domains any more.
 */
async function firstStepOf(
  context: IdentityContext,
  tx: Transaction,
  account: Account,
  { connectionId, organizationId, learnerWay }: Record<string, string>,
): Promise<Omit<FirstStepTaken, 'provider'> | undefined> {
  if (!organizationId) return undefined
  if (connectionId) {
    const arrivedBy = { connectionId, organizationId }
    return (await arrivesStill(context, tx, account, arrivedBy)) ? { way: 'sso', arrivedBy } : undefined
  }
  const way = learnerSessionWays.find((one) => one === learnerWay)
  if (way === undefined || account.learnerOf !== organizationId) return undefined
  return (await isLearnerOut(tx, account.uid)) ? undefined : { way, organizationId }
}

/** Of a browser that is new to the account; where a second step is to come, nobody has signed in yet. */
async function isToBeTold(context: IdentityContext, hash: string, address: string): Promise<boolean> {
  const found = await findSecret(context.db, hash)
  if (found?.kind !== kind || found.consumedAt !== null || found.expiresAt <= context.now()) return false
  const account = await findAccount(context.db, found.uid)
  if (!account || account.disabled || account.secondStep) return false
  return mayTellOfSignInFrom(context, account, address)
}
