/** `accounts:delete`: the signed-in account and everything that could sign in to it. */
import * as z from 'zod'
import { assertStillOpen, holdAccount } from '#identity/embedded/accounts/credentials.ts'
import { removeAccount } from '#identity/embedded/accounts/remove-account.ts'
import type { Operation } from '#identity/embedded/context.ts'
import { idToken, read } from '#identity/embedded/protocol/input.ts'
import { assertRecent, signedIn } from '#identity/embedded/sessions/signed-in.ts'

const fields = z.object({ idToken })

/** Refuses with what `signedIn` does and `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`. */
export const deleteAccount: Operation = async (context, body) => {
  const { account, session } = await signedIn(context, read(fields, body).idToken)
  assertRecent(context, session)
  await context.db.transaction(async (tx) => {
    await holdAccount(context, tx, session, { holdsPerson: true })
    await removeAccount(context, tx, account.uid, () => assertStillOpen(context, tx, session))
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
