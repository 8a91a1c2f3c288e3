/** The TXT record that proves a domain: where it stands and what it says. */
import { createHash, randomBytes } from 'node:crypto'

/** Below the domain, with an underscore (RFC 8552): no host is called so, and what else the domain publishes stands elsewhere. */
const LABEL = '_atrium-challenge'
const VALUE = 'atrium-domain-verification='
const SEED_BYTES = 20

export function recordName(domain: string): string {
  return `${LABEL}.${domain}`
}

/** 160 random bits. */
export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('base64url')
}

export interface Proof {
  organizationId: string
  domain: string
  seed: string
}

/** Good for this organization and this domain alone: the value of one is no proof for another. */
export function recordValue({ organizationId, domain, seed }: Proof): string {
  const bound = createHash('sha256').update([organizationId, domain, seed].join('\n')).digest('base64url')
  return `${VALUE}${bound}`
}
