import type { publisherMails as english } from '../en/publisher-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const publisherMails: TranslatedMails<typeof english> = {
  publisher_deleted: ({ productName, about, from, on }) => ({
    subject: `L’éditeur ${about} a été supprimé`,
    paragraphs: [
      `${from || 'Un autre propriétaire'} a supprimé l’éditeur ${about} sur ${productName}. Plus personne ne peut y entrer.`,
      `Vous pouvez le restaurer, avec toutes les personnes qui en font partie, jusqu’au ${on}. Ensuite, il sera effacé définitivement.`,
    ],
    button: 'Voir les éditeurs supprimés',
    footer: 'Si c’est ce que vous vouliez tous, vous n’avez rien à faire.',
  }),
  publisher_restored: ({ about, from }) => ({
    subject: `L’éditeur ${about} a été restauré`,
    paragraphs: [
      `${from || 'Un autre propriétaire'} a restauré l’éditeur ${about}. Il est de nouveau ouvert, avec toutes les personnes qui en faisaient partie lors de sa suppression.`,
    ],
    button: `Aller à ${about}`,
    footer: 'Si vous n’en connaissez pas la raison, demandez aux autres propriétaires.',
  }),
}
