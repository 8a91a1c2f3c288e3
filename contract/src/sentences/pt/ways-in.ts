import type { WayIn } from '../../identity/sessions.ts'

export const waysIn: Record<WayIn, string | null> = {
  password: 'com senha',
  google: 'com o Google',
  passkey: 'com chave de acesso',
  mail: 'por e-mail',
  sso: 'pelo login próprio de uma organização',
  card: 'com um cartão',
  pictures: 'com figuras',
  hand_off: 'por outra página',
  other: null,
}
