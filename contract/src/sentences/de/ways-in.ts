import type { WayIn } from '../../identity/sessions.ts'

export const waysIn: Record<WayIn, string | null> = {
  password: 'mit Passwort',
  google: 'mit Google',
  passkey: 'mit Passkey',
  mail: 'per E-Mail',
  sso: 'über die Anmeldung der Organisation',
  card: 'mit einer Karte',
  pictures: 'mit Bildern',
  hand_off: 'über eine andere Seite',
  other: null,
}
