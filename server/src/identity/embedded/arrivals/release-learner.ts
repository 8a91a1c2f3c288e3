/** The account of a learner without an address becomes its person's own: an address, a password, and no organization. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Queryable, Transaction } from '#db/database.ts'
import type { ReleasedLearner, ReleaseSteps } from '#identity/api/actions.ts'
import { asRefusal } from '#identity/api/protocol-refusal.ts'
import { forgetEarlierOwner } from '#identity/embedded/accounts/forget-earlier-owner.ts'
import { type Account, findAccountByEmailKey, lockAccounts } from '#identity/embedded/accounts/queries.ts'
import { changeAccount, claimingEmail } from '#identity/embedded/accounts/save-account.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { assertAcceptableFor } from '#identity/embedded/passwords/acceptable-password.ts'
import { afterOthersOf, hashNewPassword } from '#identity/embedded/passwords/new-password.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { assertOwnWayAllowed } from '#identity/embedded/sessions/only-way.ts'
import { endEverySession } from '#identity/embedded/sessions/sessions.ts'

/** What is thrown here by the protocol's names, as the API calls it. */
const refusals = {
  EMAIL_EXISTS: 'email_taken',
  OPERATION_NOT_ALLOWED: 'address_sso_only',
  USER_DISABLED: 'account_disabled',
} as const

export function releaseLearner(
  context: IdentityContext,
  { uid, email, password, names, address }: ReleasedLearner,
  { assertStill, use, tell }: ReleaseSteps,
): Promise<void> {
  const { db, now, passwords } = context
  const emailKey = nameKey(email)
  return asRefusal(refusals, async () => {
    await assertAcceptableFor(context, db, password, { uid, names: [email, ...names] })
    await afterOthersOf(passwords, uid, async () => {
      await assertStill()
      const passwordHash = await hashNewPassword(context, { uid, address, by: 'code' }, password)
      await claimingEmail(() =>
        db.transaction(async (tx) => {
          const { account, inAdvance } = await holdBoth(context, tx, { uid, emailKey })
          await use(tx)
          if (!account) throw new Error('the account of a learner is gone, and the learner is not')
          if (account.disabled) throw new ProtocolError('USER_DISABLED')
          await assertOwnWayAllowed(context, tx, { uid: null, emailKey })
          if (inAdvance) await freeAddress(context, tx, inAdvance)
          const moment = now()
          // A card that is being shown right now had the account before, and its session is found, or comes after this.
          await endEverySession(tx, uid, moment)
          const own = { email, emailKey, emailVerified: true, learnerOf: null }
          const changes = { ...own, passwordHash, passwordChangedAt: moment, validSince: moment }
          await changeAccount(context, tx, uid, changes, 'account.taken_along')
          await tell(tx)
        }),
      )
    })
  })
}

/**
 * Both accounts and then both people, in the order of their keys: the learner's, and one that has the address without
 * having confirmed it. Refuses with `EMAIL_EXISTS` where it is somebody's by now.
 */
async function holdBoth(
  { hooks }: IdentityContext,
  tx: Transaction,
  { uid, emailKey }: { uid: string; emailKey: string },
): Promise<{ account: Account | undefined; inAdvance: Account | undefined }> {
  const found = await findAccountByEmailKey(tx, emailKey)
  const held = await lockAccounts(tx, found ? [uid, found.uid] : [uid])
  for (const one of held) await hooks.holdPerson?.(tx, one.uid)
  const inAdvance = held.find((one) => one.emailKey === emailKey)
  if (inAdvance && isSomebodys(inAdvance)) throw new ProtocolError('EMAIL_EXISTS')
  return { account: held.find((one) => one.uid === uid), inAdvance }
}

/** Whoever never confirmed it may have made the account for a stranger's. One that is disabled keeps its address, whoever comes. */
function isSomebodys({ emailVerified, disabled }: Account): boolean {
  return emailVerified || disabled
}

/** Whether the address cannot be had, also by whoever reads it. */
export async function hasOwner(q: Queryable, email: string): Promise<boolean> {
  const account = await findAccountByEmailKey(q, nameKey(email))
  return account !== undefined && isSomebodys(account)
}

/** As a mailed sign-in does with what was made in advance; but whoever reads the address has another account for it. */
async function freeAddress(context: IdentityContext, tx: Transaction, { uid }: Account): Promise<void> {
  await forgetEarlierOwner(context, tx, { uid, email: null })
  const without = { email: null, emailKey: null, passwordHash: null, passwordChangedAt: null }
  await changeAccount(context, tx, uid, { ...without, validSince: context.now() }, 'account.address_freed')
}

/** Refuses with `address_sso_only`. */
export function assertOwnWay(context: IdentityContext, q: Queryable, email: string): Promise<void> {
  return asRefusal(refusals, () => assertOwnWayAllowed(context, q, { uid: null, emailKey: nameKey(email) }))
}
