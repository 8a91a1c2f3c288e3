/** `accounts:createAuthUri`, which the SDK's `fetchSignInMethodsForEmail` asks. */
import * as z from 'zod'
import type { Operation } from './context.ts'
import { email, orAbsent, read, text } from './input.ts'
import { originOf } from './origins.ts'
import { ProtocolError } from './protocol-error.ts'
import { newSecret } from './secrets.ts'

const MAX_SESSION_ID_LENGTH = 1_024

const fields = z.object({
  identifier: email('MISSING_IDENTIFIER', 'INVALID_IDENTIFIER'),
  continueUri: text('MISSING_CONTINUE_URI', 'INVALID_CONTINUE_URI'),
  sessionId: orAbsent(text('INVALID_ARGUMENT', 'INVALID_ARGUMENT', MAX_SESSION_ID_LENGTH)),
})

/**
 * Says nothing of the account, not even that there is one: the hosted provider's "email enumeration protection".
 * A client that goes on with a session gets its id back. Refuses with `MISSING_IDENTIFIER`, `INVALID_IDENTIFIER`,
 * `MISSING_CONTINUE_URI`, `INVALID_CONTINUE_URI`.
 */
export const createAuthUri: Operation = async (_context, body) => {
  const { continueUri, sessionId } = read(fields, body)
  if (originOf(continueUri) === null) throw new ProtocolError('INVALID_CONTINUE_URI')
  return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: sessionId ?? newSecret() }
}
