/** `accounts:createAuthUri`, which the SDK's `fetchSignInMethodsForEmail` asks. */
import * as z from 'zod'
import type { Operation } from './context.ts'
import { email, read, text } from './input.ts'
import { originOf } from './origins.ts'
import { ProtocolError } from './protocol-error.ts'
import { newSecret } from './secrets.ts'

const fields = z.object({
  identifier: email('MISSING_IDENTIFIER', 'INVALID_IDENTIFIER'),
  continueUri: text('MISSING_CONTINUE_URI', 'INVALID_CONTINUE_URI'),
})

/** Says nothing of the account, not even that there is one: the hosted provider's "email enumeration protection". */
export const createAuthUri: Operation = async (_context, body) => {
  const { continueUri } = read(fields, body)
  if (originOf(continueUri) === null) throw new ProtocolError('INVALID_CONTINUE_URI')
  return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: newSecret() }
}
