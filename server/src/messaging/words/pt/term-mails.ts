import type { termMails as english } from '../en/term-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const termMails: TranslatedMails<typeof english> = {
  term_ending: ({ productName, about, on }) => ({
    subject: `Participação em ${about} termina em ${on}`,
    paragraphs: [
      `Sua participação em ${about}, em ${productName}, tem um último dia: ${on}. Depois desse dia, você não poderá mais entrar.`,
      'Sua conta continua sendo sua, e nada dela é excluído.',
    ],
    button: 'Ver minhas organizações',
    footer: `Se você deveria ficar mais tempo, fale com alguém que cuida de ${about}.`,
  }),
  term_ended: ({ productName, about, on }) => ({
    subject: `Sua participação em ${about} terminou`,
    paragraphs: [
      `O último dia da sua participação em ${about} foi ${on}. Você não pode mais entrar.`,
      `Sua conta de ${productName} continua sendo sua, e nada dela foi excluído.`,
    ],
    button: 'Ver minhas organizações',
    footer: `Se for um engano, fale com alguém que cuida de ${about}: você pode ser aceito de novo.`,
  }),
  term_kept: ({ about, on }) => ({
    subject: `Você continua proprietário de ${about}`,
    paragraphs: [
      `O último dia da sua participação em ${about} foi ${on}, mas não há outro proprietário sem data de fim. Uma organização precisa de um proprietário, então sua participação continua sem último dia.`,
      'Se quiser sair, torne primeiro outra pessoa proprietária.',
    ],
    button: 'Ver as pessoas',
    footer: 'Se quiser ficar, não precisa fazer nada.',
  }),
}
