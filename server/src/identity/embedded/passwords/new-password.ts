/** Hashes a password that an account is to have from now on. */
import type { IdentityContext } from '#identity/embedded/context.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { givingBack } from '#limits/count-attempt.ts'
import type { Attempt } from '#limits/limiter.ts'
import { assertNotBreached } from './acceptable-password.ts'
import type { Passwords } from './passwords.ts'
import { countAttempts } from './with-attempt-limit.ts'

/** An account needs one at a time; the second is for a form that was sent twice. */
const AT_ONCE = 2

export interface PasswordOwner {
  uid: string
  /** Who asks: the key that limits count by. */
  address: string
  /** A mailed code proves the owner, or the ID token of a session. */
  by?: 'code' | 'session'
  /** What the mail about it is counted by. */
  told?: readonly Attempt[]
}

/**
 * In: an acceptable password; out: its hash. Counted for the account before anything is computed, whatever comes of
 * it. Refuses with `TOO_MANY_ATTEMPTS_TRY_LATER`, also while the account has others under way, `UNAVAILABLE`, and
 * `WEAK_PASSWORD` for one that is known from a breach.
 */
export async function hashNewPassword(
  context: IdentityContext,
  { uid, address, by = 'session', told = [] }: PasswordOwner,
  password: string,
): Promise<string> {
  const { passwords, limiter } = context
  const hashing = async () => {
    await countAttempts(context, { limit: 'passwordChange', subject: `${by}:${uid}` }, ...told)
    // Whoever chooses another one then is not kept from it by mails that nobody was sent.
    return givingBack(limiter, told, () => hashUnlessBreached(context, password))
  }
  return passwords.admit({ address, account: `account:${uid}` }, hashing, AT_ONCE)
}

/** The hash of a new password, once its attempt is counted. Refuses with `WEAK_PASSWORD` for one that is known from a breach. */
export async function hashUnlessBreached(
  { passwords, isBreached }: Pick<IdentityContext, 'passwords' | 'isBreached'>,
  password: string,
): Promise<string> {
  await assertNotBreached(isBreached, password)
  return passwords.hash(password)
}

/** So many wait for others of their own account; who comes on top of them is no form that was sent twice. */
const WAITING = 250
const lines = new WeakMap<Passwords, Map<string, { last: Promise<unknown>; count: number }>>()

/**
 * Runs what sets an account's password once all before it are done: whoever comes late, with a code that is used by
 * then or a session that has ended, learns so from `work`, and nothing is hashed for them. Refuses with `TOO_MANY_ATTEMPTS_TRY_LATER`.
 */
export async function afterOthersOf<T>(passwords: Passwords, uid: string, work: () => Promise<T>): Promise<T> {
  const all = lines.get(passwords) ?? new Map<string, { last: Promise<unknown>; count: number }>()
  lines.set(passwords, all)
  const line = all.get(uid) ?? { last: Promise.resolve(), count: 0 }
  if (line.count >= WAITING) throw new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER', { retryAfterSeconds: 1 })
  const mine = line.last.then(work)
  line.last = mine.catch(() => {})
  line.count += 1
  all.set(uid, line)
  try {
    return await mine
  } finally {
    line.count -= 1
    if (line.count === 0) all.delete(uid)
  }
}
