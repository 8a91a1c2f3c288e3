/** What the other side says of somebody, once its signature, its audience and its times were checked: of either kind. */
import type { StoredAssertion } from '#db/schema.ts'

export interface Assertion {
  issuer: string
  /** Whom that issuer names: `sub`, or the NameID. */
  subject: string
  /** Texts alone; what was no text is not there. */
  claims: Record<string, string[]>
  email?: string
  /** Left out where the protocol, or this issuer, has no word for it. */
  emailVerified?: boolean
  /** When it was said. */
  at: Date
}

export function toStored({ at, ...rest }: Assertion): StoredAssertion {
  return { ...rest, at: at.toISOString() }
}

export function fromStored({ at, ...rest }: StoredAssertion): Assertion {
  return { ...rest, at: new Date(at) }
}
