/** What the server is to a connection's issuer. */
import { ssoClientSecretPurpose } from '#secrets/purposes.ts'
import { addressesOf } from '#single-sign-on/addresses.ts'
import type { OidcConnection } from '#single-sign-on/connections/queries.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import type { Client } from './issuer.ts'

/** Throws `UnwrapError` where the secret was kept for another issuer, another client or another organization. */
export function clientOf(
  { secrets, settings }: Pick<SsoContext, 'secrets' | 'settings'>,
  { organizationId, id, settings: { issuer, client_id: clientId }, clientSecret }: OidcConnection,
): Client {
  const purpose = ssoClientSecretPurpose({ organizationId, id, issuer, clientId })
  const { redirectUri } = addressesOf(settings.publicOrigin, id)
  return { issuer, clientId, clientSecret: secrets.unwrap(clientSecret ?? '', purpose), redirectUri }
}
