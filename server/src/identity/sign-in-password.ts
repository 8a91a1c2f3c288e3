/** `accounts:signInWithPassword`. */
import { nameKey } from '@atrium/contract/rules/normalize'
import * as z from 'zod'
import type { Operation } from './context.ts'
import { guess } from './guesses.ts'
import { email, password, read } from './input.ts'
import { ProtocolError } from './protocol-error.ts'
import { passwordProvider } from './providers.ts'
import { findAccountByEmailKey, noteSignInWithPassword } from './queries-accounts.ts'
import { startSession, tokensOf } from './sessions.ts'

const fields = z.object({ email: email(), password })

/**
 * An unknown e-mail and a wrong password are told apart neither by the answer nor by its time
 * (`INVALID_LOGIN_CREDENTIALS`); that an account is disabled, only who has its password learns.
 * Refuses also with `TOO_MANY_ATTEMPTS_TRY_LATER` and, under load, `UNAVAILABLE`.
 */
export const signInWithPassword: Operation = async (context, body, caller) => {
  const input = read(fields, body)
  const { passwords, db } = context
  const emailKey = nameKey(input.email)

  const grant = await passwords.admit(async () => {
    const found = await guess(context, { emailKey, address: caller.address }, async () => {
      const account = await findAccountByEmailKey(db, emailKey)
      const right = await passwords.matches(input.password, account?.passwordHash)
      return right ? account : undefined
    })
    const checkedHash = found?.passwordHash
    if (!found || typeof checkedHash !== 'string') throw new ProtocolError('INVALID_LOGIN_CREDENTIALS')
    if (found.disabled) throw new ProtocolError('USER_DISABLED')

    const passwordHash = await passwords.current(input.password, checkedHash)
    return db.transaction(async (tx) => {
      const changes = { lastSignInAt: context.now(), passwordHash }
      const account = await noteSignInWithPassword(tx, found.uid, checkedHash, changes)
      if (!account) throw new ProtocolError('INVALID_LOGIN_CREDENTIALS')
      if (account.disabled) throw new ProtocolError('USER_DISABLED')
      return startSession(context, tx, account, passwordProvider)
    })
  })

  const { uid, email, displayName } = grant.account
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: uid,
    email,
    ...(displayName === null ? {} : { displayName }),
    ...(await tokensOf(context, grant)),
  }
}
