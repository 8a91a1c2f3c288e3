import type { errorPageMessages as english } from '#languages/en/error-pages.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

const { home } = shellMessages

export const errorPageMessages: Translation<typeof english> = {
  access: {
    title: 'Zugriff verweigert',
    text: 'Ihr Konto kann diese Seite nicht öffnen. Bitten Sie die Person, die sie verwaltet, um Zugriff.',
    back: 'Zurück',
  },
  noData: {
    title: 'Keine Daten gefunden',
    text: 'Hier gibt es noch nichts anzuzeigen.',
    home,
  },
  noStudents: {
    title: 'Keine Lernenden gefunden',
    text: 'Hier lernt noch niemand. Auf der Seite „Personen“ Ihrer Organisation können Sie Personen hinzufügen.',
    create: 'Lernende anlegen',
  },
  comingSoon: {
    title: 'Demnächst verfügbar',
    text: 'Diese Funktion kommt bald',
    home,
    backTo: (address) => `Zurück zu ${address}`,
  },
  missingPage: {
    title: 'Diese Seite gibt es nicht.',
    text: 'Der Link ist vielleicht veraltet, oder die Adresse enthält einen Tippfehler.',
    home: 'Zur Startseite',
  },
  loader: {
    title: 'Wird geladen',
    home,
  },
  notFound: {
    code: '404',
    title: 'Seite nicht gefunden',
    text: 'Die gesuchte Seite wurde leider nicht gefunden. Bitte prüfen Sie die Adresse oder gehen Sie zurück zur Startseite.',
    home,
  },
}
