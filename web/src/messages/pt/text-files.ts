import type { textFileMessages as english } from '#languages/en/text-files.ts'
import type { Translation } from '#languages/translation.ts'

export const textFileMessages: Translation<typeof english> = {
  empty: 'Este arquivo está vazio.',
  tooLarge: 'Este arquivo é grande demais.',
  noText: 'Este não é um arquivo de texto.',
  noList: 'Este não é um arquivo de texto. Salve a lista como CSV e escolha esse arquivo.',
}
