import type { WayIn } from '../../identity/sessions.ts'

export const waysIn: Record<WayIn, string | null> = {
  password: 'avec un mot de passe',
  google: 'avec Google',
  passkey: 'avec une clé d’accès',
  mail: 'par e-mail',
  sso: 'par la connexion propre à une organisation',
  card: 'avec une carte',
  pictures: 'avec des images',
  hand_off: 'depuis une autre page',
  other: null,
}
