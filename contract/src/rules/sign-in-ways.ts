/** The ways in to an account, as organizations' rules name them. */

/** `mail` is a link or a code that was mailed. */
export const signInWays = ['password', 'google', 'passkey', 'mail'] as const
export type SignInWay = (typeof signInWays)[number]

/**
 * How a session may begin. `sso` is an organization's own sign-in: rules need not name it, since it meets the rules of
 * that organization, and of no other.
 */
export const sessionWays = [...signInWays, 'sso'] as const
export type SessionWay = (typeof sessionWays)[number]
