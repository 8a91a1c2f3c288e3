/** Accounts of people who arrive from an organization's own sign-in: who it is, `single-sign-on/arrivals/` has decided. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { isUniqueViolation } from '#db/database.ts'
import type { ArrivalActions } from '#identity/api/actions.ts'
import { forgetEarlierOwner } from '#identity/embedded/accounts/forget-earlier-owner.ts'
import { emailIndex, findAccountByEmailKey, lockAccount } from '#identity/embedded/accounts/queries.ts'
import { changeAccount, createAccount } from '#identity/embedded/accounts/save-account.ts'
import { insertSecret } from '#identity/embedded/codes/queries.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { arrivalTokenSeconds, secondsAfter } from '#identity/embedded/lifetimes.ts'
import { endSessionsBy } from '#identity/embedded/sessions/queries-end.ts'
import { begunBy } from '#identity/embedded/sessions/queries.ts'

export function createArrivals(context: IdentityContext): ArrivalActions {
  const { now } = context
  return {
    endSessionsBy: (tx, ...connectionIds) => endSessionsBy(tx, connectionIds, now()),
    arrivedBy: begunBy,
    async hold(tx, whose) {
      if ('uid' in whose) return lockAccount(tx, whose.uid)
      const emailKey = nameKey(whose.email)
      const found = await findAccountByEmailKey(tx, emailKey)
      const held = found && (await lockAccount(tx, found.uid))
      // Its address was changed before it was held: then it is nobody's.
      return held?.emailKey === emailKey ? held : undefined
    },
    async make(tx, { email, displayName }) {
      const fields = { email, emailKey: nameKey(email), emailVerified: true, displayName }
      return (await createAccount(context, tx, fields)).uid
    },
    /** As a mailed sign-in does, whose reader owns the address as well. */
    async reclaim(tx, uid) {
      const account = await lockAccount(tx, uid)
      if (!account) throw new Error('the account is not held')
      await forgetEarlierOwner(context, tx, account)
      const cleared = { passwordHash: null, passwordChangedAt: null, emailVerified: true, validSince: now() }
      await changeAccount(context, tx, uid, cleared, 'account.reclaimed_by_organization')
    },
    async issueToken(tx, { uid, ...detail }) {
      const token = newSecret()
      const createdAt = now()
      const expiresAt = secondsAfter(createdAt, arrivalTokenSeconds)
      await insertSecret(tx, { hash: hashSecret(token), kind: 'arrival_token', uid, detail, createdAt, expiresAt })
      return token
    },
    isRace: (error) => isUniqueViolation(error, emailIndex) || isUniqueViolation(error, 'sso_subjects_account'),
  }
}
