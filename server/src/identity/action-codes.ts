/** Action codes: what is mailed to prove that someone reads an address. Only hashes are kept. */
import type { Transaction } from '#db/database.ts'
import type { IdentityContext } from './context.ts'
import { actionCodeSeconds, secondsAfter } from './lifetimes.ts'
import { ProtocolError } from './protocol-error.ts'
import { lockAccount } from './queries-accounts.ts'
import {
  consumeSecret,
  findSecret,
  insertSecret,
  type ActionCodeKind,
  type OneTimeSecret,
  type SecretKind,
} from './queries-secrets.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** The protocol's name of each kind. */
const requestTypes = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
} as const satisfies Record<ActionCodeKind, string>

export interface ActionCode {
  kind: ActionCodeKind
  requestType: (typeof requestTypes)[ActionCodeKind]
  uid: string
  /** The account's address when the code was made; a code is void once that changed. */
  emailKey: string
  email: string
  newEmail: string | undefined
}

interface Wanted {
  uid: string
  kind: ActionCodeKind
  newEmail?: string
  continueUrl: string | null
}

/**
 * Makes a code and has it mailed, in the caller's transaction. Earlier ones stay good: mails overtake
 * each other. Throws `USER_NOT_FOUND`, `MISSING_EMAIL`, `OPERATION_NOT_ALLOWED`.
 */
export async function issueActionCode(
  { now, hooks }: IdentityContext,
  tx: Transaction,
  { uid, kind, newEmail, continueUrl }: Wanted,
): Promise<void> {
  const account = await lockAccount(tx, uid)
  if (!account) throw new ProtocolError('USER_NOT_FOUND')
  const { email, emailKey, emailVerified } = account
  if (email === null || emailKey === null) throw new ProtocolError('MISSING_EMAIL')
  if (!hooks.onActionCode) throw new ProtocolError('OPERATION_NOT_ALLOWED')
  const code = newSecret()
  const createdAt = now()
  const detail: Record<string, string> = { email, emailKey, ...(newEmail === undefined ? {} : { newEmail }) }
  const goodForSeconds = actionCodeSeconds[kind]
  const expiresAt = secondsAfter(createdAt, goodForSeconds)
  await insertSecret(tx, { hash: hashSecret(code), kind, uid, detail, createdAt, expiresAt })
  const displayName = emailVerified && newEmail === undefined ? account.displayName : null
  await hooks.onActionCode(tx, { kind, email: newEmail ?? email, uid, code, displayName, goodForSeconds, continueUrl })
}

/** Reads a code without consuming it. Throws `INVALID_OOB_CODE` or `EXPIRED_OOB_CODE`. */
export async function checkActionCode({ db, now }: IdentityContext, code: string): Promise<ActionCode> {
  const secret = await findSecret(db, hashSecret(code))
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

function actionCodeOf({ kind, uid, detail }: OneTimeSecret): ActionCode | undefined {
  const { email, emailKey, newEmail } = detail
  if (!isActionCodeKind(kind) || email === undefined || emailKey === undefined) return undefined
  return { kind, requestType: requestTypes[kind], uid, email, emailKey, newEmail }
}

function isActionCodeKind(kind: string): kind is Exclude<SecretKind, 'custom_token'> {
  return Object.hasOwn(requestTypes, kind)
}
