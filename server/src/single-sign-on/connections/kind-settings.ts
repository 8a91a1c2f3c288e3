/** What an owner gives of the other side, made into what is kept: addresses that may be asked, and nothing secret. */
import type { BodyOf } from '@atrium/contract/endpoint'
import type { OidcSettings, SamlSettings } from '@atrium/contract/organizations/sign-in-connection'
import type { addSignInConnection } from '@atrium/contract/organizations/single-sign-on'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { Refusal } from '#http/refusal.ts'
import { requireSaml } from '#single-sign-on/saml/require-saml.ts'
import { requireWebAddress } from '#single-sign-on/outgoing/web-address.ts'

export type GivenKind =
  | { kind: 'oidc'; settings: OidcSettings; clientSecret: string | undefined }
  | { kind: 'saml'; settings: SamlSettings; follows: boolean | undefined; clientSecret: undefined }

type Given = Pick<BodyOf<typeof addSignInConnection>, 'saml'> & {
  oidc?: (OidcSettings & { client_secret?: string | undefined }) | undefined
}

/**
 * Refuses with `invalid_input` for both kinds or none, and, beside its field, for what cannot be asked: an issuer has no
 * query (OpenID Connect Discovery, section 3), and is kept as it was written, for it is compared so.
 */
export function readKind({ oidc, saml }: Given, settings: { loopback: boolean }): GivenKind {
  if (oidc && !saml) {
    const { client_secret: clientSecret, ...rest } = oidc
    const issuer = requireWebAddress(rest.issuer, 'issuer', settings)
    if (issuer.search !== '') throw new Refusal('invalid_input', { fields: { issuer: fieldMessages.urlInvalid } })
    return { kind: 'oidc', settings: rest, clientSecret }
  }
  if (saml && !oidc) {
    const { follow_metadata: follows, ...rest } = saml
    if (follows && rest.metadata_url === null) {
      throw new Refusal('invalid_input', { fields: { metadata_url: fieldMessages.required } })
    }
    return { kind: 'saml', settings: requireSaml(rest, settings), follows, clientSecret: undefined }
  }
  throw new Refusal('invalid_input', { fields: { [oidc ? 'saml' : 'oidc']: fieldMessages.invalid } })
}
