import type { partMessages as english } from '#languages/en/parts.ts'
import type { Translation } from '#languages/translation.ts'

export const partMessages: Translation<typeof english> = {
  notLoaded: 'Esta parte de la página no se ha podido cargar. Se cargará sola cuando vuelvas a tener conexión.',
  newVersion: 'Hay una versión nueva de esta página. Guarda lo que hayas escrito y vuelve a cargar la página.',
}
