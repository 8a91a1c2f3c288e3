/** `accounts:delete`: the signed-in account and everything that could sign in to it. */
import * as z from 'zod'
import { audit } from '#audit/audit.ts'
import { assertStillOpen } from '#identity/embedded/accounts/credentials.ts'
import { deleteAccountRow } from '#identity/embedded/accounts/queries.ts'
import type { Operation } from '#identity/embedded/context.ts'
import { idToken, read } from '#identity/embedded/protocol/input.ts'
import { endSessions } from '#identity/embedded/sessions/queries.ts'
import { assertRecent, signedIn } from '#identity/embedded/sessions/signed-in.ts'

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
