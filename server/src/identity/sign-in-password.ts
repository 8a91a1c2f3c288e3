/** `accounts:signInWithPassword`. */
import { randomUUID } from 'node:crypto'
import { nameKey } from '@atrium/contract/rules/normalize'
import * as z from 'zod'
import type { IdentityContext, Operation } from './context.ts'
import { guess } from './guesses.ts'
import { email, password, read } from './input.ts'
import { ProtocolError } from './protocol-error.ts'
import { passwordProvider } from './providers.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { tokensOf, type Grant } from './sessions.ts'

const fields = z.object({ email: email(), password })

/**
 * An unknown e-mail and a wrong password are told apart neither by the answer nor by its time
 * (`INVALID_LOGIN_CREDENTIALS`); that an account is disabled, only who has its password learns.
 * Refuses also with `TOO_MANY_ATTEMPTS_TRY_LATER` and, under load, `UNAVAILABLE`.
 */
export const signInWithPassword: Operation = async (context, body, caller) => {
  const input = read(fields, body)
  const { passwords, statements } = context
  const emailKey = nameKey(input.email)

  const grant = await passwords.admit(async () => {
    const found = await guess(context, { emailKey, address: caller.address }, async () => {
      const [account] = await statements.accountByEmailKey.execute({ emailKey })
      const right = await passwords.matches(input.password, account?.passwordHash)
      return right ? account : undefined
    })
    const checkedHash = found?.passwordHash
    if (!found || typeof checkedHash !== 'string') throw new ProtocolError('INVALID_LOGIN_CREDENTIALS')
    if (found.disabled) throw new ProtocolError('USER_DISABLED')

    const passwordHash = await passwords.current(input.password, checkedHash)
    return start(context, found.uid, { checkedHash, passwordHash })
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

/** In one statement; see `queries-prepared.ts`. */
async function start(
  { statements, now }: IdentityContext,
  uid: string,
  hashes: { checkedHash: string; passwordHash: string },
): Promise<Grant> {
  const refreshToken = newSecret()
  const session = { sessionId: randomUUID(), provider: passwordProvider, refreshHash: hashSecret(refreshToken) }
  const rows = await statements.signIn.execute({ uid, ...hashes, ...session, now: now() })
  const [first] = rows
  // Changed or disabled while its password was being checked.
  if (!first) throw new ProtocolError('INVALID_LOGIN_CREDENTIALS')
  const identities = rows.flatMap(({ account_identities }) => account_identities ?? [])
  return { account: first.signed, session: first.started, identities, refreshToken }
}
