import type { secondStepMessages as english } from '#languages/en/account/second-step.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

export const secondStepMessages: Translation<typeof english> = {
  ask: {
    title: 'Zweiter Schritt',
    lead: 'Öffnen Sie Ihre Authenticator-App und geben Sie die sechs Ziffern ein, die sie anzeigt.',
    backupLead: 'Geben Sie einen der Backup-Codes ein, die Sie aufbewahrt haben. Jeder funktioniert einmal.',
    code: 'Code',
    backupCode: 'Backup-Code',
    lost: 'Weder Telefon noch Backup-Code? Bitte wenden Sie sich an den Support.',
    support: 'Zum Support',
    usedBackup:
      'Sie haben sich mit einem Backup-Code angemeldet, der nun verbraucht ist. Wenn Sie Ihr Telefon nicht mehr haben, richten Sie unter „Profil“, „Sicherheit“ das neue ein.',
    noCodes:
      'Sie haben keine Backup-Codes. Erstellen Sie unter „Profil“, „Sicherheit“ welche, damit Sie sich auch ohne Ihr Telefon anmelden können.',
    missing: 'Geben Sie den Code ein',
    wrong:
      'Dieser Code ist nicht richtig oder wurde schon verwendet. Bitte warten Sie auf den nächsten und versuchen Sie es noch einmal.',
    wrongBackup: 'Dieser Backup-Code ist nicht richtig oder wurde schon verwendet.',
    useBackup: 'Stattdessen Backup-Code verwenden',
    useApp: 'Stattdessen die App verwenden',
    cancel: 'Abbrechen',
    confirm: 'Bestätigen',
    confirming: 'Ihr Code wird geprüft',
  },
  card: {
    title: 'Bestätigung in zwei Schritten',
    lead: 'Eine Authenticator-App auf Ihrem Telefon zeigt jede halbe Minute einen neuen Code. Damit kann sich niemand allein mit Ihrem Passwort anmelden.',
    loading: 'Ihre Bestätigung in zwei Schritten wird geladen',
    failed: 'Ihre Bestätigung in zwei Schritten konnte nicht geladen werden.',
    off: 'Sie ist ausgeschaltet.',
    on: (since) => `Eingeschaltet seit ${since}.`,
    newPhone: 'Ein neues Telefon? Schalten Sie die Bestätigung hier aus, und richten Sie sie mit dem neuen wieder ein.',
    codesLeft: (left) =>
      left === 0
        ? 'Sie haben keine Backup-Codes. Erstellen Sie neue, damit Sie sich auch ohne Ihr Telefon anmelden können.'
        : plural(left, {
            one: `Noch ${figure(left)} Backup-Code übrig, falls Sie Ihr Telefon nicht zur Hand haben.`,
            other: `Noch ${figure(left)} Backup-Codes übrig, falls Sie Ihr Telefon nicht zur Hand haben.`,
          }),
    setUp: 'Einrichten',
    newCodes: 'Neue Backup-Codes erstellen',
    turnOff: 'Ausschalten',
  },
  setUp: {
    title: 'Authenticator-App einrichten',
    lead: 'Scannen Sie dies mit einer Authenticator-App auf Ihrem Telefon, zum Beispiel mit der, die schon darauf ist.',
    qrLabel: 'QR-Code für Ihre Authenticator-App',
    key: 'Oder geben Sie diesen Schlüssel in die App ein',
    copyKey: 'Schlüssel kopieren',
    code: 'Die sechs Ziffern, die die App anzeigt',
    missing: 'Geben Sie die sechs Ziffern ein, die die App anzeigt',
    wrong:
      'Dieser Code ist nicht richtig. Bitte prüfen Sie, ob die Uhrzeit Ihres Telefons stimmt, und geben Sie den neuesten Code ein.',
    failed: 'Das Einrichten hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    tooLate:
      'Das hat zu lange gedauert: Ein Schlüssel gilt zehn Minuten. Entfernen Sie ihn aus Ihrer App und scannen Sie den neuen hier unten.',
    notOffered:
      'Die Bestätigung in zwei Schritten mit einer App ist hier nicht verfügbar. Ihr Konto bleibt, wie es ist.',
    cancel: 'Abbrechen',
    confirm: 'Einschalten',
    confirming: 'Wird eingeschaltet',
    preparing: 'Ihr Schlüssel wird vorbereitet',
    confirmFirst: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    linkSent: (address) =>
      `Wir haben einen Link an ${address} gesendet. Öffnen Sie ihn und kommen Sie dann hierher zurück.`,
    confirmed: 'Ich habe sie bestätigt',
    done: 'Die Bestätigung in zwei Schritten ist eingeschaltet.',
    already: 'Die Bestätigung in zwei Schritten war schon eingeschaltet.',
  },
  codes: {
    title: 'Ihre Backup-Codes',
    lead: 'Bewahren Sie diese Codes sicher auf. Mit jedem können Sie sich einmal anmelden, anstelle der App. Sie werden nicht noch einmal angezeigt.',
    list: 'Backup-Codes',
    copy: 'Kopieren',
    copied: 'Die Codes sind in Ihrer Zwischenablage.',
    copyFailed:
      'Die Codes konnten nicht kopiert werden. Bitte wählen Sie sie aus und kopieren Sie sie selbst, oder laden Sie sie herunter.',
    download: 'Herunterladen',
    fileName: (product) => `${product.toLowerCase().replace(/\W+/g, '-')}-backup-codes.txt`,
    done: 'Ich habe sie aufbewahrt',
    leave: {
      title: 'Ohne die Codes gehen?',
      text: 'Die Codes werden nicht noch einmal angezeigt. Ohne sie müssen Sie neue erstellen.',
      stay: 'Hier bleiben',
      leave: 'Gehen',
    },
    replace: {
      title: 'Neue Backup-Codes erstellen?',
      lead: 'Die bisherigen funktionieren dann nicht mehr.',
      cancel: 'Abbrechen',
      confirm: 'Neue Codes erstellen',
    },
  },
  turnOff: {
    title: 'Bestätigung in zwei Schritten ausschalten?',
    lead: 'Zum Anmelden bei Ihrem Konto reichen dann Ihr Passwort, Google oder ein Code per E-Mail, und Ihre Backup-Codes funktionieren nicht mehr.',
    cancel: 'Abbrechen',
    confirm: 'Ausschalten',
    done: 'Die Bestätigung in zwei Schritten ist ausgeschaltet.',
    already: 'Die Bestätigung in zwei Schritten war schon ausgeschaltet.',
  },
}
