import type { passkeyMessages as english } from '#languages/en/account/passkeys.ts'
import type { Translation } from '#languages/translation.ts'
import { signInMessages } from './sign-in.ts'

export const passkeyMessages: Translation<typeof english> = {
  notUsed: `Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder machen Sie mit „${signInMessages.login}“ weiter.`,
  failures: {
    unknown: 'Dieser Passkey öffnet hier nichts mehr: Er wurde entfernt. Bitte melden Sie sich auf andere Art an.',
    there: 'Auf diesem Gerät gibt es bereits einen Passkey für Ihr Konto.',
    notHere: 'Passkeys können an dieser Adresse nicht verwendet werden. Bitte melden Sie sich auf andere Art an.',
    unable:
      'Dieses Gerät kann hier keinen Passkey aufbewahren: Es braucht eine Displaysperre, einen Fingerabdruck oder ein Gesicht.',
    failed:
      'Der Passkey konnte nicht verwendet werden. Bitte versuchen Sie es noch einmal, oder melden Sie sich auf andere Art an.',
  },
  card: {
    title: 'Passkeys',
    lead: 'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Gerätesperre an. Sie müssen sich kein Passwort merken, und keine gefälschte Seite kann Sie danach fragen.',
    empty: 'Sie haben noch keine Passkeys.',
    emptyAdvice:
      'Fügen Sie auf jedem Gerät einen hinzu, das Sie verwenden: am Schreibtisch, zu Hause, auf dem Telefon.',
    unable:
      'Dieser Browser kann hier keine Passkeys hinzufügen. Verwenden Sie eine aktuelle Version von Chrome, Edge, Firefox oder Safari und eine Adresse, die mit https beginnt.',
    failed: 'Ihre Passkeys konnten nicht geladen werden.',
    loading: 'Ihre Passkeys werden geladen',
    add: 'Passkey hinzufügen',
    added: (name) => `Passkey „${name}“ hinzugefügt`,
    cancelled: 'Es wurde kein Passkey hinzugefügt.',
    created: (day) => `Hinzugefügt am ${day}`,
    used: (day) => `zuletzt verwendet am ${day}`,
    neverUsed: 'noch nicht verwendet',
    backedUp: 'auch in Ihrem Passwortmanager gespeichert',
    rename: 'Umbenennen',
    renameNamed: (name) => `${name} umbenennen`,
    remove: 'Entfernen',
    removeNamed: (name) => `${name} entfernen`,
    gone: 'Dieser Passkey wurde bereits entfernt.',
  },
  rename: {
    title: 'Passkey umbenennen',
    name: 'Name',
    cancel: 'Abbrechen',
    save: 'Speichern',
    renamed: 'Passkey umbenannt',
  },
  remove: {
    title: (name) => `„${name}“ entfernen?`,
    lead: 'Mit diesem Passkey können Sie sich dann nicht mehr anmelden. Überall sonst, wo Sie sich mit einem Passkey angemeldet haben, werden Sie abgemeldet.',
    cancel: 'Abbrechen',
    confirm: 'Entfernen',
    removed: (name) => `Passkey „${name}“ entfernt`,
  },
}
