import type { authActionMessages as english } from '#languages/en/account/auth-actions.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'
import { figure } from '../format.ts'

export const authActionMessages: Translation<typeof english> = {
  reset: {
    heading: 'Passwort zurücksetzen',
    lead: (email) => `Wählen Sie ein neues Passwort für ${email}.`,
    newPassword: 'Neues Passwort',
    confirmPassword: 'Passwort bestätigen',
    hint: 'Mindestens 6 Zeichen und drei davon: 8 oder mehr Zeichen, ein Kleinbuchstabe, ein Großbuchstabe, eine Ziffer, ein Sonderzeichen.',
    missing: (count, properties) =>
      count === 1 ? `Davon fehlt noch eines: ${properties}.` : `Davon fehlen noch ${figure(count)}: ${properties}.`,
    tooShort: 'Verwenden Sie mindestens 6 Zeichen.',
    properties: {
      length: '8 oder mehr Zeichen',
      small: 'ein Kleinbuchstabe',
      capital: 'ein Großbuchstabe',
      digit: 'eine Ziffer',
      special: 'eines von !@#$%^&*()_+',
    },
    submit: 'Passwort zurücksetzen',
    resetting: 'Ihr Passwort wird zurückgesetzt',
    mismatch: 'Die Passwörter stimmen nicht überein',
    notNotified:
      'Das Passwort wurde zurückgesetzt, aber die E-Mail dazu konnte nicht gesendet werden. Wenden Sie sich bei Bedarf an den Support.',
    networkFail: failureMessages.networkFail,
    retry: 'Noch einmal versuchen',
  },
  done: {
    heading: 'Passwort zurückgesetzt',
    redirect: 'Sie werden in wenigen Sekunden weitergeleitet.',
    signIn: 'Anmelden',
  },
  checking: 'Ihr Link wird geprüft',
  deadLink: {
    heading: 'Dieser Link funktioniert nicht mehr',
    expired: 'Er ist abgelaufen: Ein Link zum Zurücksetzen des Passworts gilt eine Stunde.',
    used: 'Er wurde schon verwendet, oder ein Teil davon fehlt. Ein Link zum Zurücksetzen des Passworts funktioniert nur einmal. Wenn Sie damit schon ein neues Passwort gewählt haben, melden Sie sich mit diesem an.',
    disabled: 'Das Konto, für das er gesendet wurde, ist deaktiviert. Bitte wenden Sie sich an den Support.',
    again: 'Neuen Link anfordern',
    signIn: 'Zurück zur Anmeldung',
  },
  deadSignIn: {
    heading: 'Dieser Link funktioniert nicht mehr',
    expired: 'Er ist abgelaufen: Ein Link zum Anmelden gilt zehn Minuten.',
    used: 'Er wurde schon verwendet, oder ein Teil davon fehlt. Ein Link zum Anmelden funktioniert nur einmal.',
    disabled: 'Das Konto, für das er gesendet wurde, ist deaktiviert. Bitte wenden Sie sich an den Support.',
    again: 'Passwort vergessen?',
    signIn: 'Zurück zur Anmeldung',
  },
  recover: {
    heading: 'E-Mail-Adresse zurückholen',
    changed: (email, changedTo) =>
      `Die E-Mail-Adresse Ihres Kontos war ${email}. ${changedTo === null ? 'Sie wurde geändert.' : `Sie wurde in ${changedTo} geändert.`}`,
    explain:
      'Wenn Sie das nicht waren, holen Sie die Adresse zurück. Alle Sitzungen des Kontos werden beendet, und ein Passwort oder Google-Konto, das seit der Änderung hinzukam, funktioniert nicht mehr.',
    keep: 'Wenn Sie die Adresse selbst geändert haben, müssen Sie nichts tun.',
    submit: 'Meine Adresse zurückholen',
    taking: 'Ihre Adresse wird zurückgeholt',
    taken: (email) =>
      `Ein anderes Konto verwendet jetzt ${email}, deshalb kann dieses die Adresse noch nicht zurückbekommen. Wenn auch jenes Konto Ihnen gehört, ändern Sie seine Adresse, und versuchen Sie es dann noch einmal. Wenden Sie sich sonst an den Support.`,
  },
  recovered: {
    heading: 'Ihre Adresse ist wieder da',
    done: (email) => `Die E-Mail-Adresse Ihres Kontos ist wieder ${email}, und alle Sitzungen wurden beendet.`,
    advice:
      'Wer sie geändert hat, kennt vielleicht Ihr Passwort. Wählen Sie als Erstes ein neues. Sehen Sie sich dann unter „Sicherheit“ die Anmeldemöglichkeiten an, und entfernen Sie, was nicht von Ihnen ist.',
    reset: 'Link zum Zurücksetzen zusenden',
    sending: 'Ihr Link wird gesendet',
    signIn: 'Anmelden',
  },
  deadRecovery: {
    heading: 'Dieser Link funktioniert nicht mehr',
    expired: 'Er ist abgelaufen: Ein Link zum Zurückholen einer Adresse gilt drei Tage.',
    used: 'Er wurde schon verwendet, oder ein Teil davon fehlt. Ein Link zum Zurückholen einer Adresse funktioniert nur einmal.',
    disabled: 'Das Konto, für das er gesendet wurde, ist deaktiviert. Bitte wenden Sie sich an den Support.',
    again: 'Passwort vergessen?',
    signIn: 'Zurück zur Anmeldung',
  },
  verify: {
    heading: 'E-Mail-Adresse bestätigen',
    applying: 'Ihre E-Mail-Adresse wird bestätigt',
    confirmedHeading: 'E-Mail-Adresse bestätigt',
    confirmed: (email) => `${email} ist bestätigt.`,
    failed: 'Falsches Passwort. Versuchen Sie es noch einmal oder klicken Sie auf „Passwort vergessen?“.',
    advice:
      'Der Link ist vielleicht abgelaufen oder wurde schon verwendet. Wenn Sie ihn schon einmal geöffnet haben, ist Ihre E-Mail-Adresse bestätigt: Melden Sie sich einfach an.',
    retry: 'Noch einmal versuchen',
    signIn: 'Anmelden',
    forgot: 'Passwort vergessen?',
  },
  change: {
    heading: 'E-Mail-Adresse ändern',
    applying: 'Ihre E-Mail-Adresse wird geändert',
    changedHeading: 'E-Mail-Adresse geändert',
    changed: (email) => `Die E-Mail-Adresse Ihres Kontos ist jetzt ${email}. Melden Sie sich ab jetzt damit an.`,
    taken: 'Ein anderes Konto verwendet diese Adresse jetzt. Ihr Konto behält deshalb seine bisherige.',
  },
  deadChange: {
    heading: 'Dieser Link funktioniert nicht mehr',
    expired:
      'Er ist abgelaufen: Ein Link zum Ändern einer E-Mail-Adresse gilt eine Stunde. In Ihrem Profil können Sie einen neuen anfordern.',
    used: 'Er wurde schon verwendet, oder ein Teil davon fehlt. Wenn Sie ihn schon einmal geöffnet haben, ist Ihre Adresse geändert: Melden Sie sich mit der neuen an.',
    disabled: 'Das Konto, für das er gesendet wurde, ist deaktiviert. Bitte wenden Sie sich an den Support.',
    signIn: 'Zurück zur Anmeldung',
  },
  code: {
    heading: 'E-Mail-Adresse bestätigen',
    lead: 'Geben Sie Ihren sechsstelligen Code ein.',
    legend: 'Bestätigungscode',
    digit: (place, places) => `Ziffer ${figure(place)} von ${figure(places)}`,
    confirm: 'Bestätigen',
    resend: 'Code erneut senden',
    notInUse:
      'Codes werden noch nicht verwendet. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.',
    signIn: 'Zurück zur Anmeldung',
  },
}
