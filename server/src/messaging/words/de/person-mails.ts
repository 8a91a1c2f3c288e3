import type { personMails as english } from '../en/person-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const personMails: TranslatedMails<typeof english> = {
  invite: ({ productName, email, about, from, goodFor }) => ({
    subject: `Sie sind zu ${about} auf ${productName} eingeladen`,
    paragraphs: [
      from === '' ? `Sie sind zu ${about} eingeladen.` : `${from} lädt Sie zu ${about} ein.`,
      `Die Einladung gilt für ${email}: Melden Sie sich mit dieser Adresse an oder erstellen Sie damit ein Konto, um sie anzunehmen. Sie gilt ${goodFor}.`,
    ],
    button: 'Einladung annehmen',
    footer:
      'Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren: Es geschieht nichts, bis Sie annehmen.',
  }),
  hand_over: ({ about, from, goodFor }) => ({
    subject: `${from || 'Ein Inhaber'} bietet Ihnen die Inhaberschaft von ${about} an`,
    paragraphs: [
      `${from || 'Ein Inhaber'} möchte Ihnen die Inhaberschaft von ${about} übertragen. Es ändert sich nichts, bis Sie annehmen. Das Angebot gilt ${goodFor}.`,
    ],
    button: 'Angebot ansehen',
    footer: 'Wenn Sie das nicht möchten, lehnen Sie ab oder lassen Sie das Angebot ablaufen.',
  }),
  record_changed: ({ productName, about, fields, goodFor }) => ({
    subject: `${about} hat Ihr ${productName}-Konto geändert`,
    paragraphs: [
      `Ein Inhaber von ${about} hat Ihr Konto geändert: ${fields}. Alle, die Sie auf ${productName} sehen, sehen die Änderung.`,
      `Wenn Sie das nicht wollten, nehmen Sie es zurück; dann kann ${about} nichts mehr an Ihrem Konto ändern. Der Link funktioniert einmal und gilt ${goodFor}.`,
    ],
    button: 'Änderungen ansehen',
    footer: 'Wenn Sie damit einverstanden sind, müssen Sie nichts tun.',
  }),
}
