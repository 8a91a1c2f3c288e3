import type { resetPasswordMessages as english } from '#languages/en/account/reset-password.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const resetPasswordMessages: Translation<typeof english> = {
  heading: '¿Has olvidado tu contraseña?',
  lead: (email) => `Enviaremos un enlace a ${email}. Úsalo para elegir una contraseña nueva.`,
  resend: 'Reenviar el correo',
  resending: 'Reenviando el correo...',
  back: 'Volver al perfil',
  sent: 'Te hemos enviado por correo un enlace para restablecer la contraseña.',
  noEmail: 'No se ha encontrado ninguna dirección de correo. Comprueba que has iniciado sesión.',
  networkFail: failureMessages.networkFail,
}
