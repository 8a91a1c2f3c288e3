import type { usernamesMessages as english } from '#languages/en/usernames.ts'
import type { Translation } from '#languages/translation.ts'

export const usernamesMessages: Translation<typeof english> = {
  username: 'Benutzername',
  checking: 'Wird geprüft',
  available: (username) => `${username} ist verfügbar.`,
  unchecked:
    'Dieser Benutzername konnte gerade nicht geprüft werden. Sie können weitermachen: Er wird am Ende noch einmal geprüft.',
}
