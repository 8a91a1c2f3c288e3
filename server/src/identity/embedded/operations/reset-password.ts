/** `accounts:resetPassword`: tells what a mailed code is for, and sets a new password by one that is for that. */
import * as z from 'zod'
import { forgetEarlierOwner } from '#identity/embedded/accounts/forget-earlier-owner.ts'
import { changeAccount } from '#identity/embedded/accounts/save-account.ts'
import { checkActionCode, useActionCode, type ActionCode } from '#identity/embedded/codes/action-codes.ts'
import { mailedTo } from '#identity/embedded/codes/mailed-sign-ins.ts'
import type { IdentityContext, Operation } from '#identity/embedded/context.ts'
import { assertAcceptableFor } from '#identity/embedded/passwords/acceptable-password.ts'
import { afterOthersOf, hashNewPassword } from '#identity/embedded/passwords/new-password.ts'
import { orAbsent, password, read, text } from '#identity/embedded/protocol/input.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { endEverySession } from '#identity/embedded/sessions/sessions.ts'
import { ownerOf } from './apply-action-code.ts'

const fields = z.object({ oobCode: text('MISSING_OOB_CODE', 'INVALID_OOB_CODE'), newPassword: orAbsent(password) })

const kind = 'identitytoolkit#ResetPasswordResponse'

/** Checking consumes nothing. Refuses with `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`, `WEAK_PASSWORD`, `USER_DISABLED`, and as `hashNewPassword` does. */
export const resetPassword: Operation = async (context, body, { address }) => {
  const { oobCode, newPassword } = read(fields, body)
  const mailed = newPassword === undefined ? await mailedTo(context, oobCode) : undefined
  if (mailed !== undefined) return { kind, requestType: 'EMAIL_SIGNIN', email: mailed }
  const code = await checkActionCode(context, oobCode)
  if (newPassword !== undefined) {
    const wanted = { code, oobCode, address, newPassword }
    await afterOthersOf(context.passwords, code.uid, () => setPassword(context, wanted))
  }
  const { requestType, email, newEmail } = code
  return { kind, requestType, email, ...(newEmail === undefined ? {} : { newEmail }) }
}

/** Ends every session. Who reads the address owns the account: what an earlier owner linked without that goes. */
async function setPassword(
  context: IdentityContext,
  { code, oobCode, address, newPassword }: { code: ActionCode; oobCode: string; address: string; newPassword: string },
): Promise<void> {
  if (code.kind !== 'resetPassword') throw new ProtocolError('INVALID_OOB_CODE')
  await assertAcceptableFor(context, context.db, newPassword, { uid: code.uid, names: [code.email] })
  const { db, now } = context
  // It may have been used while this waited for others of its account.
  await checkActionCode(context, oobCode)
  // Counted apart from changes by whoever is signed in: nobody who uses those up keeps the owner from a reset.
  const passwordHash = await hashNewPassword(context, { uid: code.uid, address, by: 'code' }, newPassword)
  await db.transaction(async (tx) => {
    const account = await ownerOf(tx, code)
    await useActionCode(context, tx, oobCode, 'resetPassword')
    const moment = now()
    if (account.emailVerified) await endEverySession(tx, account.uid, moment, context)
    else await forgetEarlierOwner(context, tx, account)
    const changes = { passwordHash, passwordChangedAt: moment, emailVerified: true, validSince: moment }
    await changeAccount(context, tx, account.uid, changes, 'account.password_reset')
    await context.hooks.onPasswordReset?.(tx, { uid: account.uid, email: code.email })
  })
}
