/** What stands in the fields of a connection's form, as the calls want it. */
import type { ConnectionKind, SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import type { IssuerPreset } from '@atrium/contract/organizations/sign-in-presets'

export interface SettingsValues {
  kind: ConnectionKind
  preset: IssuerPreset
  name: string
  issuer: string
  client_id: string
  client_secret: string
  redirect_url: string
  certificates: string
}

const certificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** What has no field stays as it is. A secret that was not typed is left out of a change. */
export function toSettings(values: SettingsValues, connection?: SignInConnection) {
  const { kind, preset, issuer, client_id, client_secret } = values
  if (kind === 'oidc') {
    const oidc = { preset, issuer, client_id }
    return {
      add: { oidc: { ...oidc, client_secret } },
      change: { oidc: client_secret === '' ? oidc : { ...oidc, client_secret } },
    }
  }
  const text = values.certificates.trim()
  const saml = {
    ...{ preset, issuer, redirect_url: values.redirect_url.trim() || null },
    post_url: connection?.saml?.post_url ?? null,
    metadata_url: connection?.saml?.metadata_url ?? null,
    idp_initiated: connection?.saml?.idp_initiated ?? false,
    // What is no certificate is sent as it is: the server says what is wrong with it.
    certificates: text.match(certificate) ?? (text === '' ? [] : [text]),
  }
  return { add: { saml }, change: { saml } }
}

export function joinedCertificates(connection: SignInConnection | undefined): string {
  return connection?.saml?.certificates.join('\n') ?? ''
}
