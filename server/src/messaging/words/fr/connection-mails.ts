import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `Un certificat pour ${about} expire le ${on}`,
    paragraphs: [
      `Les membres de l’organisation ${about} se connectent à ${productName} par leur propre fournisseur d’identité. Un certificat avec lequel il signe est valable jusqu’au ${on}. Ensuite, les connexions signées avec ce certificat seront refusées.`,
      'Demandez le prochain certificat à la personne qui gère le fournisseur d’identité et ajoutez-le à côté de l’actuel : plusieurs peuvent coexister.',
    ],
    button: 'Voir la connexion',
    footer: `Nous vous prévenons ${certificateNoticeDays} jours avant l’expiration d’un certificat, une fois pour chacun. Si le prochain est déjà ajouté, il n’y a rien à faire.`,
  }),
  certificates_followed: ({ productName, about }) => ({
    subject: `Des certificats de connexion à ${about} ont été repris`,
    paragraphs: [
      `Les membres de l’organisation ${about} se connectent à ${productName} par leur propre fournisseur d’identité. Ses métadonnées contiennent maintenant d’autres certificats de signature, et ils ont été repris, comme un propriétaire l’a activé.`,
      'Les connexions signées avec ces certificats sont désormais acceptées. Si le fournisseur n’a pas changé ses certificats, désactivez la connexion et demandez à la personne qui le gère.',
    ],
    button: 'Voir la connexion',
    footer: 'Nous vous prévenons de chaque changement, car les certificats décident qui peut se connecter.',
  }),
  metadata_differs: ({ productName, about }) => ({
    subject: `Nouvelles données du fournisseur d’identité : ${about}`,
    paragraphs: [
      `Les membres de l’organisation ${about} se connectent à ${productName} par leur propre fournisseur d’identité. Ses métadonnées indiquent maintenant un autre ID d’entité ou d’autres adresses de connexion. Cela n’a pas été repris : seul un propriétaire le modifie.`,
      'Demandez à la personne qui gère le fournisseur si c’est voulu. Si oui, faites relire les métadonnées dans les paramètres de la connexion.',
    ],
    button: 'Voir la connexion',
    footer: 'Nous ne vous préviendrons plus tant que les métadonnées ne correspondent pas de nouveau.',
  }),
  metadata_unread: ({ productName, about }) => ({
    subject: `Métadonnées illisibles pour la connexion à ${about}`,
    paragraphs: [
      `Les membres de l’organisation ${about} se connectent à ${productName} par leur propre fournisseur d’identité. Depuis plusieurs jours, rien d’utilisable n’a pu être lu à l’adresse de ses métadonnées, et ses certificats ne sont donc pas tenus à jour.`,
      'Les connexions continuent avec les certificats enregistrés ici, jusqu’à leur expiration. La page de la connexion dit ce qui ne va pas.',
    ],
    button: 'Voir la connexion',
    footer: 'Nous ne vous préviendrons plus tant que les métadonnées ne sont pas de nouveau lisibles.',
  }),
}
