/** What an authenticator answered, checked by the library, which is loaded at its first use. */
import type { AuthenticationResponse, RegistrationResponse } from '@atrium/contract/identity/passkeys'
import type { VerifiedAuthenticationResponse, VerifiedRegistrationResponse } from '@simplewebauthn/server'
import { Refusal } from '#http/refusal.ts'
import type { Passkey } from './queries.ts'

/** COSE: Ed25519, ECDSA with P-256 and SHA-256, RSA with SHA-256. What every authenticator has one of. */
export const algorithms = [-8, -7, -257]

interface Expected {
  challenge: string
  origin: string
  relyingParty: string
}

type Registered = NonNullable<Extract<VerifiedRegistrationResponse, { verified: true }>['registrationInfo']>

/**
 * The key of a new passkey. Refuses with `passkey_invalid` for whatever is wrong with it: another relying party, a
 * person who was not verified, an algorithm that was not asked for, an attestation.
 */
export async function verifyRegistration(response: RegistrationResponse, expected: Expected): Promise<Registered> {
  return orInvalid(async () => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    await assertNoCertificates(response)
    const { id, rawId, type, response: made } = response
    const { clientDataJSON, attestationObject, transports = [] } = made
    const verified = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports },
      },
      ...expectationsOf(expected),
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified.verified || verified.registrationInfo.credential.id !== id) throw new Error('it was not verified')
    return verified.registrationInfo
  })
}

/**
 * None was asked for, and browsers take them off. One with certificates would have the server ask addresses that
 * stand in these for revoked ones: whoever made it chooses where that goes.
 */
async function assertNoCertificates({ response }: RegistrationResponse): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const made = decodeAttestationObject(Uint8Array.from(Buffer.from(response.attestationObject, 'base64url')))
  const format = made.get('fmt')
  // An authenticator's word for itself, which browsers may leave as it is (WebAuthn, section 5.1.3).
  const itsOwnWord = format === 'packed' && made.get('attStmt').get('x5c') === undefined
  if (format !== 'none' && !itsOwnWord) throw new Error(`an attestation of the kind ${String(format).slice(0, 32)}`)
}

type Authenticated = VerifiedAuthenticationResponse['authenticationInfo']

/**
 * What a passkey signed. Refuses with `passkey_invalid` for another relying party, a person who was not verified, a
 * wrong signature, another backup eligibility than when it was added. What its counter says is for the caller to judge.
 */
export async function verifyAuthentication(
  response: AuthenticationResponse,
  { credentialId, publicKey, multiDevice }: Pick<Passkey, 'credentialId' | 'publicKey' | 'multiDevice'>,
  expected: Expected,
): Promise<Authenticated> {
  return orInvalid(async () => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { id, rawId, type, response: signed } = response
    const { clientDataJSON, authenticatorData, signature } = signed
    const verified = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      ...expectationsOf(expected),
      // Below whatever it says: it is compared with the one that is kept while nobody else can use the passkey.
      credential: { id: credentialId, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter: 0 },
    })
    if (!verified.verified) throw new Error('a wrong signature')
    // Of a passkey that never changes (WebAuthn Level 3, section 6.1.3): whoever says otherwise is not the one that made it.
    const mayBeKeptElsewhere = verified.authenticationInfo.credentialDeviceType === 'multiDevice'
    if (mayBeKeptElsewhere !== multiDevice) throw new Error('its backup eligibility is another one')
    return verified.authenticationInfo
  })
}

function expectationsOf({ challenge, origin, relyingParty }: Expected) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingParty,
    requireUserVerification: true,
  }
}

/** The library says with plain errors what is wrong; its words go to the log. */
async function orInvalid<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new Refusal('passkey_invalid', { detail: error instanceof Error ? error.message : 'not verified' })
  }
}
