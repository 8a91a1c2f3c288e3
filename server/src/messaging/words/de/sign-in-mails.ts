import type { signInMails as english } from '../en/sign-in-mails.ts'
import type { TranslatedMails } from '../words.ts'

const ignore =
  'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Es ändert sich nichts, bis der Link verwendet wird.'

export const signInMails: TranslatedMails<typeof english> = {
  reset_password: ({ productName, email, goodFor }) => ({
    subject: `Setzen Sie Ihr ${productName}-Passwort zurück`,
    paragraphs: [
      `Jemand, hoffentlich Sie, möchte das Passwort von ${email} zurücksetzen.`,
      `Der Link funktioniert einmal und gilt ${goodFor}.`,
    ],
    button: 'Passwort zurücksetzen',
    footer: ignore,
  }),
  sign_in: ({ productName, email, code, goodFor }) => ({
    subject: `Anmeldung bei ${productName}`,
    paragraphs: [
      `Jemand, hoffentlich Sie, möchte sich als ${email} anmelden. Geben Sie diesen Code auf der Seite ein, die danach gefragt hat: ${code}`,
      `Oder verwenden Sie die Schaltfläche, auf einem beliebigen Gerät. Beides funktioniert einmal und gilt ${goodFor}. Niemand von ${productName} wird Sie jemals nach diesem Code fragen.`,
    ],
    button: 'Anmelden',
    footer: ignore,
  }),
  confirm_identity: ({ productName, email, code, goodFor }) => ({
    subject: `Bestätigen Sie bei ${productName}, dass Sie es sind`,
    paragraphs: [
      `Jemand, der als ${email} angemeldet ist, möchte etwas Wichtiges ändern, und wir fragen nach, ob Sie es sind. Geben Sie diesen Code auf der Seite ein, die danach gefragt hat: ${code}`,
      `Er funktioniert einmal und gilt ${goodFor}. Niemand von ${productName} wird Sie jemals nach diesem Code fragen.`,
    ],
    footer:
      'Wenn Sie das nicht waren, verwendet jemand anderes Ihr Konto: Melden Sie sich an, und melden Sie auf der Seite „Sicherheit“ Ihres Profils alle anderen Browser ab.',
  }),
  sign_in_link: ({ productName, email, goodFor }) => ({
    subject: `Anmeldung bei ${productName}`,
    paragraphs: [
      `Jemand, hoffentlich Sie, möchte sich als ${email} anmelden.`,
      `Der Link funktioniert einmal und gilt ${goodFor}.`,
    ],
    button: 'Anmelden',
    footer: ignore,
  }),
  verify_email: ({ productName, email, goodFor }) => ({
    subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${productName}`,
    paragraphs: [
      `Bitte bestätigen Sie, dass ${email} Ihre Adresse ist.`,
      `Der Link funktioniert einmal und gilt ${goodFor}.`,
    ],
    button: 'E-Mail-Adresse bestätigen',
    footer: ignore,
  }),
  change_email: ({ productName, email, goodFor }) => ({
    subject: `Bestätigen Sie Ihre neue E-Mail-Adresse für ${productName}`,
    paragraphs: [
      `Bitte bestätigen Sie, dass ${email} Ihre Adresse ist und dass Ihr Konto sie verwenden soll.`,
      `Der Link funktioniert einmal und gilt ${goodFor}.`,
    ],
    button: 'Neue E-Mail-Adresse bestätigen',
    footer: ignore,
  }),
  recover_email: ({ productName, email, changedTo, goodFor }) => ({
    subject: `Die E-Mail-Adresse Ihres ${productName}-Kontos wurde geändert`,
    paragraphs: [
      `Die E-Mail-Adresse Ihres Kontos war ${email}. Jetzt ist es ${changedTo}, und alle Sitzungen wurden beendet.`,
      `Wenn Sie das nicht waren, holen Sie die Adresse zurück und wählen Sie ein neues Passwort. Der Link funktioniert einmal und gilt ${goodFor}.`,
    ],
    button: 'Meine Adresse zurückholen',
    footer: 'Wenn Sie die Adresse selbst geändert haben, müssen Sie nichts tun.',
  }),
  done_meanwhile: ({ email, about }) => ({
    subject: `Bitte prüfen Sie: Aktivität Ihres Kontos bei ${about}`,
    paragraphs: [
      `Ihr Konto hat wieder die Adresse ${email}. Während es eine andere hatte, wurde damit bei ${about} etwas getan. Bitte prüfen Sie, ob Sie das waren.`,
      'Token für Verzeichnisse und Anmelde-Verbindungen, die in dieser Zeit damit erstellt oder geändert wurden, funktionieren nicht mehr. Alles andere bleibt, wie es ist, bis ein Inhaber es wieder ändert.',
    ],
    button: 'Ansehen, was getan wurde',
    footer: 'Was getan wurde, steht im Verlauf der Organisation, den ihre Inhaber sehen.',
  }),
  new_sign_in: ({ productName, email, signedIn, goodFor }) => ({
    subject: `Neue Anmeldung bei Ihrem ${productName}-Konto`,
    paragraphs: [
      `Jemand hat sich bei dem Konto ${email} mit einem Browser angemeldet, den wir dort noch nie gesehen haben: ${signedIn}.`,
      `Wenn Sie das nicht waren, melden Sie diesen Browser ab und wählen Sie ein neues Passwort. Der Link funktioniert einmal und gilt ${goodFor}.`,
    ],
    button: 'Das war ich nicht',
    footer: 'Wenn Sie das waren, müssen Sie nichts tun.',
  }),
  success_reset_password: ({ productName, email }) => ({
    subject: `Ihr ${productName}-Passwort wurde geändert`,
    paragraphs: [
      `Das Passwort von ${email} wurde gerade zurückgesetzt, und alle damit begonnenen Sitzungen wurden beendet.`,
    ],
    footer:
      'Wenn Sie das nicht waren, setzen Sie das Passwort sofort noch einmal zurück: Das kann jeder, der dieses Postfach lesen kann.',
  }),
}
