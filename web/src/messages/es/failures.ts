import type { failureMessages as english } from '#languages/en/failures.ts'
import type { Translation } from '#languages/translation.ts'

export const failureMessages: Translation<typeof english> = {
  somethingWrong: 'Algo ha salido mal',
  serverUnavailable: 'El servidor no está disponible',
  networkFail: 'Error de red',
  offline: 'No tienes conexión. Tus cambios siguen aquí.',
  storageHangs:
    'El almacenamiento del navegador no responde. Cierra las demás pestañas de este sitio o reinicia el navegador y vuelve a intentarlo.',
  somebodyElse: 'Mientras tanto se inició sesión con otra cuenta en este navegador.',
  secondStepCancelled: 'No has terminado de iniciar sesión. Inténtalo de nuevo.',
  secondStepOver: 'Ha pasado demasiado tiempo o se ha interrumpido. Vuelve a iniciar sesión.',
  otherSecondStep:
    'Tu cuenta tiene un segundo paso que esta página no puede pedir. Ponte en contacto con el servicio de ayuda.',
}
