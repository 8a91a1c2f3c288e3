/** `accounts:delete`: the signed-in account and everything that could sign in to it. Its person is told by mail. */
import * as z from 'zod'
import { assertStillOpen, holdAccount } from '#identity/embedded/accounts/credentials.ts'
import { removeAccount } from '#identity/embedded/accounts/remove-account.ts'
import type { Operation } from '#identity/embedded/context.ts'
import { countAttempts } from '#identity/embedded/passwords/with-attempt-limit.ts'
import { idToken, read } from '#identity/embedded/protocol/input.ts'
import { assertRecent, signedIn } from '#identity/embedded/sessions/signed-in.ts'
import { givingBack } from '#limits/count-attempt.ts'
import { ownNoticeAttempts } from '#limits/mails.ts'

const fields = z.object({ idToken })

/** Refuses with what `signedIn` does, `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` and, of an address that is not confirmed, `TOO_MANY_ATTEMPTS_TRY_LATER`. */
export const deleteAccount: Operation = async (context, body) => {
  const { account, session } = await signedIn(context, read(fields, body).idToken)
  assertRecent(context, session)
  const mails = ownNoticeAttempts(account)
  await countAttempts(context, ...mails)
  const removing = () =>
    context.db.transaction(async (tx) => {
      const { email } = await holdAccount(context, tx, session, { holdsPerson: true })
      // Behind it nobody knows any more in which language they are written to.
      if (email !== null) await context.hooks.onOwnDeletion?.(tx, { email })
      await removeAccount(context, tx, account.uid, () => assertStillOpen(context, tx, session))
    })
  await givingBack(context.limiter, mails, removing)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
