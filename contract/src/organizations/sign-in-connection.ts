/** A connection of an organization's own sign-in, how what arrives by it is read, and what a test of it found. */
import * as z from 'zod/mini'
import { maxClaimRules, maxSamlCertificates, signInConnectionNameMaxLength } from '../limits.ts'
import { joiningRole } from '../rules/domain.ts'
import { idsOrNone } from '../rules/people.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { issuerPresets } from './sign-in-presets.ts'

const ADDRESS_MAX_LENGTH = 2_000
const CLAIM_MAX_LENGTH = 256
const SECRET_MAX_LENGTH = 1_000
const CERTIFICATE_MAX_LENGTH = 10_000

const text = (max: number) =>
  z
    .string(fieldMessages.required)
    .check(z.trim(), z.minLength(1, fieldMessages.required), z.maxLength(max, fieldMessages.invalid))
const address = text(ADDRESS_MAX_LENGTH)
const claim = text(CLAIM_MAX_LENGTH)

const connectionKinds = ['oidc', 'saml'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

/** `draft`: never arrived by; `tested`: an owner arrived by it as it is now; `on`: people sign in by it. */
const connectionStates = ['draft', 'tested', 'on'] as const
export type ConnectionState = (typeof connectionStates)[number]

export const oidcSettings = {
  preset: z.enum(issuerPresets, fieldMessages.invalid),
  /** As its discovery document says it: `{issuer}/.well-known/openid-configuration`. */
  issuer: address,
  client_id: text(CLAIM_MAX_LENGTH),
}
export type OidcSettings = z.output<z.ZodMiniObject<typeof oidcSettings>>

/** One of the two addresses at least. */
const samlSettings = {
  preset: z.enum(issuerPresets, fieldMessages.invalid),
  /** The identity provider's entityID. */
  issuer: address,
  redirect_url: z.nullable(address),
  post_url: z.nullable(address),
  /** PEM; two may stand at once, for a change-over. */
  certificates: z
    .array(text(CERTIFICATE_MAX_LENGTH), fieldMessages.required)
    .check(z.minLength(1, fieldMessages.required), z.maxLength(maxSamlCertificates, fieldMessages.tooMany)),
  /** Where the metadata was read from, for the next time that it is read; null where it was pasted. */
  metadata_url: z.nullable(address),
  /** Whether sign-ins that begin at the identity provider are taken. */
  idp_initiated: z.boolean(fieldMessages.required),
}
export type SamlSettings = z.output<z.ZodMiniObject<typeof samlSettings>>

/** Why the metadata of an identity provider could not be read; `no_key`: none that signatures are verified with here. */
export const samlMetadataProblems = ['unreachable', 'not_metadata', 'several', 'ended', 'no_key'] as const
export type SamlMetadataProblem = (typeof samlMetadataProblems)[number]

/**
 * What the server found when it read the metadata by itself: besides the above another entity ID, where nothing is taken;
 * other addresses, which stay as the owner gave them; no certificate that is good any more.
 */
const followedMetadataProblems = [
  ...samlMetadataProblems,
  'other_issuer',
  'other_addresses',
  'certificates_ended',
] as const
export type FollowedMetadataProblem = (typeof followedMetadataProblems)[number]

/**
 * Whether certificates are kept as the metadata at `metadata_url` has them: whoever publishes there says who signs in.
 * Left out, it stays as it was, and is off for a new one.
 */
const follows = z.boolean(fieldMessages.invalid)
/** SAML settings as an owner gives them. */
export const givenSamlSettings = { ...samlSettings, follow_metadata: z.optional(follows) }

/** What metadata says, ready to be settings of a connection. */
export const samlMetadata = z.strictObject({
  issuer: samlSettings.issuer,
  redirect_url: samlSettings.redirect_url,
  post_url: samlSettings.post_url,
  certificates: samlSettings.certificates,
  metadata_url: samlSettings.metadata_url,
  /** Of each certificate, in their order: until when it is good, ISO 8601. */
  certificate_ends: z.array(z.string()),
  /** It asks for signed requests, which are not made here: that has to be switched off there. */
  wants_signed_requests: z.boolean(),
})
export type SamlMetadata = z.output<typeof samlMetadata>

/** Whoever comes with this claim, of any value or of one of several that is this, gets that. */
const claimRule = z.strictObject({
  claim,
  /** Compared as it is written; null: any. */
  value: z.nullable(text(CLAIM_MAX_LENGTH)),
  /** Null: it says nothing of the role. */
  role: z.nullable(joiningRole),
  /** Ids. */
  labels: idsOrNone,
})
export type ClaimRule = z.output<typeof claimRule>

/** How what arrives is read. A claim that is not named is looked for by its usual names. */
export const claimRules = z.strictObject({
  email: z.nullable(claim),
  given_name: z.nullable(claim),
  family_name: z.nullable(claim),
  /** What somebody becomes who is new and of whom no rule says anything. */
  role: joiningRole,
  /** Of rules that name a role the strongest counts; labels of all that fit are given. */
  rules: z.array(claimRule, fieldMessages.invalid).check(z.maxLength(maxClaimRules, fieldMessages.tooMany)),
})
export type ClaimRules = z.output<typeof claimRules>

/** Why somebody who arrived is not let in. */
const arrivalRefusals = [
  'no_address',
  'address_not_confirmed',
  'domain_not_proven',
  'account_elsewhere',
  'another_subject',
  'account_disabled',
] as const
export type ArrivalRefusal = (typeof arrivalRefusals)[number]

/** What would become of whoever arrived: known here, joined to an account that is there, a new one, or none. */
const arrivalOutcomes = ['known', 'joined', 'made', 'refused'] as const
export type ArrivalOutcome = (typeof arrivalOutcomes)[number]

/**
 * What kept a test from arriving anywhere: the person said no, it was over, the document of the issuer names another one
 * than the connection has, or the other side's answer was not good.
 */
const testFailures = ['denied', 'unreachable', 'other_issuer', 'invalid'] as const
export type TestFailure = (typeof testFailures)[number]

const label = z.strictObject({ id: z.string(), name: z.string(), color: z.string() })

const testResult = z.strictObject({
  /** ISO 8601. */
  at: z.string(),
  /** Null where it arrived. */
  failure: z.nullable(z.enum(testFailures)),
  /**
   * What was wrong, in English, for whoever runs the other side; of `other_issuer` the one that is named, as it stands
   * there. Null where it arrived.
   */
  detail: z.nullable(z.string()),
  /** Null where nothing arrived. */
  arrived: z.nullable(
    z.strictObject({
      issuer: z.string(),
      subject: z.string(),
      claims: z.array(z.strictObject({ name: z.string(), values: z.array(z.string()) })),
      /** How that is read by the rules as they are now. */
      read: z.strictObject({
        email: z.nullable(z.string()),
        given_name: z.nullable(z.string()),
        family_name: z.nullable(z.string()),
        role: joiningRole,
        labels: z.array(label),
      }),
      outcome: z.enum(arrivalOutcomes),
      refused: z.nullable(z.enum(arrivalRefusals)),
    }),
  ),
})
export type SignInTestResult = z.output<typeof testResult>

/** What the other side is given. */
export const ourSide = z.strictObject({
  /** OpenID Connect: the redirect URI. Null for SAML. */
  redirect_uri: z.nullable(z.string()),
  /** SAML: our entityID, at which our metadata is, and where answers go. Null for OpenID Connect. */
  metadata_url: z.nullable(z.string()),
  acs_url: z.nullable(z.string()),
})
export type OurSide = z.output<typeof ourSide>

export const signInConnection = z.strictObject({
  id: z.string(),
  kind: z.enum(connectionKinds),
  name: z.string(),
  state: z.enum(connectionStates),
  /** One of the two; the secret is not told. */
  oidc: z.nullable(z.strictObject(oidcSettings)),
  saml: z.nullable(
    z.strictObject({
      ...samlSettings,
      /** Of each certificate, in their order: until when it is good, ISO 8601. */
      certificate_ends: z.array(z.string()),
      follow_metadata: follows,
      /** How the server last read it by itself; null where it has not, or does not. */
      metadata_read: z.nullable(
        z.strictObject({
          /** ISO 8601, as is the next: the last time, and the last time that nothing was wrong. */
          at: z.string(),
          good_at: z.nullable(z.string()),
          problem: z.nullable(z.enum(followedMetadataProblems)),
        }),
      ),
    }),
  ),
  rules: claimRules,
  our_side: ourSide,
  test: z.nullable(testResult),
  /** To be sent back with a change. */
  version: z.number(),
  createdAt: z.string(),
  /** ISO 8601; null where nobody has signed in by it yet. */
  lastUsedAt: z.nullable(z.string()),
  /** How many accounts it knows. */
  people: z.number(),
})
export type SignInConnection = z.output<typeof signInConnection>

/** A proven domain, and where step 1 of the sign-in leads an address of it. */
export const signInDomain = z.strictObject({
  id: z.string(),
  domain: z.string(),
  /** The connection that it leads to; null: none, and everything is as without one. */
  connection: z.nullable(z.string()),
  /** Whether that is the only way in for everybody with such an address, but for owners. */
  only: z.boolean(),
})
export type SignInDomain = z.output<typeof signInDomain>

export const connectionName = text(signInConnectionNameMaxLength)
export const clientSecret = text(SECRET_MAX_LENGTH)
