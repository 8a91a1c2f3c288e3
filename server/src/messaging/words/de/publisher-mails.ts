import type { publisherMails as english } from '../en/publisher-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const publisherMails: TranslatedMails<typeof english> = {
  publisher_deleted: ({ productName, about, from, on }) => ({
    subject: `${about} wurde gelöscht`,
    paragraphs: [
      `${from || 'Ein anderer Inhaber'} hat den Herausgeber ${about} auf ${productName} gelöscht. Niemand hat mehr Zugang.`,
      `Sie können ihn bis zum ${on} mit allen, die dazugehören, wiederherstellen. Danach wird er endgültig gelöscht.`,
    ],
    button: 'Gelöschte Herausgeber ansehen',
    footer: 'Wenn Sie das alle so wollten, müssen Sie nichts tun.',
  }),
  publisher_restored: ({ about, from }) => ({
    subject: `${about} wurde wiederhergestellt`,
    paragraphs: [
      `${from || 'Ein anderer Inhaber'} hat den Herausgeber ${about} wiederhergestellt. Er ist wieder geöffnet, mit allen, die beim Löschen dazugehörten.`,
    ],
    button: `Weiter zu ${about}`,
    footer: 'Wenn Sie den Grund nicht kennen, fragen Sie bitte die anderen Inhaber.',
  }),
}
