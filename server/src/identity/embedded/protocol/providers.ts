/** The ways to sign in, by the names the protocol gives them, and how an answer lists an account's. */
import type { Account, AccountIdentity } from '#identity/embedded/accounts/queries.ts'

export const passwordProvider = 'password'
export const googleProvider = 'google.com'
export const passkeyProvider = 'passkey'
/** The session of a hand-off: whoever holds the token in an address proved nothing else. */
export const customProvider = 'custom'

export interface ProviderUserInfo {
  providerId: string
  rawId: string
  federatedId: string
  email?: string
  displayName?: string
  photoUrl?: string
}

/** `providerUserInfo` of the protocol. */
export function providerUserInfo(account: Account, identities: readonly AccountIdentity[]): ProviderUserInfo[] {
  const federated = identities.map(({ subject, email, displayName, photoUrl }) => ({
    providerId: googleProvider,
    rawId: subject,
    federatedId: subject,
    ...given({ email, displayName, photoUrl }),
  }))
  const { email, displayName, photoUrl } = account
  if (account.passwordHash === null || email === null) return federated
  const password = { providerId: passwordProvider, rawId: email, federatedId: email, email }
  return [{ ...password, ...given({ displayName, photoUrl }) }, ...federated]
}

/** Without the fields that are null: the protocol leaves out what is not there. */
function given<Fields extends Record<string, string | null>>(fields: Fields): { [Name in keyof Fields]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: string
  }
}
