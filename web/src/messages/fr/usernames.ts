import type { usernamesMessages as english } from '#languages/en/usernames.ts'
import type { Translation } from '#languages/translation.ts'

export const usernamesMessages: Translation<typeof english> = {
  username: 'Nom d’utilisateur',
  checking: 'Vérification',
  available: (username) => `${username} est disponible.`,
  unchecked:
    'Ce nom d’utilisateur n’a pas pu être vérifié à l’instant. Vous pouvez continuer : il sera vérifié de nouveau à la fin.',
}
