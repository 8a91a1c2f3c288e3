/** The ways in to an account, as organizations' rules name them. */

/** `mail` is a link or a code that was mailed. */
export const signInWays = ['password', 'google', 'passkey', 'mail'] as const
export type SignInWay = (typeof signInWays)[number]

/**
 * How learners without an address sign in, to accounts that their organization made: rules need not name them, since
 * what they meet is that organization's to say, which gave them out.
 */
export const learnerSessionWays = ['card', 'pictures', 'learner_password'] as const
export type LearnerSessionWay = (typeof learnerSessionWays)[number]

/**
 * How a session may begin. `sso` is an organization's own sign-in: rules need not name it, since it meets the rules of
 * that organization, and of no other.
 */
export const sessionWays = [...signInWays, 'sso', ...learnerSessionWays] as const
export type SessionWay = (typeof sessionWays)[number]
