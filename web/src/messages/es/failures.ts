import type { failureMessages as english } from '#languages/en/failures.ts'
import type { Translation } from '#languages/translation.ts'

export const failureMessages: Translation<typeof english> = {
  somethingWrong: 'Algo ha salido mal',
  serverUnavailable: 'El servidor no está disponible',
  networkFail: 'Error de red',
  offline: 'No tienes conexión. Tus cambios siguen aquí.',
}
