import type { usernamesMessages as english } from '#languages/en/usernames.ts'
import type { Translation } from '#languages/translation.ts'

export const usernamesMessages: Translation<typeof english> = {
  username: 'Nombre de usuario',
  checking: 'Comprobando',
  available: (username) => `${username} está disponible.`,
  unchecked:
    'No se ha podido comprobar este nombre de usuario ahora mismo. Puedes continuar: se volverá a comprobar al final.',
}
