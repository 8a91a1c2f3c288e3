import { domainGoneDays, joinRequestDays, joinRequestRestDays } from '@atrium/contract/limits'
import type { domainMails as english } from '../en/domain-mails.ts'
import type { TranslatedMails } from '../words.ts'

const asked = 'Vous recevez cet e-mail parce que vous avez demandé à rejoindre l’organisation.'

export const domainMails: TranslatedMails<typeof english> = {
  domain_lost: ({ productName, about, domain }) => ({
    subject: `${domain} n’est plus un domaine validé pour ${about}`,
    paragraphs: [
      `L’enregistrement qui prouve que le domaine ${domain} appartient à ${about} sur ${productName} est introuvable depuis ${domainGoneDays} jours ou plus, ou une autre organisation a validé ce domaine depuis. Une adresse de ce domaine ne permet plus de rejoindre l’organisation. Les membres le restent.`,
    ],
    button: 'Voir le domaine',
    footer: 'Si vous utilisez encore ce domaine, recréez son enregistrement : nous le recherchons automatiquement.',
  }),
  join_accepted: ({ about }) => ({
    subject: `Votre demande est acceptée : bienvenue chez ${about}`,
    paragraphs: [`Votre demande pour rejoindre ${about} a été acceptée.`],
    button: `Aller à ${about}`,
    footer: asked,
  }),
  join_declined: ({ about }) => ({
    subject: `Votre demande pour rejoindre ${about} a été refusée`,
    paragraphs: [
      `${about} n’a pas accepté votre demande. Vous pourrez en envoyer une autre dans ${joinRequestRestDays} jours, ou en parler à quelqu’un sur place.`,
    ],
    footer: asked,
  }),
  join_ended: ({ about }) => ({
    subject: `Votre demande pour rejoindre ${about} a pris fin`,
    paragraphs: [
      `Votre demande pour rejoindre ${about} est restée sans réponse : elle a attendu ${joinRequestDays} jours, ou ${about} n’accepte plus de personnes de cette façon.`,
    ],
    footer: asked,
  }),
}
