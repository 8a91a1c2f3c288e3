/**
 * The one module that makes and reads ID tokens: algorithm, type, issuer and audience are pinned.
 *
 * Claims are the hosted provider's (https://firebase.google.com/docs/auth/admin/verify-id-tokens),
 * and beside them `jti`, for the SDK keeps its old refresh token where a new ID token is byte for
 * byte the same, `sid`, the session, and what says of a learner that they are one.
 */
import { type KeyObject, randomUUID, sign } from 'node:crypto'
import { learnerClaim } from '@atrium/contract/identity/learner-claim'
import { idTokenSeconds } from '@atrium/contract/limits'
import * as z from 'zod'
import type { Account, AccountIdentity } from '#identity/embedded/accounts/queries.ts'
import { projectId } from '#identity/embedded/protocol/project.ts'
import { googleProvider, passkeyProvider } from '#identity/embedded/protocol/providers.ts'
import { isSignedBy, readSignedToken, tokenType } from './signed-token.ts'
import { signingAlgorithm, signingDigest, type SigningKeys } from './signing-keys.ts'
import { createVerifiedTokens } from './verified-tokens.ts'

/** What a token says that we rely on; everything else of the account is read from the database. */
export interface IdTokenSubject {
  uid: string
  sessionId: string
}

export interface IdTokenFacts {
  account: Pick<Account, 'uid' | 'email' | 'emailVerified' | 'displayName' | 'photoUrl' | 'learnerOf'>
  identities: readonly AccountIdentity[]
  session: { id: string; provider: string; authTime: Date; secondStep: string | null }
}

/** A session and its first or next refresh token; `tokensOf` makes the answer of it. */
export interface Granted extends IdTokenFacts {
  refreshToken: string
}

export interface IdTokens {
  sign(facts: IdTokenFacts): Promise<string>
  /** Undefined for whatever is not a current token of ours; never says why. */
  read(token: string): Promise<IdTokenSubject | undefined>
}

export function createIdTokens(keys: SigningKeys, issuer: string, now: () => Date): IdTokens {
  const expected = claimsFor(issuer)
  const verified = createVerifiedTokens<KeyObject, z.output<typeof expected>>()

  /** What a token of ours says, whose key is published still; when it is good, the caller asks. */
  async function claimsOf(token: string): Promise<z.output<typeof expected> | undefined> {
    const known = verified.find(token)
    if (known && known.key === (await keys.verifier(known.kid))) return known.claims
    if (known) verified.drop(token)
    const signed = readSignedToken(token)
    const key = signed && (await keys.verifier(signed.kid))
    if (!key || !isSignedBy(key, signed)) return undefined
    const claims = expected.safeParse(signed.payload)
    if (!claims.success) return undefined
    verified.add(token, { kid: signed.kid, key, claims: claims.data })
    return claims.data
  }

  return {
    async sign({ account, identities, session }) {
      const { kid, key } = await keys.signer()
      const issuedAt = seconds(now())
      const payload = {
        ...(account.displayName === null ? {} : { name: account.displayName }),
        ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
        auth_time: seconds(session.authTime),
        user_id: account.uid,
        ...(account.email === null ? {} : { email: account.email, email_verified: account.emailVerified }),
        firebase: {
          identities: {
            ...(account.email === null ? {} : { email: [account.email] }),
            ...(identities.length === 0 ? {} : { [googleProvider]: identities.map(({ subject }) => subject) }),
          },
          sign_in_provider: session.provider,
          ...(session.secondStep === null ? {} : secondFactor(session.secondStep)),
        },
        ...(account.learnerOf === null ? {} : { [learnerClaim]: true }),
        sid: session.id,
        iss: issuer,
        aud: projectId,
        sub: account.uid,
        iat: issuedAt,
        exp: issuedAt + idTokenSeconds,
        jti: randomUUID(),
      }
      const signed = `${encoded({ alg: signingAlgorithm, kid, typ: tokenType })}.${encoded(payload)}`
      return `${signed}.${sign(signingDigest, Buffer.from(signed), key).toString('base64url')}`
    },
    async read(token) {
      const claims = await claimsOf(token)
      const second = seconds(now())
      if (claims === undefined || claims.exp <= second || (claims.nbf ?? second) > second) return undefined
      return { uid: claims.sub, sessionId: claims.sid }
    },
  }
}

/**
 * As the hosted provider says it of an app, whether a code of it was used or a backup code. A passkey took both steps,
 * and stands in `sign_in_provider`, or is where the session was handed on from.
 */
function secondFactor(secondStep: string): object {
  if (secondStep === passkeyProvider) return { sign_in_second_factor: passkeyProvider }
  return { sign_in_second_factor: 'totp', second_factor_identifier: secondStep }
}

function claimsFor(issuer: string) {
  return z.object({
    iss: z.literal(issuer),
    aud: z.literal(projectId),
    sub: z.string().min(1),
    sid: z.string().min(1),
    exp: z.number(),
    iat: z.number(),
    nbf: z.optional(z.number()),
    jti: z.string().min(1),
  })
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000)
}

/** A part of a JWS (RFC 7515). */
function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
