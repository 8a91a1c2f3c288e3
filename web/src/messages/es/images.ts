import type { imagesMessages as english } from '#languages/en/images.ts'
import type { Translation } from '#languages/translation.ts'

export const imagesMessages: Translation<typeof english> = {
  picker: {
    choose: 'Elige una imagen o suéltala aquí',
    change: 'Elegir otra imagen',
    drop: 'Suéltala aquí',
    remove: 'Quitar la imagen',
    again: 'Volver a intentarlo',
    uploading: 'Subiendo la imagen',
  },
  noUrl: 'No se ha podido subir la imagen. No se ha recibido ninguna URL.',
  failed: 'No se ha podido subir la imagen. Inténtalo de nuevo.',
}
