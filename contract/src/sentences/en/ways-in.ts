/** How a sign-in began, where a page or a mail says so; null where nothing is known to say. */
import type { WayIn } from '../../identity/sessions.ts'

export const waysIn: Record<WayIn, string | null> = {
  password: 'with a password',
  google: 'with Google',
  passkey: 'with a passkey',
  mail: 'by email',
  sso: 'through an organization’s own sign-in',
  card: 'with a card',
  pictures: 'with pictures',
  hand_off: 'through another page',
  other: null,
}
