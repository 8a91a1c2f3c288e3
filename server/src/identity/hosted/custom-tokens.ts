/** Custom tokens that the hosted provider exchanges: signed by the service account. */
import { randomUUID } from 'node:crypto'
import { importPKCS8, SignJWT, UnsecuredJWT } from 'jose'
import type { ServiceAccount } from './settings.ts'

/** The audience that the provider asks for, as its documentation of custom tokens says. */
const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const LIFE = '5 minutes'
const EMULATED_ACCOUNT = 'emulator@localhost'

/**
 * The hosted provider knows neither single use nor an origin for its custom tokens: what limits one
 * is its life of five minutes (`docs/security.md`). `told`: claims for the ID tokens that come of it.
 */
export async function signCustomToken(
  uid: string,
  account: ServiceAccount | undefined,
  told: Record<string, unknown> = {},
): Promise<string> {
  const email = account?.clientEmail ?? EMULATED_ACCOUNT
  // Two tokens for one person within a second would else be the same token.
  const claims = { uid, jti: randomUUID(), claims: told }
  const times = <T extends SignJWT | UnsecuredJWT>(token: T) =>
    token.setIssuer(email).setSubject(email).setAudience(AUDIENCE).setIssuedAt().setExpirationTime(LIFE) as T
  if (!account) return times(new UnsecuredJWT(claims)).encode()
  const key = await importPKCS8(account.privateKey, 'RS256')
  return times(new SignJWT(claims)).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(key)
}
