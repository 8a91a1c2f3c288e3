/** What protocols and the places are called where people sign in: products, or none. */
import type { ConnectionKind } from '@atrium/contract/organizations/sign-in-connection'
import { type IssuerPreset, issuerPresets } from '@atrium/contract/organizations/sign-in-presets'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'

export const providerNames: Record<IssuerPreset, string> = {
  entra: 'Microsoft Entra ID',
  google: 'Google Workspace',
  okta: 'Okta',
  keycloak: 'Keycloak',
  other: singleSignOnMessages.otherProvider,
}

export const providerChoices = issuerPresets.map((value) => ({ value, label: providerNames[value] }))

export const kindNames: Record<ConnectionKind, string> = { oidc: 'OpenID Connect', saml: 'SAML' }
