/** How long things live, in seconds. */
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@atrium/contract/rules/time/lengths'

/** A hand-off to a sub-domain is one redirect away. */
export const customTokenSeconds = 5 * MINUTE_SECONDS
/** What an authenticator is asked to sign; the browser gives up by then as well. */
export const passkeyChallengeSeconds = 5 * MINUTE_SECONDS
/** From the answer to a passkey to the SDK's own call, which follows at once. */
export const passkeyTokenSeconds = MINUTE_SECONDS
/** The same where somebody arrived from an organization's own sign-in. */
export const arrivalTokenSeconds = MINUTE_SECONDS
export const actionCodeSeconds = {
  resetPassword: HOUR_SECONDS,
  verifyEmail: 3 * DAY_SECONDS,
  verifyAndChangeEmail: HOUR_SECONDS,
  /** Long enough for who reads that mailbox only now and then. */
  recoverEmail: 3 * DAY_SECONDS,
} as const

/** In which a mail about a new sign-in can end it. */
export const endSessionCodeSeconds = 7 * DAY_SECONDS
/** Of the link and the code of one mail. */
export const mailedSignInSeconds = 10 * MINUTE_SECONDS
/** Wrong codes that a mail bears: of a million, so many may be tried. */
export const mailedCodeGuesses = 5
/** Between the first step of a sign-in and the second. */
export const pendingSignInSeconds = 10 * MINUTE_SECONDS
/** Between a secret that an authenticator app is told and the first code that it makes. */
export const enrolmentSeconds = 10 * MINUTE_SECONDS

/** How long a sign-in waits to be counted and looked up with others, where its hash has to wait longer than that. */
export const arrivalsGatherMs = 80
/** How long a sign-in whose password is right waits for others to be stored with it, while every core is checking more. */
export const signInGatherMs = 160
/** Sign-ins stored at once at most; so many do not wait for more. */
export const signInsTogether = 24

/** A replaced refresh token still works this long: two tabs share one, and one answer can be slow. */
export const refreshGraceSeconds = MINUTE_SECONDS

/** How long a process may go on with the signing keys it has read. */
export const keyCacheSeconds = MINUTE_SECONDS
/** A new key is published this long before it signs: by then every process and cache has read it. */
export const keyAnnounceSeconds = 2 * MINUTE_SECONDS
/** A retired key stays published while a token that it signed may live, and some more. */
export const keyPublishedAfterSeconds = 2 * HOUR_SECONDS
export const keyRotationSeconds = 30 * DAY_SECONDS
/** Tokens with made-up key ids may not make us read the keys more often than this. */
export const unknownKeySeconds = 5

/** Rows that can be good for nothing any more are kept this long, for whoever looks into a theft. */
export const sweepAfterSeconds = 30 * DAY_SECONDS

export function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000)
}
