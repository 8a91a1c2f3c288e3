import type { termMails as english } from '../en/term-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const termMails: TranslatedMails<typeof english> = {
  term_ending: ({ productName, about, on }) => ({
    subject: `Votre adhésion à ${about} se termine le ${on}`,
    paragraphs: [
      `Votre adhésion à ${about} sur ${productName} a un dernier jour : le ${on}. Après cette date, vous ne pourrez plus entrer.`,
      'Votre compte reste à vous, et rien n’en est supprimé.',
    ],
    button: 'Voir mes organisations',
    footer: `Si vous devez rester plus longtemps, adressez-vous à une personne qui gère ${about}.`,
  }),
  term_ended: ({ productName, about, on }) => ({
    subject: `Votre adhésion à ${about} est terminée`,
    paragraphs: [
      `Le dernier jour de votre adhésion à ${about} était le ${on}. Vous ne pouvez plus entrer.`,
      `Votre compte sur ${productName} reste à vous, et rien n’en a été supprimé.`,
    ],
    button: 'Voir mes organisations',
    footer: `Si c’est une erreur, adressez-vous à une personne qui gère ${about} : elle peut vous réintégrer.`,
  }),
  term_kept: ({ about, on }) => ({
    subject: `Vous restez propriétaire : ${about}`,
    paragraphs: [
      `Le dernier jour de votre adhésion à ${about} était le ${on}, mais il n’y a pas d’autre propriétaire sans dernier jour. Une organisation a besoin d’un propriétaire : votre adhésion continue donc sans dernier jour.`,
      'Si vous voulez partir, nommez d’abord un autre propriétaire.',
    ],
    button: 'Voir ses membres',
    footer: 'Si vous voulez rester, vous n’avez rien à faire.',
  }),
}
