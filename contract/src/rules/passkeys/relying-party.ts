/**
 * The name that passkeys are made for (WebAuthn's relying party, https://www.w3.org/TR/webauthn-3/#rp-id): the
 * product's domain, so that every organization's sub-domain shares them.
 */
interface Addresses {
  publicOrigin: string
  hostDomain: string
}

/**
 * In: where the product is. Out: the domain, without a port; that of the accounts pages where these are not below
 * the product's. Null where it is a number: browsers make no passkeys for one.
 */
export function relyingPartyOf({ publicOrigin, hostDomain }: Addresses): string | null {
  const accounts = new URL(publicOrigin)
  const domain = new URL(`${accounts.protocol}//${hostDomain}`).hostname
  const name = isWithin(accounts.hostname, domain) ? domain : accounts.hostname
  return /^[\d.]+$|^\[/.test(name) ? null : name
}

/** Whether passkeys of the relying party are good at that host: at itself and below it. */
export function isWithin(hostname: string, relyingParty: string): boolean {
  return hostname === relyingParty || hostname.endsWith(`.${relyingParty}`)
}
