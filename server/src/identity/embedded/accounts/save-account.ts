/** Creates and changes accounts: the row, its audit record and whoever has to know, in one transaction. */
import { type ActionName, audit } from '#audit/audit.ts'
import { isUniqueViolation, type Transaction } from '#db/database.ts'
import { newUid } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { emailIndex, insertAccount, lockAccount, updateAccount, type Account } from './queries.ts'

type NewAccount = Partial<Omit<Account, 'uid' | 'createdAt'>>
type Changes = Partial<Omit<Account, 'uid' | 'createdAt'>>

/** The account is there for everyone once the transaction commits. Breaks the e-mail's index when it is taken. */
export async function createAccount(context: IdentityContext, tx: Transaction, fields: NewAccount): Promise<Account> {
  const now = context.now()
  const times = { createdAt: now, lastSignInAt: now, validSince: now }
  const account = await insertAccount(tx, { ...fields, ...times, uid: newUid() })
  await saved(context, tx, account, { action: 'account.created' })
  return account
}

/** Who changes somebody else's account, and why. */
interface By {
  actor: string
  reason: string
}

/** `action` is what the audit record calls it; `by` is somebody else than the person. Breaks the e-mail's index when it is taken. */
export async function changeAccount(
  context: IdentityContext,
  tx: Transaction,
  uid: string,
  changes: Changes,
  action: ActionName,
  by?: By,
): Promise<Account> {
  const ofProfile = changes.displayName !== undefined || changes.photoUrl !== undefined
  const before = ofProfile ? await lockAccount(tx, uid) : undefined
  const account = await updateAccount(tx, uid, changes)
  await saved(context, tx, account, { action, before: before ?? account, by })
  return account
}

const nothing = { displayName: null, photoUrl: null }

async function saved(
  { hooks }: IdentityContext,
  tx: Transaction,
  account: Account,
  {
    action,
    before = nothing,
    by,
  }: { action: ActionName; before?: Pick<Account, 'displayName' | 'photoUrl'>; by?: By | undefined },
): Promise<void> {
  const { uid, email, emailKey, emailVerified, displayName, photoUrl } = account
  const changed = { displayName: displayName !== before.displayName, photoUrl: photoUrl !== before.photoUrl }
  await hooks.onAccountSaved(tx, { uid, email, emailKey, emailVerified, displayName, photoUrl, changed })
  const detail = by === undefined ? {} : { reason: by.reason }
  await audit(tx, { actor: by?.actor ?? uid, action, subject: uid, detail })
}

/** Runs a transaction that may lose the race for an e-mail: the unique index decides, and says `EMAIL_EXISTS`. */
export async function claimingEmail<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, emailIndex)) throw new ProtocolError('EMAIL_EXISTS', { cause: error })
    throw error
  }
}

/**
 * Runs a transaction that makes an account where it finds none with the e-mail: what somebody makes meanwhile is found
 * when it runs once more.
 */
export async function makingOrFinding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, emailIndex)) return claimingEmail(work)
    throw error
  }
}
