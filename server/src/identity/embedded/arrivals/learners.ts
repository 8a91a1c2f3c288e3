/** Accounts of learners without an address: what signs in to one, `learners/` has decided. */
import type { Transaction } from '#db/database.ts'
import type { LearnerActions } from '#identity/api/actions.ts'
import { asRefusal } from '#identity/api/protocol-refusal.ts'
import { lockAccount } from '#identity/embedded/accounts/queries.ts'
import { createAccount } from '#identity/embedded/accounts/save-account.ts'
import { insertSecret } from '#identity/embedded/codes/queries.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { arrivalTokenSeconds, secondsAfter } from '#identity/embedded/lifetimes.ts'
import { assertAcceptable, assertNotBreached } from '#identity/embedded/passwords/acceptable-password.ts'
import { browserIn } from '#identity/embedded/sessions/browser.ts'
import { endSessionsOf } from '#identity/embedded/sessions/queries-end.ts'
import { isKnownBrowser } from '#identity/embedded/sessions/queries.ts'
import { isAccountLeftOver, leftOverAccounts } from './queries-left-over.ts'
import { assertOwnWay, hasOwner, releaseLearner } from './release-learner.ts'

export function createLearners(context: IdentityContext): LearnerActions {
  const { db, now, passwords, isBreached, productName } = context
  /** An address has its turns among others; nobody is held up by a class that signs in. */
  const inTurn = <T>(address: string, work: () => Promise<T>) =>
    asRefusal({}, () => passwords.admit({ address, account: 'learners' }, work))
  return {
    make: (tx, wanted) => makeAccounts(context, tx, wanted),
    assertPassword: (password, names) =>
      asRefusal({}, async () => {
        assertAcceptable(password, [productName, ...names])
        await assertNotBreached(isBreached, password)
      }),
    hash: (secret, address) => inTurn(address, () => passwords.hash(secret)),
    matches: (secret, hash, address) => inTurn(address, () => passwords.matches(secret, hash)),
    async knownBrowser(uid, cookie) {
      const browser = browserIn(cookie, context.origins)
      return browser !== null && (await isKnownBrowser(db, uid, browser)) ? browser : null
    },
    hold: async (tx, uid) => void (await lockAccount(tx, uid)),
    async issueToken(tx, { uid, organizationId, way }) {
      const token = newSecret()
      const createdAt = now()
      const expiresAt = secondsAfter(createdAt, arrivalTokenSeconds)
      const detail = { organizationId, learnerWay: way }
      await insertSecret(tx, { hash: hashSecret(token), kind: 'arrival_token', uid, detail, createdAt, expiresAt })
      return token
    },
    endSessions: (tx, whose) => endSessionsOf(tx, whose, now()),
    leftOver: (limit) => leftOverAccounts(db, limit),
    isLeftOver: (tx, uid) => isAccountLeftOver(tx, uid),
    isTaken: hasOwner,
    assertOwnWay: (q, email) => assertOwnWay(context, q, email),
    release: (released, steps) => releaseLearner(context, released, steps),
  }
}

async function makeAccounts(
  context: IdentityContext,
  tx: Transaction,
  { organizationId, displayNames }: { organizationId: string; displayNames: readonly string[] },
): Promise<string[]> {
  const uids: string[] = []
  for (const displayName of displayNames) {
    const { uid } = await createAccount(context, tx, { displayName, learnerOf: organizationId })
    uids.push(uid)
  }
  return uids
}
