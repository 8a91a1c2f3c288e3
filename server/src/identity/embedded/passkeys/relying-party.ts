/** For whom passkeys are made, and where what they signed may come from. */
import { isWithin, relyingPartyOf } from '@atrium/contract/rules/passkeys/relying-party'
import { Refusal } from '#http/refusal.ts'
import { isAuthorizedOrigin, originOf, type OriginSettings } from '#identity/embedded/protocol/origins.ts'

/** The product's domain. Throws `Refusal('passkeys_not_offered')` where that is a number. */
export function requireRelyingParty(settings: OriginSettings): string {
  const id = relyingPartyOf(settings)
  if (id === null) throw new Refusal('passkeys_not_offered', { detail: 'the product’s domain is a number' })
  return id
}

/** Authorized, and within the relying party: browsers let no other page ask, so nothing else can be honest. */
export function isOwnPage(origin: string, settings: OriginSettings): boolean {
  if (originOf(origin) !== origin) return false
  const relyingParty = requireRelyingParty(settings)
  return isAuthorizedOrigin(origin, settings) && isWithin(new URL(origin).hostname, relyingParty)
}
