import type { publisherMails as english } from '../en/publisher-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const publisherMails: TranslatedMails<typeof english> = {
  publisher_deleted: ({ productName, about, from, on }) => ({
    subject: `${about} wurde gelöscht`,
    paragraphs: [
      `${from || 'Ein anderer Inhaber'} hat den Herausgeber ${about} bei ${productName} gelöscht. Niemand kommt mehr hinein.`,
      `Sie können ihn bis zum ${on} mit allen, die dazugehören, wiederherstellen. Danach wird er endgültig gelöscht.`,
    ],
    button: 'Gelöschte Herausgeber ansehen',
    footer: 'Wenn das in Ihrem Sinn war, müssen Sie nichts tun.',
  }),
  publisher_restored: ({ about, from }) => ({
    subject: `${about} wurde wiederhergestellt`,
    paragraphs: [
      `${from || 'Ein anderer Inhaber'} hat den Herausgeber ${about} wiederhergestellt. Er ist wieder offen, mit allen, die beim Löschen dazugehörten.`,
    ],
    button: `Zu ${about}`,
    footer: 'Wenn Sie den Grund nicht kennen, fragen Sie bitte die anderen Inhaber.',
  }),
}
