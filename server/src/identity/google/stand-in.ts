/**
 * A local stand-in for Google, so that the button works on one's own machine without an account
 * there. It signs with a key that lives and dies with the process, and exists only while the product
 * is on a loopback host and no client id is set (`createGoogle` decides).
 */
import { createHash } from 'node:crypto'
import { generateKeyPair, type GenerateKeyPairResult, jwtVerify, SignJWT } from 'jose'
import type { GoogleClaims } from './issuer.ts'

const AUDIENCE = 'local-stand-in'
const LIFE = '5 minutes'

export interface StandInPerson {
  email: string
  name: string
}

export interface StandIn {
  issueIdToken(person: StandInPerson): Promise<string>
  verify(idToken: string): Promise<GoogleClaims>
}

export function createStandIn(publicOrigin: string): StandIn {
  const issuer = `${publicOrigin}/auth/google/stand-in`
  let pair: Promise<GenerateKeyPairResult> | undefined
  const keys = () => (pair ??= generateKeyPair('RS256'))
  return {
    async issueIdToken({ email, name }) {
      const subject = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21)
      return new SignJWT({ email, email_verified: true, name })
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime(LIFE)
        .sign((await keys()).privateKey)
    },
    async verify(idToken) {
      const options = { issuer, audience: AUDIENCE, algorithms: ['RS256'] }
      return (await jwtVerify<GoogleClaims>(idToken, (await keys()).publicKey, options)).payload
    },
  }
}
