import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `Un certificat de connexion à ${about} est valable jusqu’au ${on}`,
    paragraphs: [
      `Les membres de ${about} se connectent à ${productName} par leur propre fournisseur d’identité. Un certificat avec lequel il signe est valable jusqu’au ${on}. Ensuite, les connexions signées avec ce certificat seront refusées.`,
      'Demandez le prochain certificat à la personne qui gère le fournisseur d’identité et ajoutez-le à côté de l’actuel : plusieurs peuvent coexister.',
    ],
    button: 'Voir la connexion',
    footer: `Vous êtes informé ${certificateNoticeDays} jours avant la fin d’un certificat, une fois pour chacun. Si le prochain est déjà ajouté, il n’y a rien à faire.`,
  }),
}
