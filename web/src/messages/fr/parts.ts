import type { partMessages as english } from '#languages/en/parts.ts'
import type { Translation } from '#languages/translation.ts'

export const partMessages: Translation<typeof english> = {
  notLoaded:
    'Cette partie de la page n’a pas pu être chargée. Elle se chargera d’elle-même dès que vous serez en ligne.',
  newVersion:
    'Une nouvelle version de cette page est disponible. Veuillez enregistrer ce que vous avez saisi, puis recharger la page.',
}
