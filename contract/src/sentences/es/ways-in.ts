import type { WayIn } from '../../identity/sessions.ts'

export const waysIn: Record<WayIn, string | null> = {
  password: 'con contraseña',
  google: 'con Google',
  passkey: 'con llave de acceso',
  mail: 'por correo',
  sso: 'con el acceso propio de una organización',
  card: 'con una tarjeta',
  pictures: 'con dibujos',
  hand_off: 'a través de otra página',
  other: null,
}
