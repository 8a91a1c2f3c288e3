/** `accounts:signUp`: a new account with e-mail and password, or a password for the signed-in one. */
import { nameKey } from '@atrium/contract/rules/normalize'
import * as z from 'zod'
import { linkPassword } from '#identity/embedded/accounts/link-password.ts'
import { findAccountByEmailKey } from '#identity/embedded/accounts/queries.ts'
import { claimingEmail, createAccount } from '#identity/embedded/accounts/save-account.ts'
import type { Caller, IdentityContext, Operation } from '#identity/embedded/context.ts'
import { assertAcceptableFor } from '#identity/embedded/passwords/acceptable-password.ts'
import { hashUnlessBreached } from '#identity/embedded/passwords/new-password.ts'
import { countAttempts } from '#identity/embedded/passwords/with-attempt-limit.ts'
import { email, idToken, orAbsent, password, read, refuseSelfSet } from '#identity/embedded/protocol/input.ts'
import { displayName } from '#identity/embedded/protocol/profile-fields.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { passwordProvider } from '#identity/embedded/protocol/providers.ts'
import { assertOwnWayAllowed } from '#identity/embedded/sessions/only-way.ts'
import { startSession, tokensOf, type Grant } from '#identity/embedded/sessions/sessions.ts'

const present = z
  .object({ email: z.unknown(), password: z.unknown(), idToken: z.unknown(), localId: z.unknown() })
  .partial()
const fields = z.object({ email: email(), password, idToken: orAbsent(idToken), displayName: orAbsent(displayName) })
const notByClients = ['emailVerified', 'disabled', 'customAttributes', 'mfaInfo', 'phoneNumber']

/**
 * Refuses with `ADMIN_ONLY_OPERATION` (anonymous accounts are not offered), `EMAIL_EXISTS`,
 * `WEAK_PASSWORD`, `INVALID_EMAIL`, `MISSING_EMAIL`, `MISSING_PASSWORD`,
 * `TOO_MANY_ATTEMPTS_TRY_LATER`, `OPERATION_NOT_ALLOWED` (an organization's own sign-in is the only way in for the
 * address); when linking, also with what `linkPassword` does.
 */
export const signUp: Operation = async (context, body, caller) => {
  refuseSelfSet(body, notByClients)
  const given = read(present, body)
  if (given.localId) throw new ProtocolError('UNEXPECTED_PARAMETER')
  if (!given.email && !given.password && !given.idToken) {
    throw new ProtocolError(given.email === '' ? 'INVALID_EMAIL' : 'ADMIN_ONLY_OPERATION')
  }
  // What is missing is told before what is wrong, as the hosted provider does.
  if (given.email && !given.password) throw new ProtocolError('MISSING_PASSWORD')
  const input = read(fields, body)
  await assertAcceptableFor(context, context.db, input.password, { names: [input.email, input.displayName] })
  const { idToken } = input
  const grant =
    idToken === undefined
      ? await create(context, input, caller)
      : await linkPassword(context, { ...input, idToken }, caller)
  const { uid, email, displayName } = grant.account
  return {
    // The SDK reads "new user" from this kind.
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: uid,
    email,
    ...(displayName === null ? {} : { displayName }),
    ...(await tokensOf(context, grant)),
  }
}

async function create(context: IdentityContext, input: z.output<typeof fields>, { address }: Caller): Promise<Grant> {
  await countAttempts(context, { limit: 'signUp', subject: address })
  const emailKey = nameKey(input.email)
  await assertOwnWayAllowed(context, context.db, { uid: null, emailKey })
  const { passwords } = context
  const passwordHash = await passwords.admit({ address, account: emailKey }, async () => {
    // Spares the hash; the index below decides.
    if (await findAccountByEmailKey(context.db, emailKey)) throw new ProtocolError('EMAIL_EXISTS')
    return hashUnlessBreached(context, input.password)
  })
  return claimingEmail(() =>
    context.db.transaction(async (tx) => {
      const account = await createAccount(context, tx, {
        email: input.email,
        emailKey,
        passwordHash,
        passwordChangedAt: context.now(),
        displayName: input.displayName || null,
      })
      return startSession(context, tx, account, {
        provider: passwordProvider,
        secondStep: null,
        origin: { from: 'sign-in', way: 'password' },
      })
    }),
  )
}
