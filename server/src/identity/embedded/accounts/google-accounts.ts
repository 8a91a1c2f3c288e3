/** Finds or makes the account of a Google identity: by (issuer, subject); by e-mail only where both sides verified it. */
import { isEmail } from '@atrium/contract/rules/is-email'
import { nameKey } from '@atrium/contract/rules/normalize'
import { isUniqueViolation, type Transaction } from '#db/database.ts'
import type { GoogleIdentity, IdentityContext } from '#identity/embedded/context.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { googleProvider } from '#identity/embedded/protocol/providers.ts'
import { completeFirstStep } from '#identity/embedded/second-step/first-step.ts'
import type { FirstStep } from '#identity/embedded/second-step/outcome.ts'
import { recognitionOf } from '#identity/embedded/sessions/browser.ts'
import { mayTellOfSignInFrom, tellOfSignIns } from '#identity/embedded/sessions/new-browser.ts'
import { forgetEarlierOwner } from './forget-earlier-owner.ts'
import {
  emailIndex,
  findAccount,
  findAccountByEmailKey,
  findIdentity,
  identityIndex,
  insertIdentity,
  listIdentities,
  lockAccount,
  updateIdentity,
  type Account,
} from './queries.ts'
import { changeAccount, createAccount } from './save-account.ts'
import { tellOfWay } from './tell-of-way.ts'

/**
 * An account has the e-mail, and Google has not verified it, or another Google account signs in there: whose it is, and
 * what else signs in to it.
 */
interface ToConfirm {
  needConfirmation: true
  localId: string
  verifiedProvider: string[]
}
export type GoogleOutcome = { outcome: FirstStep<Account>; isNewUser: boolean } | ToConfirm

/** The account that was found is another's by now: it was waited for, while whoever held it changed it. */
class ChangedMeanwhile extends ProtocolError {
  constructor() {
    super('USER_NOT_FOUND')
  }
}

/** Whether the e-mail has a form that an account here may have. */
export function isEmailOfGoogle({ email }: GoogleIdentity): boolean {
  return email === null || isEmail(email)
}

/**
 * Throws `USER_NOT_FOUND` where there is no account and none may be made, and `USER_DISABLED`. `address` is whom to
 * count the mail by that tells of a new browser.
 */
export async function signInWithGoogle(
  context: IdentityContext,
  identity: GoogleIdentity,
  { mayCreate, address }: { mayCreate: boolean; address: string },
): Promise<GoogleOutcome> {
  const tell = await isToBeTold(context, identity, address)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.db.transaction((tx) => signIn(context, tx, identity, { mayCreate, tell }))
    } catch (error) {
      // Two first sign-ins at once: the other one made the account, and now it is found. A sign-up that came between has
      // made another, which both of them adopt.
      const isFoundNow = isUniqueViolation(error, identityIndex) || isUniqueViolation(error, emailIndex)
      if (attempt === MAX_ATTEMPTS || !(isFoundNow || error instanceof ChangedMeanwhile)) throw error
    }
  }
}

const MAX_ATTEMPTS = 4

/** Asked for a sign-in alone that will be: who only says to have an address is no reason to count anything. */
async function isToBeTold(context: IdentityContext, identity: GoogleIdentity, address: string): Promise<boolean> {
  const { db } = context
  const { issuer, subject, email, emailVerified } = identity
  const known = await findIdentity(db, issuer, subject)
  const emailKey = email === null || !emailVerified ? null : nameKey(email)
  const byEmail = () => (emailKey === null ? undefined : findAccountByEmailKey(db, emailKey))
  const account = await (known ? findAccount(db, known.uid) : byEmail())
  // Where a second step is to come, nobody has signed in yet.
  if (!account || account.disabled || account.secondStep) return false
  return mayTellOfSignInFrom(context, account, address)
}

async function signIn(
  context: IdentityContext,
  tx: Transaction,
  identity: GoogleIdentity,
  { mayCreate, tell }: { mayCreate: boolean; tell: boolean },
): Promise<GoogleOutcome> {
  const known = await findIdentity(tx, identity.issuer, identity.subject)
  if (known) {
    const account = await lockAccount(tx, known.uid)
    // Whoever took the account back, or took this way off it, may be whom the lock was waited for.
    if (!account || !(await updateIdentity(tx, known, identity))) throw new ChangedMeanwhile()
    return start(context, tx, account, { isNewUser: false, tell })
  }
  const emailKey = identity.email === null ? null : nameKey(identity.email)
  const owner = emailKey === null ? undefined : await findAccountByEmailKey(tx, emailKey)
  // By this code the SDK tells who confirms who they are that it is somebody else (`user-mismatch`); by the other one
  // it would sign them out.
  if (!mayCreate) throw new ProtocolError('EMAIL_NOT_FOUND')
  if (!owner) {
    const account = await create(context, tx, identity, emailKey)
    return start(context, tx, account, { isNewUser: true, tell: false })
  }
  if (!identity.emailVerified) return toConfirm(owner.uid, await listIdentities(tx, owner.uid))
  const adopted = await adopt(context, tx, identity, owner)
  return 'needConfirmation' in adopted ? adopted : start(context, tx, adopted, { isNewUser: false, tell })
}

function toConfirm(localId: string, linked: readonly unknown[]): ToConfirm {
  return { needConfirmation: true, localId, verifiedProvider: linked.length === 0 ? [] : [googleProvider] }
}

async function create(
  context: IdentityContext,
  tx: Transaction,
  identity: GoogleIdentity,
  emailKey: string | null,
): Promise<Account> {
  const { email, emailVerified, displayName, photoUrl } = identity
  const account = await createAccount(context, tx, { email, emailKey, emailVerified, displayName, photoUrl })
  await link(context, tx, account.uid, identity)
  return account
}

/**
 * Links to the account that has the e-mail. Where that account never verified it, somebody else may
 * have made it in advance, so whatever could sign in to it goes first. Where it did, and another Google account signs in
 * to it, that one stays: its person chose it, and takes it off themselves.
 */
async function adopt(
  context: IdentityContext,
  tx: Transaction,
  identity: GoogleIdentity,
  { uid, emailKey }: Pick<Account, 'uid' | 'emailKey'>,
): Promise<Account | ToConfirm> {
  const account = await lockAccount(tx, uid)
  // It may have left this address while it was waited for, which then proves nothing of whose it is.
  if (account?.emailKey !== emailKey) throw new ChangedMeanwhile()
  if (account.disabled) throw new ProtocolError('USER_DISABLED')
  const profile = {
    displayName: account.displayName ?? identity.displayName,
    photoUrl: account.photoUrl ?? identity.photoUrl,
  }
  if (account.emailVerified) {
    const linked = (await listIdentities(tx, uid)).filter(({ issuer }) => issuer === identity.issuer)
    // The same sign-in came twice, and this one waited for the other.
    if (linked.some(({ subject }) => subject === identity.subject)) throw new ChangedMeanwhile()
    if (linked.length > 0) return toConfirm(uid, linked)
    await link(context, tx, uid, identity)
    await tellOfWay(context, tx, account, { way: 'google', change: 'added' })
    return changeAccount(context, tx, uid, profile, 'account.google_linked')
  }
  await forgetEarlierOwner(context, tx, account)
  await link(context, tx, uid, identity)
  const cleared = { passwordHash: null, passwordChangedAt: null, emailVerified: true, validSince: context.now() }
  const { displayName, photoUrl } = identity
  return changeAccount(context, tx, uid, { ...cleared, displayName, photoUrl }, 'account.reclaimed_by_google')
}

export async function link(
  { now }: IdentityContext,
  tx: Transaction,
  uid: string,
  identity: GoogleIdentity,
): Promise<void> {
  const { issuer, subject, email, displayName, photoUrl } = identity
  await insertIdentity(tx, { issuer, subject, uid, email, displayName, photoUrl, createdAt: now() })
}

async function start(
  context: IdentityContext,
  tx: Transaction,
  account: Account,
  { isNewUser, tell }: { isNewUser: boolean; tell: boolean },
): Promise<GoogleOutcome> {
  if (account.disabled) throw new ProtocolError('USER_DISABLED')
  const outcome = await completeFirstStep(context, tx, account, { provider: googleProvider, way: 'google' })
  if (tell && 'session' in outcome) {
    const signedIn = { account: outcome.account, sessionId: outcome.session.id, way: 'google' } as const
    await tellOfSignIns(context, tx, context.now(), [{ ...signedIn, recognition: recognitionOf(context.browser) }])
  }
  return { outcome, isNewUser }
}
