/**
 * Who has consented to an invite. Consent is given by a press on a page that names what one would
 * join: on "Join", or on a way to sign in or up from the invite's own page, and then for whoever signs in by that
 * in this tab. Without it, and where storage is refused, whoever is signed in is asked.
 */
import { forget, hasTexts, keep, readKept } from '#browser-storage.ts'
import type { WaitingInvite } from './invite-tokens.ts'

const begunKey = 'atrium.inviteBegun'
const consentKey = 'atrium.inviteWord'

/** What a sign-in or sign-up of this tab is made for. */
export interface BegunInvite extends WaitingInvite {
  /** What it is to. */
  name: string
  /** The e-mail address it was sent to; null for a link or a code. */
  address: string | null
  /** Whether it showed its organization's door: then a page of the way on that is loaded again shows it as well. */
  atDoor: boolean
  /** What whoever invites calls the person: a start for the form of sign-up, where nothing is typed yet. */
  givenName: string
  familyName: string
}

/** How consent was given: a sign-in accepts on the lists, all else leads to the site (docs/requirements.md#invites). */
export type ConsentGiven = 'sign-in' | 'sign-up' | 'press'

interface Consent {
  token: string
  uid: string
  given: ConsentGiven
}

/** For the press that leads from the invite's own page to sign-in or sign-up. Kept for the life of the tab. */
export function keepBegunInvite(invite: BegunInvite): void {
  keep('tab', begunKey, invite)
}

export function begunInvite(): BegunInvite | null {
  const kept = readKept('tab', begunKey)
  return hasTexts(kept, 'kind', 'token', 'name', 'givenName', 'familyName') ? (kept as BegunInvite) : null
}

/** The sign-in or sign-up that may follow is no longer made for it. */
export function forgetBegunInvite(): void {
  forget('tab', begunKey)
}

/** For a sign-in or sign-up of this very tab that went through: this account has consented to what it was begun for. */
export function recordConsentBySignIn(uid: string, given: ConsentGiven): void {
  const begun = begunInvite()
  if (begun === null) return
  forgetBegunInvite()
  recordConsent(begun, uid, given)
}

/** For a press on "Join". Other tabs know it too: an address may be confirmed there. */
export function recordConsent({ token }: WaitingInvite, uid: string, given: ConsentGiven = 'press'): void {
  keep('browser', consentKey, { token, uid, given } satisfies Consent)
}

/** How this account consented to this invite; null where it did not. */
export function consentFor({ token }: WaitingInvite, uid: string): ConsentGiven | null {
  const consent = readKept('browser', consentKey) as Consent | null
  return consent?.token === token && consent.uid === uid ? consent.given : null
}
