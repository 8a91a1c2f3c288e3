/** Who is asking: what a verified ID token says. */
import type { SessionWay, SignInWay } from '@atrium/contract/rules/sign-in-ways'

export interface Actor {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  authTime: Date
  sessionId: string
  /** Whether the session was handed on by a custom token: however new, it is no proof of a fresh sign-in. */
  handedOff: boolean
  signIn: SignIn
  /**
   * The organization that made the account, for a learner without an address: they do nothing outside of it, and inside
   * what `rules/learners/calls.ts` names. Null for everybody's own.
   */
  learnerOf?: string | null
}

/**
 * When somebody does something, by this server's clock; but never before they signed in, which may have been at one whose
 * clock is ahead. For what ends once their account was somebody else's since some moment.
 */
export function momentOf({ authTime }: Pick<Actor, 'authTime'>): Date {
  const now = new Date()
  return now > authTime ? now : authTime
}

/**
 * How somebody signed in, by what organizations' rules ask: of a session that was handed on, how its first ancestor
 * began. A hand-off adds nothing.
 */
export interface SignIn {
  at: Date
  /** The way it was; several where it is not known which of them, and then each has to be allowed. */
  ways: readonly SessionWay[]
  /** By whose own sign-in, where it was one: an organization's id. */
  ssoOrganizationId?: string | null
  /** Whether it took a second step; a passkey is both steps. */
  secondStep: boolean
  /** The ways that whoever signs people in offers here. */
  offered: readonly SignInWay[]
}
