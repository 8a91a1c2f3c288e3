/** `accounts:delete`: the signed-in account and everything that could sign in to it. */
import * as z from 'zod'
import { audit } from '#audit/audit.ts'
import type { Operation } from './context.ts'
import { assertStillOpen } from './credentials.ts'
import { idToken, read } from './input.ts'
import { deleteAccountRow } from './queries-accounts.ts'
import { endSessions } from './queries-sessions.ts'
import { assertRecent, signedIn } from './signed-in.ts'

const fields = z.object({ idToken })

/** Refuses with what `signedIn` does and `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`. */
export const deleteAccount: Operation = async (context, body) => {
  const { account, session } = await signedIn(context, read(fields, body).idToken)
  assertRecent(context, session)
  const { db, hooks, now } = context
  await db.transaction(async (tx) => {
    await assertStillOpen(context, tx, session)
    await hooks.onAccountDeleted?.(tx, account.uid)
    // Sessions outlive the account for a while, so that its other devices are told what happened.
    await endSessions(tx, account.uid, now())
    await deleteAccountRow(tx, account.uid)
    await audit(tx, { actor: account.uid, action: 'account.deleted', subject: account.uid })
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
