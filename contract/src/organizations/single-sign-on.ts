/**
 * An organization's own sign-in ("single sign-on"): connections to issuers (OpenID Connect) and identity providers
 * (SAML 2.0), set up, tried out and switched on by its owners. The way of a sign-in itself is
 * `identity/single-sign-on.ts`.
 */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { maxSignInConnections, samlMetadataMaxLength, signInTestMinutes } from '../limits.ts'
import { organizationName } from '../rules/organization.ts'
import { ownersOnly } from '../rules/roles.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import {
  claimRules,
  clientSecret,
  connectionName,
  givenSamlSettings,
  oidcSettings,
  ourSide,
  samlMetadata,
  samlMetadataProblems,
  signInConnection,
  signInDomain,
} from './sign-in-connection.ts'

const inNamed = z.strictObject({ name: organizationName })
const ofNamed = z.strictObject({ name: organizationName, id: z.string() })
const path = '/api/iam/organizations/:name/single-sign-on'
const access = { organization: ownersOnly }

export const listSignInConnections = endpoint({
  id: 'listSignInConnections',
  summary:
    'The connections of an organization’s own sign-in, the oldest first, and its proven domains. None can be made where a hosted provider keeps the accounts: `offered` is false.',
  method: 'GET',
  path,
  access,
  params: inNamed,
  answer: z.strictObject({
    offered: z.boolean(),
    /** Of the next connection that is made, of either kind, so that the other side can be set up first; null where there can be none. */
    next: z.nullable(ourSide),
    results: z.array(signInConnection),
    domains: z.array(signInDomain),
  }),
})

export const getSignInConnection = endpoint({
  id: 'getSignInConnection',
  summary: 'One connection, with what arrived at its last test.',
  method: 'GET',
  path: `${path}/:id`,
  access,
  params: ofNamed,
  answer: signInConnection,
})

export const addSignInConnection = endpoint({
  id: 'addSignInConnection',
  summary: `Makes a connection, of one kind: exactly one of \`oidc\` and \`saml\` is given. Nobody signs in by it before it was tried out and switched on. An organization has at most ${maxSignInConnections}.`,
  method: 'POST',
  path,
  access,
  recent: true,
  params: inNamed,
  body: z.strictObject({
    name: connectionName,
    oidc: z.optional(z.strictObject({ ...oidcSettings, client_secret: clientSecret })),
    saml: z.optional(z.strictObject(givenSamlSettings)),
    rules: z.optional(claimRules),
  }),
  status: 201,
  answer: signInConnection,
  errors: ['provisioning_limit', 'sso_not_offered', 'answer_lost'],
  idempotent: true,
})

export const changeSignInConnection = endpoint({
  id: 'changeSignInConnection',
  summary:
    'Changes a connection; what is left out stays. Another issuer, client or address makes it a draft again, of which nobody is known any more where the issuer is another, and refuses while it is on.',
  method: 'PATCH',
  path: `${path}/:id`,
  access,
  recent: true,
  params: ofNamed,
  body: z.strictObject({
    /** Of what was read: refused with `changed_meanwhile` where it is another by now. */
    version: z.int(fieldMessages.invalid),
    name: z.optional(connectionName),
    oidc: z.optional(z.strictObject({ ...oidcSettings, client_secret: z.optional(clientSecret) })),
    saml: z.optional(z.strictObject(givenSamlSettings)),
    rules: z.optional(claimRules),
  }),
  answer: signInConnection,
  errors: ['changed_meanwhile', 'sso_on'],
})

export const deleteSignInConnection = endpoint({
  id: 'deleteSignInConnection',
  summary: 'Deletes a connection. Sessions that began with it end. Accounts and memberships stay.',
  method: 'DELETE',
  path: `${path}/:id`,
  access,
  recent: true,
  params: ofNamed,
  status: 204,
  answer: noAnswer,
})

export const switchSignInConnection = endpoint({
  id: 'switchSignInConnection',
  summary:
    'Switches a connection on, once a test of it arrived, or off: sessions that began with it end, and no domain leads to it any more.',
  method: 'POST',
  path: `${path}/:id/switch`,
  access,
  recent: true,
  params: ofNamed,
  body: z.strictObject({ on: z.boolean(fieldMessages.required) }),
  answer: signInConnection,
  errors: ['sso_not_tested', 'domain_not_proven'],
})

export const testSignInConnection = endpoint({
  id: 'testSignInConnection',
  summary: `Begins a test: the address to open in the same browser, within ${signInTestMinutes} minutes. Whoever arrives is signed in nowhere; what arrived is kept as the connection’s \`test\`.`,
  method: 'POST',
  path: `${path}/:id/test`,
  access,
  recent: true,
  params: ofNamed,
  answer: z.strictObject({ address: z.string() }),
  errors: ['too_many_requests'],
})

export const readSamlMetadata = endpoint({
  id: 'readSamlMetadata',
  summary:
    'Reads what the metadata of a SAML identity provider says of it, by its address or as it was pasted: exactly one of the two is given. Nothing is kept.',
  method: 'POST',
  path: '/api/iam/organizations/:name/single-sign-on-metadata',
  access,
  params: inNamed,
  bodyLimitBytes: 2 * samlMetadataMaxLength,
  body: z.strictObject({
    address: z.optional(z.string(fieldMessages.required).check(z.trim(), z.maxLength(2_000, fieldMessages.invalid))),
    xml: z.optional(z.string(fieldMessages.required).check(z.maxLength(samlMetadataMaxLength, fieldMessages.invalid))),
  }),
  answer: z.strictObject({
    /** Null where it could not be read. */
    provider: z.nullable(samlMetadata),
    problem: z.nullable(z.enum(samlMetadataProblems)),
  }),
  errors: ['too_many_requests'],
  changesNoPage: true,
})

export const changeSignInDomain = endpoint({
  id: 'changeSignInDomain',
  summary:
    'Where step 1 of the sign-in leads addresses of a proven domain, and whether that is their only way in. Owners keep their own ways.',
  method: 'PATCH',
  path: '/api/iam/organizations/:name/single-sign-on-domains/:id',
  access,
  recent: true,
  params: ofNamed,
  body: z.strictObject({
    /** Of one that is on; null: nowhere. */
    connection: z.nullable(z.string(fieldMessages.invalid)),
    only: z.boolean(fieldMessages.required),
  }),
  answer: signInDomain,
  errors: ['domain_not_proven', 'sso_not_tested'],
})

export const singleSignOnEndpoints = [
  ...[listSignInConnections, getSignInConnection, addSignInConnection, changeSignInConnection],
  ...[deleteSignInConnection, switchSignInConnection, testSignInConnection, readSamlMetadata],
  changeSignInDomain,
]
