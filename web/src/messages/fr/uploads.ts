import type { uploadsMessages as english } from '#languages/en/uploads.ts'
import type { Translation } from '#languages/translation.ts'

export const uploadsMessages: Translation<typeof english> = {
  slow: 'L’envoi a pris trop de temps. Réessayez avec une connexion plus rapide ou un fichier plus petit.',
  tooLarge: 'Ce fichier est trop volumineux.',
}
