/** What an issuer's claims say of somebody, once the token that carries them has been checked. */
import { displayNameMaxLength, personNameMaxLength } from '@atrium/contract/limits'
import { imageUrl } from '@atrium/contract/rules/organization'
import { fitName } from '@atrium/contract/rules/person-name'
import type { GoogleIdentity } from '#identity/embedded/context.ts'
import type { GoogleClaims } from './issuer.ts'

/** OpenID Connect Core, section 2: `sub` has 255 ASCII characters at most. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/

/**
 * Verified means the boolean true: a string or its absence is not. Names and photo are made to fit our rules,
 * for nobody can be sent back to Google to change them. Throws where the subject is none.
 */
export function identityOf(claims: GoogleClaims): GoogleIdentity {
  const { iss: issuer, sub: subject } = claims
  if (!isSubject(subject)) throw new Error('the token names no subject')
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const name = (claim: string, maxLength: number) => fitName(text(claim) ?? '', maxLength) || null
  return {
    issuer,
    subject,
    email: text('email'),
    emailVerified: claims['email_verified'] === true,
    displayName: name('name', displayNameMaxLength),
    givenName: name('given_name', personNameMaxLength),
    familyName: name('family_name', personNameMaxLength),
    photoUrl: photoOf(text('picture')),
    nonce: text('nonce'),
  }
}

/** Whether it can be whom an issuer names. */
export function isSubject(subject: unknown): subject is string {
  return typeof subject === 'string' && SUBJECT.test(subject)
}

/** A whole web address, as the contract wants one; anything else shows nothing. */
export function photoOf(picture: string | null): string | null {
  return picture !== null && !picture.startsWith('/') && imageUrl.safeParse(picture).success ? picture : null
}
