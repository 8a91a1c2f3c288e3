import type { shellMessages as english } from '#languages/en/shell.ts'
import type { Translation } from '#languages/translation.ts'

export const shellMessages: Translation<typeof english> = {
  skipToContent: 'Zum Inhalt springen',
  profile: 'Profil',
  account: 'Konto',
  logout: 'Abmelden',
  toOrganizations: (product) => `${product}, zu Ihren Organisationen`,
  unnamedAccount: 'Ihr Konto',
  logoutFailed: 'Sie sind noch angemeldet: Das Abmelden hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  loadingAccount: 'Ihr Konto wird geladen',
  unexpectedError: 'Ein unerwarteter Fehler ist aufgetreten!',
  notLoaded:
    'Ein Teil der Seite wurde nicht geladen. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu.',
  reload: 'Seite neu laden',
  home: 'Zur Startseite',
  maybeOutdated: 'Was Sie sehen, ist vielleicht nicht mehr aktuell.',
  tryAgain: 'Noch einmal versuchen',
  tryingAgain: 'Neuer Versuch...',
}
