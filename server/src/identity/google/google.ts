/** "Sign in with Google": which issuer answers, and what its tokens say. */
import type { GoogleIdentity } from '#identity/embedded/context.ts'
import { identityOf } from './claims.ts'
import { createIssuer, type Issuer } from './issuer.ts'
import { createStandIn, type StandIn } from './stand-in.ts'

export interface GoogleSettings {
  publicOrigin: string
  /** Whether the product is reachable from its own machine alone. */
  loopback: boolean
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
}

export const CALLBACK_PATH = '/auth/google/callback'

export type Google = { verifyIdToken(idToken: string): Promise<GoogleIdentity> } & (
  | { kind: 'issuer'; issuer: Issuer }
  | { kind: 'stand-in'; standIn: StandIn }
)

/** Undefined when there is no Google sign-in here: no client id, and not on a loopback host. */
export function createGoogle({ publicOrigin, loopback, google }: GoogleSettings): Google | undefined {
  if (google) {
    const issuer = createIssuer({ ...google, redirectUri: `${publicOrigin}${CALLBACK_PATH}` })
    return { kind: 'issuer', issuer, verifyIdToken: async (idToken) => identityOf(await issuer.verify(idToken)) }
  }
  if (!loopback) return undefined
  const standIn = createStandIn(publicOrigin)
  return { kind: 'stand-in', standIn, verifyIdToken: async (idToken) => identityOf(await standIn.verify(idToken)) }
}
