import type { accountMails as english } from '../en/account-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const accountMails: TranslatedMails<typeof english> = {
  account_disabled: ({ productName, email, reason }) => ({
    subject: `Ihr ${productName}-Konto wurde deaktiviert`,
    paragraphs: [
      `Das Konto ${email} wurde gerade deaktiviert: Niemand kann sich damit anmelden, und alle Sitzungen wurden beendet.`,
      `Grund: ${reason}`,
    ],
    footer: `Wenn Sie das für einen Irrtum halten, schreiben Sie bitte an die Person, die ${productName} für Sie betreibt.`,
  }),
  account_enabled: ({ productName, email, reason }) => ({
    subject: `Ihr ${productName}-Konto kann wieder verwendet werden`,
    paragraphs: [
      `Das Konto ${email} wurde gerade wieder aktiviert. Sie können sich wie bisher anmelden.`,
      `Grund: ${reason}`,
    ],
    footer: 'Wenn Sie hier kein Konto haben, können Sie diese E-Mail ignorieren.',
  }),
  sessions_ended: ({ productName, email, reason }) => ({
    subject: `Sie wurden bei ${productName} überall abgemeldet`,
    paragraphs: [
      `Die Person, die ${productName} für Sie betreibt, hat gerade alle Sitzungen von ${email} beendet, auf allen Geräten. Sie können sich wie bisher wieder anmelden.`,
      `Grund: ${reason}`,
    ],
    footer: `Wenn Sie das nicht erwartet haben, schreiben Sie bitte an die Person, die ${productName} für Sie betreibt.`,
  }),
  export_ready: ({ productName, email, goodFor }) => ({
    subject: `Ihre ${productName}-Daten stehen zum Herunterladen bereit`,
    paragraphs: [
      `Sie haben eine Kopie von dem angefordert, was ${productName} zu ${email} gespeichert hat. Sie ist bereit.`,
      `Melden Sie sich mit Ihrem Konto an, um sie herunterzuladen. Der Link funktioniert einmal und gilt ${goodFor}.`,
    ],
    button: 'Meine Daten herunterladen',
    footer: 'Wenn Sie das nicht waren, wählen Sie ein neues Passwort: Jemand anderes kann sich mit Ihrem anmelden.',
  }),
  deletion_asked: ({ productName, email, on }) => ({
    subject: `Ihr ${productName}-Konto wird am ${on} gelöscht`,
    paragraphs: [
      `Jemand, hoffentlich Sie, möchte das Konto ${email} löschen. Es wird am ${on} gelöscht, mit allem, was dazugehört.`,
      'Bis dahin können Sie sich wie bisher anmelden. Wenn Sie es sich anders überlegen, melden Sie sich an und wählen Sie „Mein Konto behalten“.',
    ],
    button: 'Mein Konto behalten',
    footer:
      'Wenn Sie das nicht waren, behalten Sie Ihr Konto und wählen Sie ein neues Passwort: Jemand anderes kann sich mit Ihrem anmelden.',
  }),
  account_gone: ({ productName, email, on }) => ({
    subject: `Ihre ${productName}-Daten werden am ${on} gelöscht`,
    paragraphs: [
      `Das Konto, mit dem Sie sich als ${email} anmelden, wurde gelöscht. Niemand kann sich mehr damit anmelden. Was ${productName} über Sie gespeichert hat, wird am ${on} gelöscht.`,
    ],
    footer: 'Wenn Sie es nicht gelöscht haben, wenden Sie sich bitte vor diesem Tag an den Support.',
  }),
  deletion_withdrawn: ({ productName, email }) => ({
    subject: `Ihr ${productName}-Konto wird nicht gelöscht`,
    paragraphs: [`Das Konto ${email} bleibt, wie es ist: Die Löschung wurde gerade zurückgenommen.`],
    footer: 'Wenn Sie das nicht waren, wählen Sie ein neues Passwort und löschen Sie das Konto noch einmal.',
  }),
  deletion_waits: ({ productName, names }) => ({
    subject: `Ihr ${productName}-Konto konnte noch nicht gelöscht werden`,
    paragraphs: [
      `Ihr Konto sollte gelöscht werden, aber hierfür gibt es inzwischen keinen anderen Inhaber mehr: ${names || 'etwas, das Ihnen gehört'}.`,
      'Bitte machen Sie jemand anderen zum Inhaber, oder löschen Sie es. Ihr Konto wird gelöscht, sobald das erledigt ist.',
    ],
    button: 'Mein Konto ansehen',
    footer: 'Wenn Sie es sich anders überlegt haben, melden Sie sich an und wählen Sie „Mein Konto behalten“.',
  }),
  account_deleted: ({ productName, email }) => ({
    subject: `Ihr ${productName}-Konto wurde gelöscht`,
    paragraphs: [
      `Das Konto ${email} wurde gerade gelöscht, wie Sie es wollten. Niemand kann sich mehr damit anmelden, und was Sie für andere getan haben, steht dort jetzt ohne Ihren Namen.`,
    ],
    footer:
      'Das ist die letzte E-Mail dazu. Sie können mit dieser Adresse ein neues Konto erstellen, wann immer Sie möchten.',
  }),
  passkey_added: ({ productName, email }) => ({
    subject: `Zu Ihrem ${productName}-Konto wurde ein Passkey hinzugefügt`,
    paragraphs: [
      `Zum Konto ${email} wurde gerade ein Passkey hinzugefügt. Damit ist eine Anmeldung ohne Passwort möglich.`,
    ],
    button: 'Ihre Passkeys ansehen',
    footer: 'Wenn Sie das nicht waren, entfernen Sie ihn dort und ändern Sie sofort Ihr Passwort.',
  }),
  passkey_removed: ({ productName, email }) => ({
    subject: `Aus Ihrem ${productName}-Konto wurde ein Passkey entfernt`,
    paragraphs: [
      `Aus dem Konto ${email} wurde gerade ein Passkey entfernt. Damit ist keine Anmeldung mehr möglich, und anderswo mit einem Passkey begonnene Sitzungen wurden beendet.`,
    ],
    button: 'Ihre Passkeys ansehen',
    footer: 'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort.',
  }),
  google_added: ({ productName, email }) => ({
    subject: `Mit Ihrem ${productName}-Konto wurde Google verbunden`,
    paragraphs: [
      `Mit dem Konto ${email} wurde gerade ein Google-Konto verbunden. Damit ist eine Anmeldung ohne Passwort möglich.`,
    ],
    button: 'Ihre Anmeldemöglichkeiten ansehen',
    footer: 'Wenn Sie das nicht waren, trennen Sie es dort und ändern Sie sofort Ihr Passwort.',
  }),
  google_removed: ({ productName, email }) => ({
    subject: `Von Ihrem ${productName}-Konto wurde Google getrennt`,
    paragraphs: [
      `Vom Konto ${email} wurde gerade das Google-Konto getrennt. Damit ist keine Anmeldung mehr möglich, und anderswo mit Google begonnene Sitzungen wurden beendet.`,
    ],
    button: 'Ihre Anmeldemöglichkeiten ansehen',
    footer: 'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort.',
  }),
  password_added: ({ productName, email }) => ({
    subject: `Für Ihr ${productName}-Konto wurde ein Passwort festgelegt`,
    paragraphs: [
      `Für das Konto ${email}, das bisher keines hatte, wurde gerade ein Passwort festgelegt. Damit ist eine Anmeldung möglich, und alle anderen Sitzungen wurden beendet.`,
    ],
    button: 'Ihre Anmeldemöglichkeiten ansehen',
    footer:
      'Wenn Sie das nicht waren, wählen Sie sofort ein anderes Passwort, mit „Passwort vergessen?“ bei der Anmeldung.',
  }),
  password_changed: ({ productName, email }) => ({
    subject: `Das Passwort Ihres ${productName}-Kontos wurde geändert`,
    paragraphs: [`Das Passwort des Kontos ${email} wurde gerade geändert, und alle anderen Sitzungen wurden beendet.`],
    button: 'Ihre Anmeldemöglichkeiten ansehen',
    footer:
      'Wenn Sie das nicht waren, wählen Sie sofort ein anderes Passwort, mit „Passwort vergessen?“ bei der Anmeldung.',
  }),
  password_removed: ({ productName, email }) => ({
    subject: `Das Passwort Ihres ${productName}-Kontos wurde entfernt`,
    paragraphs: [
      `Das Passwort des Kontos ${email} wurde gerade entfernt. Damit ist keine Anmeldung mehr möglich, und anderswo damit begonnene Sitzungen wurden beendet.`,
    ],
    button: 'Ihre Anmeldemöglichkeiten ansehen',
    footer:
      'Wenn Sie das nicht waren, wählen Sie sofort ein anderes Passwort, mit „Passwort vergessen?“ bei der Anmeldung.',
  }),
}
