import type { textFileMessages as english } from '#languages/en/text-files.ts'
import type { Translation } from '#languages/translation.ts'

export const textFileMessages: Translation<typeof english> = {
  empty: 'Este archivo está vacío.',
  tooLarge: 'Este archivo es demasiado grande.',
  noText: 'No es un archivo de texto.',
  noList: 'No es un archivo de texto. Guarda la lista como CSV y elige ese archivo.',
}
