/** Whoever sets out for the other side: what is kept until they come back, and the address that they are sent to. */
import { MINUTE_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { OidcConnection } from '#single-sign-on/connections/queries.ts'
import { fingerprintOf } from '#single-sign-on/connections/trust.ts'
import { ssoSignInPurpose } from '#secrets/purposes.ts'
import { clientOf } from '#single-sign-on/oidc/client.ts'
import type { Issuers } from '#single-sign-on/oidc/issuer.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { insertSignIn } from './queries.ts'
import { hashOf, newSecret } from './secrets.ts'

/** From the way there until the page has asked for what came of it. */
export const wayLifeSeconds = 10 * MINUTE_SECONDS

export interface SettingOut {
  browserHash: string
  purpose: 'sign_in' | 'test'
  /** The address that was typed. */
  hint: string | null
  /** Where the page goes on afterwards; it decides itself whether it may. */
  redirect: string | null
}

/** Rejects where the issuer cannot be asked: nothing is kept then. */
export async function setOutOidc(
  context: SsoContext,
  issuers: Issuers,
  connection: OidcConnection,
  { hint, ...setting }: SettingOut,
): Promise<URL> {
  const { db, secrets } = context
  const { organizationId, id: connectionId } = connection
  const underWay = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() }
  const destination = await issuers.authorizationUrl(clientOf(context, connection), underWay, hint)
  const stateHash = hashOf(underWay.state)
  // A copy of the database would else have what the answer is checked with.
  const nonce = secrets.wrap(underWay.nonce, ssoSignInPurpose('nonce', stateHash))
  const codeVerifier = secrets.wrap(underWay.codeVerifier, ssoSignInPurpose('code verifier', stateHash))
  const fingerprint = fingerprintOf(connection)
  const row = { stateHash, organizationId, connectionId, fingerprint, ...setting, hint, nonce, codeVerifier }
  await insertSignIn(db, row, wayLifeSeconds)
  return destination
}
