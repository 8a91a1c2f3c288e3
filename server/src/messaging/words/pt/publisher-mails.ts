import type { publisherMails as english } from '../en/publisher-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const publisherMails: TranslatedMails<typeof english> = {
  publisher_deleted: ({ productName, about, from, on }) => ({
    subject: `${about} foi excluído`,
    paragraphs: [
      `${from || 'Outro proprietário'} excluiu o editor ${about} em ${productName}. Ninguém mais pode entrar.`,
      `Você pode restaurá-lo, com todas as pessoas que fazem parte dele, até ${on}. Depois disso, ele será apagado para sempre.`,
    ],
    button: 'Ver os editores excluídos há pouco',
    footer: 'Se é o que todos vocês queriam, não precisa fazer nada.',
  }),
  publisher_restored: ({ about, from }) => ({
    subject: `${about} foi restaurado`,
    paragraphs: [
      `${from || 'Outro proprietário'} restaurou o editor ${about}. Ele está aberto de novo, com todas as pessoas que faziam parte dele quando foi excluído.`,
    ],
    button: `Ir para ${about}`,
    footer: 'Se você não sabe o motivo, pergunte aos outros proprietários.',
  }),
}
