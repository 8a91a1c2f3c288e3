/** What stands in the fields of a connection's form, as the calls want it, and the other way round. */
import type { SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import type { SettingsValues } from './settings-schema.ts'

const certificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** A secret that was not typed is left out of a change. */
export function toSettings(values: SettingsValues) {
  const { kind, preset, issuer, client_id, client_secret } = values
  if (kind === 'oidc') {
    const oidc = { preset, issuer, client_id }
    return {
      add: { oidc: { ...oidc, client_secret } },
      change: { oidc: client_secret === '' ? oidc : { ...oidc, client_secret } },
    }
  }
  const text = values.certificates.trim()
  const metadata_url = values.metadata_url.trim() || null
  const saml = {
    preset,
    issuer,
    idp_initiated: values.idp_initiated,
    redirect_url: values.redirect_url.trim() || null,
    post_url: values.post_url.trim() || null,
    metadata_url,
    follow_metadata: values.follow_metadata && metadata_url !== null,
    // What is no certificate is sent as it is: the server says what is wrong with it.
    certificates: text.match(certificate) ?? (text === '' ? [] : [text]),
  }
  return { add: { saml }, change: { saml } }
}

/** Of a new one where there is none. */
export function toValues(connection: SignInConnection | undefined): SettingsValues {
  const { oidc, saml } = connection ?? {}
  const side = oidc ?? saml
  return {
    kind: connection?.kind ?? 'oidc',
    preset: side?.preset ?? 'entra',
    name: connection?.name ?? '',
    issuer: side?.issuer ?? '',
    client_id: oidc?.client_id ?? '',
    client_secret: '',
    redirect_url: saml?.redirect_url ?? '',
    post_url: saml?.post_url ?? '',
    certificates: joinedCertificates(saml?.certificates ?? []),
    metadata_url: saml?.metadata_url ?? '',
    follow_metadata: saml?.follow_metadata ?? false,
    idp_initiated: saml?.idp_initiated ?? false,
  }
}

export function joinedCertificates(certificates: readonly string[]): string {
  return certificates.map((pem) => pem.trim()).join('\n')
}
