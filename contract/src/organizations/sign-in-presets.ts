/**
 * What is known of issuers beforehand, for the words and the first values of a set-up: nothing of it is trusted, and
 * whatever an issuer says is checked alike. Plain data, so that pages carry it without the schemas.
 */

/** Which one it is: for the guidance alone. */
export const issuerPresets = ['entra', 'google', 'okta', 'keycloak', 'other'] as const
export type IssuerPreset = (typeof issuerPresets)[number]

export interface Preset {
  /** What the issuer's address looks like; what stands in braces is the owner's to fill in. Null: there is no such shape. */
  issuer: string | null
  /** The claim that tells of groups or roles, as this issuer calls it; null where it tells of none in an ID token. */
  groups: string | null
}

/**
 * Entra ID: https://learn.microsoft.com/entra/identity-platform/id-token-claims-reference (`roles`, app roles by their
 * value; `groups` has object ids); Google: https://developers.google.com/identity/openid-connect/openid-connect;
 * Okta: https://developer.okta.com/docs/concepts/auth-servers/ (the org authorization server's issuer is the domain
 * itself; `groups` as a claim that is set up there); Keycloak: a realm's issuer, `groups` by a mapper.
 */
export const presets: Record<IssuerPreset, Preset> = {
  entra: { issuer: 'https://login.microsoftonline.com/{tenant}/v2.0', groups: 'roles' },
  google: { issuer: 'https://accounts.google.com', groups: null },
  okta: { issuer: 'https://{domain}.okta.com', groups: 'groups' },
  keycloak: { issuer: 'https://{host}/realms/{realm}', groups: 'groups' },
  other: { issuer: null, groups: null },
}
