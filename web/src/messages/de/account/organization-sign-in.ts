import type { organizationSignInMessages as english } from '#languages/en/account/organization-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const organizationSignInMessages: Translation<typeof english> = {
  heading: (organization) => `Anmeldung über ${organization}`,
  lead: (email, name) =>
    `${email} gehört zu dieser Organisation. Sie hat eine eigene Anmeldung: ${name}. Sie werden jetzt dorthin geleitet und kommen angemeldet zurück.`,
  only: 'Ihre Organisation verlangt, dass sich alle mit einer solchen Adresse so anmelden.',
  goOn: (name) => `Weiter zu ${name}`,
  leaving: 'Anmeldung wird geöffnet',
  back: 'Zurück',
  other: 'Anders anmelden',
  /** Where it is the only way in for everybody else. */
  owners: 'Ich bin Inhaber dieser Organisation: anders anmelden',
  finishing: 'Sie werden angemeldet',
  notSignedIn: 'Sie sind nicht angemeldet',
  again: 'Zurück zur Anmeldung',
  problems: {
    expired: 'Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte melden Sie sich erneut an.',
    denied: 'Die Anmeldung wurde dort abgebrochen.',
    unreachable: 'Die Anmeldung Ihrer Organisation ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut.',
    invalid: 'Die Anmeldung Ihrer Organisation hat eine falsche Antwort gegeben. Bitte sagen Sie es den Zuständigen.',
    no_address:
      'Die Anmeldung Ihrer Organisation hat Ihre E-Mail-Adresse nicht mitgeteilt. Bitte sagen Sie es den Zuständigen.',
    address_not_confirmed:
      'Laut der Anmeldung Ihrer Organisation ist Ihre E-Mail-Adresse nicht bestätigt. Bitte sagen Sie es den Zuständigen.',
    domain_not_proven: 'Ihre E-Mail-Adresse gehört zu einer Domain, die Ihre Organisation hier nicht verifiziert hat.',
    account_elsewhere:
      'Ihr Konto hat inzwischen eine andere E-Mail-Adresse. Bitte melden Sie sich mit Ihrem Passwort oder auf anderem Weg an.',
    another_subject:
      'Unter dieser E-Mail-Adresse ist schon eine andere Person Ihrer Organisation bekannt. Bitte sagen Sie es den Zuständigen.',
    account_disabled: 'Dieses Konto ist deaktiviert. Bitte wenden Sie sich an den Support.',
    failed: 'Etwas ist schiefgelaufen. Bitte melden Sie sich erneut an.',
  },
}
