/** `accounts:createAuthUri`, which the SDK's `fetchSignInMethodsForEmail` asks. */
import * as z from 'zod'
import { newSecret } from '#identity/embedded/codes/secrets.ts'
import type { Operation } from '#identity/embedded/context.ts'
import { email, orAbsent, read, text } from '#identity/embedded/protocol/input.ts'
import { originOf } from '#identity/embedded/protocol/origins.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'

const MAX_SESSION_ID_LENGTH = 1_024

const asked = z.object({ providerId: z.unknown().optional(), identifier: z.unknown().optional() })
/** Both have to be there before either is looked at. */
const present = z.object({
  identifier: text('MISSING_IDENTIFIER', 'INVALID_IDENTIFIER'),
  continueUri: text('MISSING_CONTINUE_URI', 'INVALID_CONTINUE_URI'),
})
const fields = z.object({
  identifier: email('MISSING_IDENTIFIER', 'INVALID_IDENTIFIER'),
  continueUri: text('MISSING_CONTINUE_URI', 'INVALID_CONTINUE_URI'),
  sessionId: orAbsent(text('INVALID_ARGUMENT', 'INVALID_ARGUMENT', MAX_SESSION_ID_LENGTH)),
})

/**
 * Says nothing of the account, not even that there is one: the hosted provider's "email enumeration protection".
 * A client that goes on with a session gets its id back. Refuses with `MISSING_IDENTIFIER`, `INVALID_IDENTIFIER`,
 * `MISSING_CONTINUE_URI`, `INVALID_CONTINUE_URI`; and with `OPERATION_NOT_ALLOWED` whoever asks where to sign in with a
 * provider, for there are no pages for that.
 */
export const createAuthUri: Operation = async (_context, body) => {
  const { providerId, identifier } = read(asked, body)
  if (providerId && !identifier) throw new ProtocolError('OPERATION_NOT_ALLOWED')
  read(present, body)
  const { continueUri, sessionId } = read(fields, body)
  if (originOf(continueUri) === null) throw new ProtocolError('INVALID_CONTINUE_URI')
  return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: sessionId ?? newSecret() }
}
