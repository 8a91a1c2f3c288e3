/** The ways in to an account, as organizations' rules name them. */

/** `mail` is a link or a code that was mailed. */
export const signInWays = ['password', 'google', 'passkey', 'mail'] as const
export type SignInWay = (typeof signInWays)[number]
