import type { signInMessages as english } from '#languages/en/account/sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const signInMessages: Translation<typeof english> = {
  title: (product) => `Iniciar sesión en ${product}`,
  identifier: 'Nombre de usuario o correo',
  login: 'Iniciar sesión',
  lookingUp: 'Buscando tu cuenta',
  withCard: 'Entrar con una tarjeta',
  withPasskey: 'Usar una llave de acceso',
  newHere: (product) => `¿Es tu primera vez en ${product}?`,
  createAccount: 'Crear una cuenta',
  welcomeBack: '¡Qué bien verte de nuevo!',
  notYou: '¿No eres tú?',
  otherAccount: 'Usar otra cuenta',
  password: 'Contraseña',
  next: 'Siguiente',
  signingIn: 'Iniciando sesión',
  userNotFound: 'No se ha encontrado la cuenta',
  wrongPassword: 'Contraseña incorrecta. Vuelve a intentarlo o pulsa «¿Has olvidado la contraseña?».',
  networkFail: failureMessages.networkFail,
  forgot: '¿Has olvidado la contraseña?',
  forgotHeading: '¿Has olvidado tu contraseña?',
  forgotLead: 'Te enviaremos un enlace por correo. Úsalo para elegir una contraseña nueva.',
  edit: 'Editar',
  editAccount: 'Editar: usar otra cuenta',
  resetPassword: 'Restablecer la contraseña',
  sendingReset: 'Enviando el correo',
  resetSent: 'Te hemos enviado por correo un enlace para restablecer la contraseña.',
  backToPassword: 'Volver a la contraseña',
}
