/** The private half of a signing key, as the database keeps it: wrapped, and bound to the key's id. */
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { signingKeyPurpose } from '#secrets/purposes.ts'
import { type Secrets, UnwrapError } from '#secrets/secrets.ts'
import type { SigningKeyRow } from './queries.ts'

type Stored = Pick<SigningKeyRow, 'kid' | 'privateJwk'>

export function wrapPrivateJwk(secrets: Secrets, kid: string, jwk: Record<string, string>): Stored {
  return { kid, privateJwk: { wrapped: secrets.wrap(JSON.stringify(jwk), signingKeyPurpose(kid)) } }
}

/** Undefined where it was wrapped with a key that this process does not have. */
export function openPrivateKey(secrets: Secrets, stored: Stored): KeyObject | undefined {
  try {
    return createPrivateKey({ key: privateJwkOf(secrets, stored), format: 'jwk' })
  } catch (error) {
    if (error instanceof UnwrapError) return undefined
    throw error
  }
}

/** Whether it lies open, as earlier versions left it. */
export function liesOpen({ privateJwk }: Stored): boolean {
  return privateJwk['wrapped'] === undefined
}

/** The same wrapped with the key of today; undefined where it is so already. Throws `UnwrapError`. */
export function wrappedAnew(secrets: Secrets, stored: Stored): Stored | undefined {
  const { kid, privateJwk } = stored
  if (privateJwk['wrapped'] !== undefined && secrets.isCurrent(privateJwk['wrapped'], signingKeyPurpose(kid)))
    return undefined
  return wrapPrivateJwk(secrets, kid, privateJwkOf(secrets, stored))
}

function privateJwkOf(secrets: Secrets, { kid, privateJwk }: Stored): Record<string, string> {
  const { wrapped } = privateJwk
  if (wrapped === undefined) return privateJwk
  return JSON.parse(secrets.unwrap(wrapped, signingKeyPurpose(kid))) as Record<string, string>
}
