import type { googleMessages as english } from '#languages/en/account/google.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const googleMessages: Translation<typeof english> = {
  signIn: 'Iniciar sesión con Google',
  signUp: 'Registrarse con Google',
  waiting: 'Continúa en la ventana de Google.',
  failures: {
    blocked:
      'Tu navegador ha bloqueado la ventana de Google. Permite las ventanas emergentes en esta página y vuelve a pulsar el botón.',
    closed: 'La ventana de Google se ha cerrado antes de tiempo. Pulsa el botón para volver a intentarlo.',
    denied: 'Has cancelado en la ventana de Google. Pulsa el botón para volver a intentarlo, o continúa sin Google.',
    expired: 'Ha tardado demasiado o se ha iniciado en otro lugar. Pulsa el botón para volver a intentarlo.',
    failed: 'No se ha podido iniciar sesión con Google. Inténtalo de nuevo dentro de un momento.',
    otherMethod: 'Ya existe una cuenta con este correo. Inicia sesión con su contraseña.',
    network: failureMessages.networkFail,
  },
}
