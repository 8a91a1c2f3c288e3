import type { uploadsMessages as english } from '#languages/en/uploads.ts'
import type { Translation } from '#languages/translation.ts'

export const uploadsMessages: Translation<typeof english> = {
  slow: 'La subida ha tardado demasiado. Vuelve a intentarlo con una conexión más rápida o con un archivo más pequeño.',
  tooLarge: 'Este archivo es demasiado grande.',
}
