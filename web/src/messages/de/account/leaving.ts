import type { leavingMessages as english } from '#languages/en/account/leaving.ts'
import type { Translation } from '#languages/translation.ts'
import { accountDeletionDays, exportLinkDays, restingNameDays } from '@atrium/contract/limits'

export const leavingMessages: Translation<typeof english> = {
  title: 'Konto',
  loading: 'Ihr Konto wird geladen',
  failed: 'Ihr Konto konnte nicht geladen werden.',

  export: {
    heading: 'Meine Daten herunterladen',
    lead: 'Eine Kopie von allem, was über Sie gespeichert ist: Ihr Profil, wie Sie sich anmelden, wo Sie dazugehören, was Sie getan haben, und Ihre Bilder. Es ist ein ZIP-Archiv mit Dateien, die andere Programme lesen können.',
    ask: 'Meine Daten vorbereiten',
    asking: 'Wird angefordert',
    preparing:
      'Ihre Daten werden vorbereitet. Sie können diese Seite verlassen: Wir senden Ihnen einen Link per E-Mail, sobald alles bereit ist.',
    ready: (email, until) =>
      `Ihre Daten sind bereit. Wir haben einen Link an ${email} gesendet. Er funktioniert einmal, bis zum ${until}.`,
    taken: 'Sie haben Ihre Daten heruntergeladen.',
    expired: `Der Link zu Ihren Daten ist abgelaufen. Ein Link gilt ${exportLinkDays} Tage.`,
    failedToMake: 'Ihre Daten konnten nicht vorbereitet werden. Bitte versuchen Sie es noch einmal.',
    lastAsked: (when) => `Zuletzt angefordert: ${when}.`,
    nextAt: (when) => `Wieder möglich ab: ${when}.`,
  },

  download: {
    title: 'Meine Daten herunterladen',
    lead: 'Der Link funktioniert einmal. Bewahren Sie die Datei an einem sicheren Ort auf: Sie enthält alles, was über Sie gespeichert ist.',
    account: (email) =>
      `Sie sind als ${email} angemeldet. Herunterladen kann die Daten nur das Konto, das sie angefordert hat.`,
    button: 'Herunterladen',
    downloading: 'Wird heruntergeladen',
    done: 'Ihre Daten wurden heruntergeladen.',
    toAccount: 'Zu meinem Konto',
  },

  deletion: {
    heading: 'Konto löschen',
    lead: 'Sie können Ihr Konto jederzeit löschen. Das geschieht dann:',
    consequences: [
      `${accountDeletionDays} Tage lang ändert sich nichts. Sie können sich wie bisher anmelden und es sich anders überlegen.`,
      'Danach werden Ihr Konto, Ihr Profil und Ihre Mitgliedschaften gelöscht. Das lässt sich nicht rückgängig machen.',
      'Was Sie in Organisationen getan haben, bleibt dort, ohne Ihren Namen.',
      `Ihr Benutzername ist ${restingNameDays} Tage lang nicht verfügbar. Ihre E-Mail-Adresse kann sofort für ein neues Konto verwendet werden.`,
    ],
    onlyOwner:
      'Die folgenden Organisationen und Herausgeber haben außer Ihnen keinen Inhaber. Bitte machen Sie jemand anderen zum Inhaber, oder löschen Sie die Organisation oder den Herausgeber, bevor Sie Ihr Konto löschen.',
    organizations: 'Organisationen',
    publishers: 'Herausgeber',
    ask: 'Mein Konto löschen',
    asking: 'Wird gelöscht',
    confirmTitle: 'Ihr Konto löschen?',
    confirmLead: `Es wird in ${accountDeletionDays} Tagen gelöscht. Bis dahin können Sie es sich anders überlegen.`,
    confirm: 'Konto löschen',
    cancel: 'Abbrechen',
    asked: (on) => `Ihr Konto wird am ${on} gelöscht. Wir haben Ihnen dazu eine E-Mail gesendet.`,
    pending: (on) => `Ihr Konto wird am ${on} gelöscht.`,
    pendingLead:
      'Bis dahin können Sie es wie bisher verwenden. Wenn Sie es sich anders überlegen, wählen Sie oben auf dieser Seite „Mein Konto behalten“.',
    waiting: 'Ihr Konto wird gelöscht, sobald jemand anderes Inhaber von dem ist, was nur Ihnen gehört.',
  },

  banner: {
    label: 'Ihr Konto wird gelöscht',
    pending: (on) => `Ihr Konto wird am ${on} gelöscht.`,
    waiting: 'Ihr Konto wird gelöscht, sobald jemand anderes Inhaber von dem ist, was nur Ihnen gehört.',
    see: 'Mein Konto ansehen',
    keep: 'Mein Konto behalten',
    keeping: 'Löschung wird zurückgenommen',
    kept: 'Ihr Konto bleibt bestehen.',
  },
}
