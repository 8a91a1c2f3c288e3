/** Changes what an account signs in with: every session ends, and the caller's goes on as a new one. */
import type { ActionName } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { holdSignIns } from '#identity/embedded/sessions/queries-hold.ts'
import { findSession } from '#identity/embedded/sessions/queries-find.ts'
import type { Session } from '#identity/embedded/sessions/queries.ts'
import { endEverySession, startSession, type Grant } from '#identity/embedded/sessions/sessions.ts'
import { isOpen, type SignedIn } from '#identity/embedded/sessions/signed-in.ts'
import { lockAccount, type Account } from './queries.ts'
import { changeAccount } from './save-account.ts'
import { tellOfWay } from './tell-of-way.ts'

type CredentialChanges = Partial<
  Pick<
    Account,
    'email' | 'emailKey' | 'emailVerified' | 'passwordHash' | 'passwordChangedAt' | 'displayName' | 'photoUrl'
  >
>

/**
 * Of several changes at once by one session, the first ends it and the others get `TOKEN_EXPIRED`. A password that
 * is set or changed is told by mail.
 * Refuses with what `assertNoOtherEmail` does. Breaks the e-mail's index when it is taken.
 */
export async function changeCredentials(
  context: IdentityContext,
  tx: Transaction,
  session: Session,
  changes: CredentialChanges,
  { action, provider }: { action: ActionName; provider: string },
): Promise<Grant> {
  const holdsPerson = changes.emailKey !== undefined
  const { account: before, session: held } = await assertStillOpen(context, tx, session, { holdsPerson })
  assertNoOtherEmail(before, changes.emailKey)
  const now = context.now()
  await endEverySession(tx, session.uid, now, context)
  const account = await changeAccount(context, tx, session.uid, { ...changes, validSince: now }, action)
  if (account.passwordHash !== before.passwordHash) {
    await tellOfWay(context, tx, account, {
      way: 'password',
      change: before.passwordHash === null ? 'added' : 'changed',
    })
  }
  return startSession(context, tx, account, {
    provider,
    secondStep: held.secondStep,
    origin: { from: 'session', before: held },
  })
}

/**
 * An account's first address may come unconfirmed; for another, a mailed code is the one way
 * (`VERIFY_AND_CHANGE_EMAIL`). Throws `OPERATION_NOT_ALLOWED`.
 */
export function assertNoOtherEmail(account: Account, emailKey: string | null | undefined): void {
  if (account.emailKey === null || emailKey === undefined || emailKey === account.emailKey) return
  // The hosted provider's words, for which clients look.
  throw new ProtocolError('OPERATION_NOT_ALLOWED', { text: 'Please verify the new email before changing email.' })
}

/** Locks the account, and its person where it may get an address. */
export async function holdAccount(
  { hooks }: Pick<IdentityContext, 'hooks'>,
  tx: Transaction,
  { uid }: Pick<Session, 'uid'>,
  { holdsPerson = false } = {},
): Promise<Account> {
  const account = await lockAccount(tx, uid)
  if (!account) throw new ProtocolError('USER_NOT_FOUND')
  if (holdsPerson) await hooks.holdPerson?.(tx, uid)
  return account
}

/**
 * The same, and locks all that it is signed in by. What holds organizations too, by a name for one, does that first: they
 * end sessions themselves (docs/decisions/0102). Answers both as they are by then: what begins by the session goes on from
 * that. Throws `TOKEN_EXPIRED` when the session ended since the request came in.
 */
export async function assertStillOpen(
  context: IdentityContext,
  tx: Transaction,
  { id, uid }: Session,
  more: { holdsPerson?: boolean } = {},
): Promise<SignedIn> {
  const account = await holdAccount(context, tx, { uid }, more)
  await holdSignIns(tx, uid)
  const found = await findSession(tx, id, uid)
  if (!found || !isOpen(context, found.session, account)) throw new ProtocolError('TOKEN_EXPIRED')
  return { account, session: found.session }
}
