/** What is said of a refusal where the provider has no sentence for it, or none in the language of the page. */
import { IdentityError, toIdentityError } from '#session/identity-error.ts'

/** The provider's codes for what the API refuses as well, in words that come when they are needed. */
const sharedCodes = new Set<string>(['too-many-requests', 'user-disabled', 'user-token-expired'])

/** `isRead`: the provider speaks the language of the page. Never rejects. */
export async function inWords(error: unknown, isRead: boolean): Promise<IdentityError> {
  const refused = toIdentityError(error)
  const { code, message } = refused
  const isOwn = error instanceof IdentityError || code === 'network-request-failed'
  if (message !== '' && (isRead || isOwn)) return refused
  const said = sharedCodes.has(code)
    ? (await import('./shared-words.ts').catch(() => null))?.sharedWords[code]
    : undefined
  return said === undefined && message === '' ? refused : new IdentityError(code, said, { cause: error })
}
