/** How a session's person signed in, for the rules of organizations: of what was handed on, its first ancestor. */
import { type SessionWay, signInWays } from '@atrium/contract/rules/sign-in-ways'
import type { SignIn } from '#http/actor.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { googleProvider, passkeyProvider, passwordProvider } from '#identity/embedded/protocol/providers.ts'
import type { Session } from './queries.ts'

/** What sessions of before the way was kept can have been: a mailed link and a password had one name. */
const waysBy: Record<string, readonly SessionWay[]> = {
  [passwordProvider]: ['password', 'mail'],
  [googleProvider]: ['google'],
  [passkeyProvider]: ['passkey'],
}

type Facts = Pick<Session, 'way' | 'provider' | 'startedAt' | 'secondStep' | 'ssoOrganizationId'>

export function signInOf(
  { waysOffered }: IdentityContext,
  { way, provider, startedAt, secondStep, ssoOrganizationId }: Facts,
): SignIn {
  const ways = way === null ? (waysBy[provider] ?? signInWays) : [way]
  return { at: startedAt, ways, secondStep: secondStep !== null, offered: waysOffered, ssoOrganizationId }
}
