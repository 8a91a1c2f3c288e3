import type { textFileMessages as english } from '#languages/en/text-files.ts'
import type { Translation } from '#languages/translation.ts'

export const textFileMessages: Translation<typeof english> = {
  empty: 'Ce fichier est vide.',
  tooLarge: 'Ce fichier est trop volumineux.',
  noText: 'Ce n’est pas un fichier texte.',
  noList: 'Ce n’est pas un fichier texte. Enregistrez la liste au format CSV, puis choisissez ce fichier.',
}
