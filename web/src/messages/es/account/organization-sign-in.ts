import type { organizationSignInMessages as english } from '#languages/en/account/organization-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const organizationSignInMessages: Translation<typeof english> = {
  heading: (organization) => `${organization} se encarga de tu inicio de sesión`,
  lead: (email, name) =>
    `${email} es de esta organización, que tiene su propio acceso: ${name}. Ahora irás allí y volverás con la sesión iniciada.`,
  only: 'Tu organización pide a todas las personas con una dirección así que inicien sesión de esta forma.',
  goOn: (name) => `Continuar en ${name}`,
  leaving: 'Abriendo el acceso',
  back: 'Volver',
  other: 'Entrar de otra forma',
  /** Where it is the only way in for everybody else. */
  owners: 'Esta organización es mía: entrar de otra forma',
  finishing: 'Iniciando sesión',
  notSignedIn: 'No has iniciado sesión',
  again: 'Volver al inicio de sesión',
  problems: {
    expired: 'Ha tardado demasiado o empezó en otro navegador. Inicia sesión de nuevo.',
    denied: 'El inicio de sesión se ha cancelado allí.',
    unreachable: 'Ahora no se puede acceder al inicio de sesión de tu organización. Inténtalo más tarde.',
    invalid: 'El inicio de sesión de tu organización ha dado una respuesta incorrecta. Avisa a quien se encarga de él.',
    no_address:
      'El inicio de sesión de tu organización no ha indicado tu correo electrónico. Avisa a quien se encarga de él.',
    address_not_confirmed:
      'Según el inicio de sesión de tu organización, tu correo electrónico no está confirmado. Avisa a quien se encarga de él.',
    domain_not_proven: 'Tu correo electrónico es de un dominio que tu organización no ha verificado aquí.',
    account_elsewhere:
      'Tu cuenta tiene ahora otro correo electrónico. Inicia sesión con tu contraseña o de otra forma.',
    another_subject:
      'Este correo electrónico ya corresponde a otra persona de tu organización. Avisa a quien se encarga del acceso.',
    account_disabled: 'Esta cuenta está desactivada. Ponte en contacto con el servicio de ayuda.',
    failed: 'Algo ha salido mal. Inicia sesión de nuevo.',
  },
}
