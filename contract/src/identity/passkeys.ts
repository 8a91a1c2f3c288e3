/**
 * Passkeys: keys that a device or a password manager keeps, and signs in with. What the browser is given and gives
 * back has WebAuthn's own JSON form (https://www.w3.org/TR/webauthn-3/, sections 5.1 and 5.4).
 */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { passkeyName, passkeyNameRule } from '../rules/passkeys/passkey-name.ts'

/** Bytes in base64url, at most so many of its letters. */
const bytes = (maxLetters: number) =>
  z
    .string(fieldMessages.required)
    .check(z.regex(/^[\w-]+$/, fieldMessages.invalid), z.maxLength(maxLetters, fieldMessages.invalid))

/** Of at most 1,023 bytes (section 4, "Credential ID"). */
const credentialId = bytes(1_364)
const clientData = bytes(8_192)
const transport = z.string(fieldMessages.invalid).check(z.maxLength(32, fieldMessages.invalid))

/** What every answer of an authenticator has around its own part. */
const aroundResponse = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', fieldMessages.invalid),
  /** Nothing was asked of extensions; browsers tell of some all the same. */
  clientExtensionResults: z.optional(z.record(z.string(), z.unknown())),
  authenticatorAttachment: z.optional(z.nullable(transport)),
}

/** What `navigator.credentials.create()` made, as `toJSON()` writes it. */
const registrationResponse = z.strictObject({
  ...aroundResponse,
  response: z.strictObject({
    clientDataJSON: clientData,
    attestationObject: bytes(16_384),
    transports: z.optional(z.array(transport).check(z.maxLength(16, fieldMessages.invalid))),
    // The same again in other forms; what was signed is above.
    publicKeyAlgorithm: z.optional(z.number()),
    publicKey: z.optional(bytes(8_192)),
    authenticatorData: z.optional(bytes(8_192)),
  }),
})
export type RegistrationResponse = z.output<typeof registrationResponse>

/** What `navigator.credentials.get()` signed, as `toJSON()` writes it. */
const authenticationResponse = z.strictObject({
  ...aroundResponse,
  response: z.strictObject({
    clientDataJSON: clientData,
    authenticatorData: bytes(8_192),
    signature: bytes(8_192),
    userHandle: z.optional(z.nullable(bytes(88))),
  }),
})
export type AuthenticationResponse = z.output<typeof authenticationResponse>

const descriptor = z.strictObject({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
})

const creationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(descriptor),
})
export type CreationOptions = z.output<typeof creationOptions>

const requestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.output<typeof requestOptions>

const passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** By which browsers and password managers know it: told to them when it is removed here. */
  credentialId: z.string(),
  /** Whether it is kept in more than one place, such as in the cloud of its maker. */
  backedUp: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.output<typeof passkey>

const id = z.strictObject({ id: z.string() })
const notOffered = 'passkeys_not_offered'

export const passkeyCreationOptions = endpoint({
  id: 'passkeyCreationOptions',
  summary:
    'Begins to add a passkey to the own account: what the browser asks an authenticator for. Good for 5 minutes.',
  method: 'POST',
  path: '/api/iam/passkeys/options',
  access: 'bearer',
  recent: true,
  answer: creationOptions,
  errors: [notOffered, 'passkey_limit', 'too_many_requests'],
  changesNoPage: true,
})

export const addPasskey = endpoint({
  id: 'addPasskey',
  summary: 'Adds the passkey that the browser made; the person is told by mail.',
  method: 'POST',
  path: '/api/iam/passkeys',
  access: 'bearer',
  recent: true,
  body: z.strictObject({
    response: registrationResponse,
    /** For a passkey whose maker is not known here. */
    name: z.optional(passkeyNameRule),
  }),
  status: 201,
  answer: passkey,
  errors: [
    ...([notOffered, 'passkey_invalid', 'passkey_expired'] as const),
    ...(['passkey_exists', 'passkey_limit', 'too_many_requests'] as const),
  ],
})

export const listPasskeys = endpoint({
  id: 'listPasskeys',
  summary: 'The passkeys of the own account, the newest first.',
  method: 'GET',
  path: '/api/iam/passkeys',
  access: 'bearer',
  answer: z.strictObject({ results: z.array(passkey) }),
  errors: [notOffered],
})

export const renamePasskey = endpoint({
  id: 'renamePasskey',
  summary: 'Calls an own passkey something else.',
  method: 'PATCH',
  path: '/api/iam/passkeys/:id',
  access: 'bearer',
  params: id,
  body: passkeyName,
  answer: passkey,
  errors: [notOffered, 'not_found'],
})

export const removePasskey = endpoint({
  id: 'removePasskey',
  summary:
    'Removes an own passkey and ends the other sessions that began with one; the person is told by mail. Never the last way to sign in.',
  method: 'DELETE',
  path: '/api/iam/passkeys/:id',
  access: 'bearer',
  recent: true,
  params: id,
  status: 204,
  answer: noAnswer,
  errors: [notOffered, 'not_found', 'last_way_in', 'too_many_requests'],
})

export const passkeyRequestOptions = endpoint({
  id: 'passkeyRequestOptions',
  summary: 'Begins a sign-in with a passkey, whoever’s: what the browser has signed. Good for 5 minutes.',
  method: 'POST',
  path: '/api/iam/auth/passkey/options',
  access: 'anyone',
  answer: requestOptions,
  errors: [notOffered, 'too_many_requests'],
})

export const signInWithPasskey = endpoint({
  id: 'signInWithPasskey',
  summary:
    'Checks what a passkey signed. Answers a token for `signInWithCustomToken`, good once, for a minute, at the origin where it was signed.',
  method: 'POST',
  path: '/api/iam/auth/passkey',
  access: 'anyone',
  body: z.strictObject({ response: authenticationResponse }),
  status: 201,
  answer: z.strictObject({ customToken: z.string() }),
  errors: [
    ...([notOffered, 'passkey_invalid', 'passkey_expired', 'passkey_unknown'] as const),
    ...(['account_disabled', 'too_many_requests'] as const),
  ],
})

export const passkeyEndpoints = [
  passkeyCreationOptions,
  addPasskey,
  listPasskeys,
  renamePasskey,
  removePasskey,
  passkeyRequestOptions,
  signInWithPasskey,
] as const
