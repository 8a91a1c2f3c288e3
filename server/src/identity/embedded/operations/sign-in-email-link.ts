/** `accounts:signInWithEmailLink`: a sign-in by the link of a mail, or by what its code was answered with. */
import { nameKey } from '@atrium/contract/rules/normalize'
import * as z from 'zod'
import { forgetEarlierOwner } from '#identity/embedded/accounts/forget-earlier-owner.ts'
import { findAccountByEmailKey, lockAccount, type Account } from '#identity/embedded/accounts/queries.ts'
import { changeAccount, createAccount, makingOrFinding } from '#identity/embedded/accounts/save-account.ts'
import { mailedTo } from '#identity/embedded/codes/mailed-sign-ins.ts'
import {
  consumeLink,
  discardMailedSignIns,
  holdMailedSignIns,
} from '#identity/embedded/codes/queries-mailed-sign-ins.ts'
import { hashSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext, Operation } from '#identity/embedded/context.ts'
import { email, idToken, orAbsent, read, text } from '#identity/embedded/protocol/input.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { passwordProvider } from '#identity/embedded/protocol/providers.ts'
import { answerToFirstStep, completeFirstStep } from '#identity/embedded/second-step/first-step.ts'
import type { FirstStep } from '#identity/embedded/second-step/outcome.ts'
import { signedIn } from '#identity/embedded/sessions/signed-in.ts'
import type { Transaction } from '#db/database.ts'

const oobCode = text('MISSING_OOB_CODE', 'INVALID_OOB_CODE')
/** Both have to be there before either is looked at. */
const present = z.object({ email: text('MISSING_EMAIL', 'INVALID_EMAIL'), oobCode })
const fields = z.object({
  email: email(),
  oobCode,
  idToken: orAbsent(idToken),
})

/** The protocol calls it by the password's name, as the hosted provider does. */
const byMail = { provider: passwordProvider, way: 'mail' } as const

/**
 * Whoever reads the mailbox signs in; where nobody has an account with the address, they get one. With an ID token it
 * confirms the address of that account, and no other. Refuses with `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`,
 * `INVALID_EMAIL` for another address than the mail went to, `USER_DISABLED`, and with what `signedIn` does.
 */
export const signInWithEmailLink: Operation = async (context, body) => {
  read(present, body)
  const input = read(fields, body)
  const emailKey = nameKey(input.email)
  const linked = input.idToken === undefined ? undefined : await signedIn(context, input.idToken)
  if (linked && linked.account.emailKey !== emailKey) throw new ProtocolError('OPERATION_NOT_ALLOWED')
  const mailed = await mailedTo(context, input.oobCode)
  if (mailed === undefined) throw new ProtocolError('INVALID_OOB_CODE')
  if (nameKey(mailed) !== emailKey) {
    throw new ProtocolError('INVALID_EMAIL', { text: 'The email provided does not match the sign-in email address.' })
  }
  const { outcome, isNewUser } = await makingOrFinding(() =>
    context.db.transaction((tx) => signIn(context, tx, { email: mailed, emailKey, link: input.oobCode })),
  )
  const { uid, displayName } = outcome.account
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    localId: uid,
    email: outcome.account.email,
    ...(displayName === null ? {} : { displayName }),
    isNewUser,
    ...(await answerToFirstStep(context, outcome)),
  }
}

async function signIn(
  context: IdentityContext,
  tx: Transaction,
  { email, emailKey, link }: { email: string; emailKey: string; link: string },
): Promise<{ outcome: FirstStep<Account>; isNewUser: boolean }> {
  const moment = context.now()
  const known = await findAccountByEmailKey(tx, emailKey)
  // The account first: whatever ends sessions locks in that order.
  const held = known && (await lockAccount(tx, known.uid))
  if (held?.disabled) throw new ProtocolError('USER_DISABLED')
  // With no account to wait at, whoever comes by another link of the address waits here.
  if (!known) await holdMailedSignIns(tx, emailKey)
  const used = await consumeLink(tx, { linkHash: hashSecret(link), emailKey, now: moment })
  if (!used || (known && held?.emailKey !== emailKey)) throw new ProtocolError('INVALID_OOB_CODE')
  await discardMailedSignIns(tx, emailKey, moment)
  const account = held
    ? await confirmed(context, tx, held, moment)
    : await createAccount(context, tx, { email, emailKey, emailVerified: true })
  return { outcome: await completeFirstStep(context, tx, account, byMail), isNewUser: !held }
}

/**
 * Who reads the address owns the account. Where nobody had confirmed it, somebody else may have made the account in
 * advance: whatever could sign in to it goes first.
 */
async function confirmed(context: IdentityContext, tx: Transaction, account: Account, now: Date): Promise<Account> {
  const { uid } = account
  if (account.emailVerified) {
    const { lastSignInAt } = account
    // With a second step to come, nobody has signed in yet.
    const noted = { lastSignInAt: account.secondStep ? lastSignInAt : now }
    return changeAccount(context, tx, uid, noted, 'account.signed_in_by_mail')
  }
  await forgetEarlierOwner(context, tx, account)
  const cleared = { passwordHash: null, passwordChangedAt: null, emailVerified: true, validSince: now }
  return changeAccount(context, tx, uid, { ...cleared, lastSignInAt: now }, 'account.reclaimed_by_mail')
}
