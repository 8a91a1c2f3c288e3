/** How a sign-in began, as the page and the mail about it say it: behind "signed in". */
import type { WayIn } from './sessions.ts'

/** Null where nothing is known to say. */
export const wayInWords: Record<WayIn, string | null> = {
  password: 'with a password',
  google: 'with Google',
  passkey: 'with a passkey',
  mail: 'by email',
  hand_off: 'through another page',
  other: null,
}
