/** What the API says of what the identity provider refuses as well. */
import { refusals } from '@atrium/contract/sentences/en/refusals'

/** By the provider's code: those that `identity-words.ts` knows of. */
export const sharedWords: Readonly<Partial<Record<string, string>>> = {
  'too-many-requests': refusals.too_many_requests,
  'user-disabled': refusals.account_disabled,
  'user-token-expired': refusals.unauthenticated,
}
