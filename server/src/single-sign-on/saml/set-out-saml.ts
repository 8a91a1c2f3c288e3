/** Whoever sets out for a SAML identity provider: what is kept until the answer comes, and how they are sent there. */
import { addressesOf } from '#single-sign-on/addresses.ts'
import type { SamlConnection } from '#single-sign-on/connections/queries.ts'
import { fingerprintOf } from '#single-sign-on/connections/trust.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { insertSignIn } from '#single-sign-on/under-way/queries.ts'
import { hashOf, newSecret } from '#single-sign-on/under-way/secrets.ts'
import { type SettingOut, wayLifeSeconds } from '#single-sign-on/under-way/set-out.ts'
import { authnRequest, newRequestId, type Sending } from './request/authn-request.ts'
import type { SamlParty } from './saml-connection.ts'

/** The address at which our metadata is, is our name. */
export function partyOf({ settings }: Pick<SsoContext, 'settings'>, connectionId: string): SamlParty {
  const { metadataUrl, acsUrl } = addressesOf(settings.publicOrigin, connectionId)
  return { entityId: metadataUrl, acsUrl }
}

export async function setOutSaml(
  context: SsoContext,
  connection: SamlConnection,
  setting: SettingOut,
): Promise<Sending> {
  const { organizationId, id: connectionId, settings } = connection
  const [state, samlRequestId] = [newSecret(), newRequestId()]
  const sending = await authnRequest({
    provider: settings,
    party: partyOf(context, connectionId),
    requestId: samlRequestId,
    relayState: state,
  })
  const fingerprint = fingerprintOf(connection)
  const row = { stateHash: hashOf(state), organizationId, connectionId, fingerprint, samlRequestId, ...setting }
  await insertSignIn(context.db, row, wayLifeSeconds)
  return sending
}
