import type { organizationMails as english } from '../en/organization-mails.ts'
import { formatsOf } from '../formats.ts'
import type { TranslatedMails } from '../words.ts'

const { figure, plural } = formatsOf('fr')

const timeline = 'L’historique de l’organisation dit qui a fait quoi.'

export const organizationMails: TranslatedMails<typeof english> = {
  rules_changed: ({ about, from }) => ({
    subject: `Les règles de sécurité ont changé chez ${about}`,
    paragraphs: [
      `${from || 'Un autre propriétaire'} a modifié ce que ${about} demande aux personnes qui se connectent. Les règles s’appliquent dès maintenant, à vous aussi.`,
    ],
    button: 'Voir les règles',
    footer: `Si vous ne savez pas pourquoi, demandez aux autres propriétaires. ${timeline}`,
  }),
  account_taken_back: ({ about, from, left, names }) => ({
    subject: `Un compte chez ${about} était entre d’autres mains`,
    paragraphs: [
      `Pendant un temps, une autre personne avait le compte suivant : ${from || 'un compte de l’organisation'}. Il a été récupéré.`,
      ...(left > 0
        ? [
            'Les jetons créés pour un annuaire pendant ce temps, avec ce compte ou avec un compte connecté par l’une de ses connexions, ne fonctionnent plus. Si votre annuaire en a besoin, créez-en un nouveau.',
          ]
        : []),
      ...(names
        ? [
            `Ces connexions ont été configurées, modifiées ou activées avec ce compte pendant ce temps, et sont maintenant désactivées : ${names}. Les personnes qui s’étaient connectées par elles ont été déconnectées. Vérifiez à qui elles font confiance et essayez-les avant de les réactiver.`,
          ]
        : []),
    ],
    button: 'Voir l’historique',
    footer: `Tout ce qui a été fait d’autre pendant ce temps reste tel quel. ${timeline}`,
  }),
  organization_deleted: ({ productName, about, from, on }) => ({
    subject: `L’organisation ${about} a été supprimée`,
    paragraphs: [
      `${from || 'Un autre propriétaire'} a supprimé l’organisation ${about} sur ${productName}. Plus personne ne peut y entrer.`,
      `Vous pouvez la restaurer, avec tous ses membres, jusqu’au ${on}. Ensuite, elle sera effacée définitivement.`,
    ],
    button: 'Voir les organisations supprimées',
    footer: 'Si c’est ce que vous vouliez tous, vous n’avez rien à faire.',
  }),
  organization_restored: ({ about, from }) => ({
    subject: `L’organisation ${about} a été restaurée`,
    paragraphs: [
      `${from || 'Un autre propriétaire'} a restauré l’organisation ${about}. Elle est de nouveau ouverte, avec toutes les personnes qui en faisaient partie lors de sa suppression.`,
    ],
    button: `Aller à ${about}`,
    footer: timeline,
  }),
  join_requests: ({ about, left }) => ({
    subject: `Demandes pour rejoindre ${about}`,
    paragraphs: [
      plural(left, {
        one: `Une personne demande à rejoindre ${about} et attend une réponse.`,
        other: `${figure(left)} personnes demandent à rejoindre ${about} et attendent une réponse.`,
      }),
    ],
    button: 'Voir les demandes',
    footer: 'Nous vous écrivons au sujet des demandes une fois par jour au plus.',
  }),
}
