/**
 * What is done at each provider, in the names that its own pages have in English, by their documentation:
 * learn.microsoft.com/entra/identity-platform/quickstart-register-app and .../enterprise-apps/add-application-portal-setup-sso,
 * support.google.com/cloud/answer/15549257 and support.google.com/a/answer/6087519,
 * help.okta.com/en-us/content/topics/apps/apps_app_integration_wizard_oidc.htm and ..._saml.htm,
 * the Server Administration Guide of Keycloak ("Managing OpenID Connect and SAML clients").
 */
import type { ConnectionKind, OurSide } from '@atrium/contract/organizations/sign-in-connection'
import { type IssuerPreset, presets } from '@atrium/contract/organizations/sign-in-presets'

/** A field of our own form. */
export type OwnField = 'issuer' | 'clientId' | 'secret' | 'metadata' | 'metadataText'

export type Step =
  | { do: 'open'; path: readonly string[] }
  | { do: 'choose'; value: string; field: string }
  /** What is ours, into a field there. */
  | { do: 'enter'; ours: keyof OurSide; field: string }
  /** What is there, into a field of ours; with a shape, in its braces. */
  | { do: 'take'; from: string; into: OwnField; shape?: string }
  /** What is known beforehand, into a field of ours. */
  | { do: 'type'; value: string; into: OwnField }
  | { do: 'claims'; place: string; names: readonly string[] }
  | { do: 'map'; place: string; pairs: readonly (readonly [string, string])[] }
  | { do: 'groups'; place: string; claim: string }
  | { do: 'on' | 'off' | 'assign'; field: string }
  | { do: 'note'; about: 'noGroups' | 'confirmed' | 'client' | 'signs' }

const open = (...path: string[]): Step => ({ do: 'open', path })
const choose = (value: string, field: string): Step => ({ do: 'choose', value, field })
const enter = (ours: keyof OurSide, field: string): Step => ({ do: 'enter', ours, field })
const take = (from: string, into: OwnField, shape?: string): Step => ({
  do: 'take',
  from,
  into,
  ...(shape && { shape }),
})
const type = (value: string, into: OwnField): Step => ({ do: 'type', value, into })
const map = (place: string, names: readonly [email: string, given: string, family: string]): Step => ({
  do: 'map',
  place,
  pairs: [
    [names[0], 'mail'],
    [names[1], 'givenName'],
    [names[2], 'sn'],
  ],
})
const groups = (place: string, claim: string): Step => ({ do: 'groups', place, claim })
const on = (field: string): Step => ({ do: 'on', field })
const off = (field: string): Step => ({ do: 'off', field })
const assign = (field: string): Step => ({ do: 'assign', field })
const note = (about: 'noGroups' | 'confirmed' | 'client' | 'signs'): Step => ({ do: 'note', about })

const shapeOf = (preset: IssuerPreset) => presets[preset].issuer ?? ''

export const providerSteps: Record<IssuerPreset, Record<ConnectionKind, readonly Step[]>> = {
  entra: {
    oidc: [
      open('App registrations', 'New registration'),
      choose('Accounts in this organizational directory only', 'Supported account types'),
      enter('redirect_uri', 'Redirect URI (Web)'),
      take('Directory (tenant) ID', 'issuer', shapeOf('entra')),
      take('Application (client) ID', 'clientId'),
      open('Certificates & secrets', 'Client secrets', 'New client secret'),
      take('Value', 'secret'),
      {
        do: 'claims',
        place: 'Token configuration › Add optional claim › ID',
        names: ['email', 'given_name', 'family_name'],
      },
      groups('App roles', 'roles'),
    ],
    saml: [
      open('Enterprise applications', 'New application', 'Create your own application'),
      open('Single sign-on', 'SAML', 'Basic SAML Configuration', 'Edit'),
      enter('metadata_url', 'Identifier (Entity ID)'),
      enter('acs_url', 'Reply URL (Assertion Consumer Service URL)'),
      take('App Federation Metadata Url', 'metadata'),
      assign('Users and groups'),
      groups(
        'Attributes & Claims › Add a group claim',
        'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
      ),
    ],
  },
  google: {
    oidc: [
      open('Google Auth Platform', 'Audience'),
      choose('Internal', 'User type'),
      open('Clients', 'Create client'),
      choose('Web application', 'Application type'),
      enter('redirect_uri', 'Authorized redirect URIs'),
      type(shapeOf('google'), 'issuer'),
      take('Client ID', 'clientId'),
      take('Client secret', 'secret'),
      note('noGroups'),
    ],
    saml: [
      open('Apps', 'Web and mobile apps', 'Add app', 'Add custom SAML app'),
      take('Download Metadata', 'metadataText'),
      enter('acs_url', 'ACS URL'),
      enter('metadata_url', 'Entity ID'),
      off('Signed response'),
      map('Attributes', ['Primary email', 'First name', 'Last name']),
      groups('Group membership (optional)', 'groups'),
      assign('User access'),
    ],
  },
  okta: {
    oidc: [
      open('Applications', 'Applications', 'Create App Integration'),
      choose('OIDC - OpenID Connect', 'Sign-in method'),
      choose('Web Application', 'Application type'),
      enter('redirect_uri', 'Sign-in redirect URIs'),
      assign('Assignments'),
      type(shapeOf('okta'), 'issuer'),
      take('Client ID', 'clientId'),
      take('Client secret', 'secret'),
      groups('Sign On › OpenID Connect ID Token › Groups claim filter', 'groups'),
    ],
    saml: [
      open('Applications', 'Applications', 'Create App Integration'),
      choose('SAML 2.0', 'Sign-in method'),
      enter('acs_url', 'Single sign-on URL'),
      enter('metadata_url', 'Audience URI (SP Entity ID)'),
      map('Attribute Statements', ['user.email', 'user.firstName', 'user.lastName']),
      groups('Group Attribute Statements', 'groups'),
      assign('Assignments'),
      take('Sign On › Metadata URL', 'metadata'),
    ],
  },
  keycloak: {
    oidc: [
      open('Clients', 'Create client'),
      choose('OpenID Connect', 'Client type'),
      on('Client authentication'),
      enter('redirect_uri', 'Valid redirect URIs'),
      type(shapeOf('keycloak'), 'issuer'),
      take('Client ID', 'clientId'),
      take('Credentials › Client Secret', 'secret'),
      groups('Client scopes › {client}-dedicated › Configure a new mapper › Group Membership', 'groups'),
      note('confirmed'),
    ],
    saml: [
      open('Clients', 'Create client'),
      choose('SAML', 'Client type'),
      enter('metadata_url', 'Client ID'),
      enter('acs_url', 'Valid redirect URIs'),
      enter('acs_url', 'Master SAML Processing URL'),
      choose('persistent', 'Name ID format'),
      on('Sign assertions'),
      off('Keys › Client signature required'),
      map('Client scopes › {client}-dedicated › Configure a new mapper › User Property', [
        'email',
        'firstName',
        'lastName',
      ]),
      groups('Client scopes › {client}-dedicated › Configure a new mapper › Group list', 'groups'),
      type('https://{host}/realms/{realm}/protocol/saml/descriptor', 'metadata'),
    ],
  },
  other: {
    oidc: [
      note('client'),
      enter('redirect_uri', 'Redirect URI'),
      take('Issuer', 'issuer'),
      take('Client ID', 'clientId'),
      take('Client secret', 'secret'),
    ],
    saml: [
      enter('metadata_url', 'Entity ID (Audience)'),
      enter('acs_url', 'Assertion Consumer Service (HTTP-POST)'),
      note('signs'),
      take('Metadata', 'metadata'),
    ],
  },
}
