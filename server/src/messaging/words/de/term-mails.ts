import type { termMails as english } from '../en/term-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const termMails: TranslatedMails<typeof english> = {
  term_ending: ({ productName, about, on }) => ({
    subject: `Mitgliedschaft bei ${about} endet am ${on}`,
    paragraphs: [
      `Ihre Mitgliedschaft bei ${about} auf ${productName} hat einen letzten Tag: ${on}. Danach haben Sie keinen Zugang mehr.`,
      'Ihr Konto bleibt Ihres, und nichts davon wird gelöscht.',
    ],
    button: 'Meine Organisationen ansehen',
    footer: `Wenn Sie länger bleiben sollen, fragen Sie bitte jemanden, der ${about} verwaltet.`,
  }),
  term_ended: ({ productName, about, on }) => ({
    subject: `Ihre Mitgliedschaft bei ${about} ist beendet`,
    paragraphs: [
      `Der letzte Tag Ihrer Mitgliedschaft bei ${about} war der ${on}. Sie haben keinen Zugang mehr.`,
      `Ihr Konto auf ${productName} bleibt Ihres, und nichts davon wurde gelöscht.`,
    ],
    button: 'Meine Organisationen ansehen',
    footer: `Wenn das ein Irrtum ist, fragen Sie bitte jemanden, der ${about} verwaltet: Von dort können Sie wieder aufgenommen werden.`,
  }),
  term_kept: ({ about, on }) => ({
    subject: `Sie bleiben Inhaber von ${about}`,
    paragraphs: [
      `Der letzte Tag Ihrer Mitgliedschaft bei ${about} war der ${on}, aber es gibt sonst keinen Inhaber ohne letzten Tag. Eine Organisation braucht einen Inhaber, deshalb geht Ihre Mitgliedschaft ohne letzten Tag weiter.`,
      'Wenn Sie gehen möchten, machen Sie bitte zuerst jemand anderen zum Inhaber.',
    ],
    button: 'Personen ansehen',
    footer: 'Wenn Sie bleiben möchten, müssen Sie nichts tun.',
  }),
}
