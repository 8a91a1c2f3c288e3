import type { authorsMessages as english } from '#languages/en/organizations/authors.ts'
import type { Translation } from '#languages/translation.ts'

export const authorsMessages: Translation<typeof english> = {
  list: {
    title: 'Herausgeber',
    add: 'Herausgeber hinzufügen',
    addShort: 'Hinzufügen',
    filter: 'Herausgeber filtern',
    publisher: 'Herausgeber',
    publisherId: 'Herausgeber-ID',
    role: 'Rolle',
    empty: 'Hoppla! Kein Herausgeber gefunden',
    emptyAdvice:
      'Ein Herausgeber ist der Name, unter dem Ihre Inhalte erscheinen: Ihr eigener, der Ihres Teams oder Ihres Verlags.',
    create: 'Herausgeber erstellen',
    loading: 'Ihre Herausgeber werden geladen',
    failed: 'Ihre Herausgeber konnten nicht geladen werden.',
    organizations: 'Organisationen',
    invite: 'Einladen',
    people: 'Personen',
    deleted: 'Kürzlich gelöscht',
    inviteTo: (name) => `Zu ${name} einladen`,
  },
}
