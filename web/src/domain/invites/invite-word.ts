/**
 * Whose word it is that an invite is to be accepted. It is given by a press on a page that names what one would
 * join: on "Join", or on a way to sign in or up from the invite's own page, and then for whoever signs in by that
 * in this tab. Without it, and where storage is refused, whoever is signed in is asked.
 */
import { forget, keep, readKept } from '#browser-storage.ts'
import type { WaitingInvite } from './invite-tokens.ts'

const begunKey = 'atrium.inviteBegun'
const wordKey = 'atrium.inviteWord'

/** What a sign-in or sign-up of this tab is made for. */
export interface BegunInvite extends WaitingInvite {
  /** What it is to. */
  name: string
  /** The e-mail address it was sent to; null for a link or a code. */
  address: string | null
  /** What whoever invites calls the person: a start for the form of sign-up, where nothing is typed yet. */
  givenName: string
  familyName: string
}

/** How the word was given: a sign-in accepts on the lists, all else leads to the site (docs/requirements.md#invites). */
export type WordGiven = 'sign-in' | 'sign-up' | 'press'

interface Word {
  token: string
  uid: string
  given: WordGiven
}

/** For the press that leads from the invite's own page to sign-in or sign-up. Kept for the life of the tab. */
export function beginWithInvite(invite: BegunInvite): void {
  keep('tab', begunKey, invite)
}

export function begunInvite(): BegunInvite | null {
  return readKept('tab', begunKey) as BegunInvite | null
}

/** The sign-in or sign-up that may follow is no longer made for it. */
export function endBegunInvite(): void {
  forget('tab', begunKey)
}

/** For a sign-in or sign-up of this very tab that went through: what it was begun for is now this account's word. */
export function keepWordOfSignIn(uid: string, given: WordGiven): void {
  const begun = begunInvite()
  if (begun === null) return
  endBegunInvite()
  giveWord(begun, uid, given)
}

/** For a press on "Join". Other tabs know it too: an address may be confirmed there. */
export function giveWord({ token }: WaitingInvite, uid: string, given: WordGiven = 'press'): void {
  keep('browser', wordKey, { token, uid, given } satisfies Word)
}

/** How this account said that it wants this invite; null where it did not. */
export function wordFor({ token }: WaitingInvite, uid: string): WordGiven | null {
  const word = readKept('browser', wordKey) as Word | null
  return word?.token === token && word.uid === uid ? word.given : null
}
