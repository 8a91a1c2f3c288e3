/** Action codes: what is mailed to prove that someone reads an address. Only hashes are kept. */
import type { Transaction } from '#db/database.ts'
import { databaseTime } from '#db/reads/database-time.ts'
import { findAnyAccount, lockAccount, type Account } from '#identity/embedded/accounts/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { actionCodeSeconds, secondsAfter } from '#identity/embedded/lifetimes.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import {
  consumeSecret,
  discardOtherChanges,
  findSecret,
  insertSecret,
  type ActionCodeKind,
  type OneTimeSecret,
} from './queries.ts'
import { hashSecret, hasRunOut, newLinkCode } from './secrets.ts'

/** The protocol's name of each kind. */
const requestTypes = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
} as const satisfies Record<ActionCodeKind, string>

export interface ActionCode {
  kind: ActionCodeKind
  requestType: (typeof requestTypes)[ActionCodeKind]
  uid: string
  /** The account's address when the code was made; a code is void once that changed, but for one that takes it back. */
  emailKey: string
  email: string
  /** The address that it is changed to, or, where the code takes the old one back, was. */
  newEmail: string | undefined
  createdAt: Date
  /**
   * When the account left the address, by whichever clock was behind, this server's or the database's: some of what was
   * given since bears the time of the one, some of the other. As `createdAt` for every other kind.
   */
  leftAt: Date
}

interface Wanted {
  uid: string
  kind: Exclude<ActionCodeKind, 'recoverEmail'>
  newEmail?: string
  continueUrl: string | null
  /** The session that asked, where the code ends with it. */
  sessionId?: string | undefined
}

/**
 * Makes a code and has it mailed, in the caller's transaction. Earlier ones stay good: mails overtake
 * each other. But those to another new address are void: its person is told of one that waits, and whoever had the
 * account for a moment would hide theirs behind it. Throws `USER_NOT_FOUND`, `MISSING_EMAIL`, `OPERATION_NOT_ALLOWED`.
 */
export async function issueActionCode(context: IdentityContext, tx: Transaction, wanted: Wanted): Promise<void> {
  const account = await lockAccount(tx, wanted.uid)
  if (!account) throw new ProtocolError('USER_NOT_FOUND')
  const { uid, newEmail } = wanted
  if (newEmail !== undefined) await discardOtherChanges(tx, uid, newEmail, context.now())
  await writeActionCode(context, tx, account, wanted)
}

/** Takes back what was only rehearsed. */
class Rehearsed extends Error {}

/**
 * Resets the password of whoever has the address, by mail. Where nobody has it, or the account is disabled,
 * a code is made and mailed all the same, for any account there is, and taken back before anybody can see
 * it: the same statements and the same commit, so that the time of the answer tells nothing.
 * Throws `OPERATION_NOT_ALLOWED`.
 */
export async function issueResetCode(
  context: IdentityContext,
  account: Account | undefined,
  { email, emailKey, continueUrl }: { email: string; emailKey: string; continueUrl: string | null },
): Promise<void> {
  const kind = 'resetPassword'
  const known = account !== undefined && !account.disabled
  await context.db.transaction(async (tx) => {
    const held = known ? await lockAccount(tx, account.uid) : await findAnyAccount(tx)
    const real = known && held?.emailKey === emailKey
    // Only where there is not a single account.
    if (!held) return
    const written = real ? held : { ...held, email, emailKey, emailVerified: false }
    const write = tx.transaction(async (inner) => {
      await writeActionCode(context, inner, written, { uid: held.uid, kind, continueUrl, rehearsal: !real })
      if (!real) throw new Rehearsed()
    })
    await write.catch((error: unknown) => {
      if (!(error instanceof Rehearsed)) throw error
    })
  })
}

async function writeActionCode(
  { now, hooks }: IdentityContext,
  tx: Transaction,
  account: Account,
  { uid, kind, newEmail, continueUrl, sessionId, rehearsal = false }: Wanted & { rehearsal?: boolean },
): Promise<void> {
  const { email, emailKey, emailVerified } = account
  if (email === null || emailKey === null) throw new ProtocolError('MISSING_EMAIL')
  if (!hooks.onActionCode) throw new ProtocolError('OPERATION_NOT_ALLOWED')
  const code = await keepCode(tx, now(), { uid, kind, email, emailKey, newEmail, sessionId })
  const displayName = emailVerified && newEmail === undefined ? account.displayName : null
  const goodForSeconds = actionCodeSeconds[kind]
  const mail = { kind, email: newEmail ?? email, uid, code, displayName, goodForSeconds, continueUrl }
  await hooks.onActionCode(tx, rehearsal ? { ...mail, rehearsal } : mail)
}

/**
 * Makes the code that takes an address back, and has it mailed there, in the transaction that gives the account
 * another, as of `createdAt`. `account` is as it was before. The mail greets nobody by the account's name: whoever changed the address
 * may have chosen that too.
 */
export async function issueRecovery(
  { hooks }: IdentityContext,
  tx: Transaction,
  { uid, email, emailKey }: Account,
  { changedTo, createdAt }: { changedTo: string; createdAt: Date },
): Promise<void> {
  if (email === null || emailKey === null || !hooks.onActionCode) return
  const kind = 'recoverEmail'
  const left = { leftAt: (await databaseTime(tx)).toISOString() }
  const code = await keepCode(tx, createdAt, { uid, kind, email, emailKey, newEmail: changedTo, ...left })
  const told = { displayName: null, goodForSeconds: actionCodeSeconds[kind], continueUrl: null }
  await hooks.onActionCode(tx, { kind, email, changedTo, uid, code, ...told })
}

/** Answers with the code itself; the database has its hash. */
async function keepCode(
  tx: Transaction,
  createdAt: Date,
  {
    uid,
    kind,
    newEmail,
    sessionId,
    ...address
  }: Pick<ActionCode, 'uid' | 'kind' | 'email' | 'emailKey' | 'newEmail'> &
    Pick<Wanted, 'sessionId'> & { leftAt?: string },
): Promise<string> {
  const expiresAt = secondsAfter(createdAt, actionCodeSeconds[kind])
  const code = newLinkCode(expiresAt)
  const detail: Record<string, string> = { ...address, ...(newEmail === undefined ? {} : { newEmail }) }
  await insertSecret(tx, { hash: hashSecret(code), kind, uid, detail, sessionId, createdAt, expiresAt })
  return code
}

/** Reads a code without consuming it. Throws `INVALID_OOB_CODE` or `EXPIRED_OOB_CODE`. */
export async function checkActionCode({ db, now }: IdentityContext, code: string): Promise<ActionCode> {
  const secret = await findSecret(db, hashSecret(code))
  if (!secret && hasRunOut(code, now())) throw new ProtocolError('EXPIRED_OOB_CODE')
  const found = secret && actionCodeOf(secret)
  if (!secret || !found || secret.consumedAt !== null) throw new ProtocolError('INVALID_OOB_CODE')
  if (secret.expiresAt <= now()) throw new ProtocolError('EXPIRED_OOB_CODE')
  return found
}

/** Consumes a code that was checked: of any number at once, one. The others get `INVALID_OOB_CODE`. */
export async function useActionCode(
  { now }: IdentityContext,
  tx: Transaction,
  code: string,
  kind: ActionCodeKind,
): Promise<ActionCode> {
  const secret = await consumeSecret(tx, hashSecret(code), kind, now())
  const used = secret && actionCodeOf(secret)
  if (!used) throw new ProtocolError('INVALID_OOB_CODE')
  return used
}

function actionCodeOf({ kind, uid, detail, createdAt }: OneTimeSecret): ActionCode | undefined {
  const { email, emailKey, newEmail } = detail
  const left = new Date(detail['leftAt'] ?? createdAt)
  const leftAt = left < createdAt ? left : createdAt
  if (!isActionCodeKind(kind) || email === undefined || emailKey === undefined) return undefined
  return { kind, requestType: requestTypes[kind], uid, email, emailKey, newEmail, createdAt, leftAt }
}

function isActionCodeKind(kind: string): kind is ActionCodeKind {
  return Object.hasOwn(requestTypes, kind)
}
