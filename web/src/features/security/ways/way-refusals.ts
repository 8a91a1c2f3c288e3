/** What the identity provider refuses of a change of ways, as it is meant there. */
import { wayMessages } from '#messages/account/ways.ts'
import { IdentityError } from '#session/identity-error.ts'

const already = new Set(['provider-already-linked', 'no-such-provider'])

/** False where it was so by then: another tab or another browser was quicker. Else as the change itself. */
export async function unlessAlready(change: Promise<void>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (error instanceof IdentityError && already.has(error.code)) return false
    throw error
  }
}

/** A sign-in says of these that one should sign in by password, which whoever connects something has done. */
export function wordedForConnecting(error: unknown): unknown {
  if (!(error instanceof IdentityError)) return error
  switch (error.code) {
    case 'credential-already-in-use':
      return new IdentityError(error.code, wayMessages.card.otherAccount)
    case 'email-already-in-use':
      return new IdentityError('other-address', wayMessages.card.otherAddress)
    default:
      return error
  }
}
