import type { joinableMessages as english } from '#languages/en/organizations/joinable.ts'
import type { Translation } from '#languages/translation.ts'
import { joinRequestDays } from '@atrium/contract/limits'
import { de } from '../elision.ts'

export const joinableMessages: Translation<typeof english> = {
  title: 'Organisations liées à votre adresse',
  lead: (domain) => `Elles ont prouvé que ${domain} leur appartient.`,
  join: 'Rejoindre',
  joinNamed: (name) => `Rejoindre ${name}`,
  ask: 'Demander à rejoindre',
  askNamed: (name) => `Demander à rejoindre ${name}`,
  withdraw: 'Retirer la demande',
  withdrawNamed: (name) => `Retirer la demande adressée à ${name}`,
  waits: `Vous avez envoyé une demande. Vous recevrez un e-mail dès qu’elle aura une réponse, dans les ${joinRequestDays} jours.`,
  declined: (day) => `Votre demande a été refusée. Vous pourrez en envoyer une autre à partir du ${day}.`,
  joined: (name) => `Vous êtes maintenant membre ${de(name)}.`,
  asked: (name) => `Vous avez demandé à rejoindre ${name}.`,
  withdrawn: 'Votre demande a été retirée.',
  changed: 'La situation a changé entre-temps. Voici où elle en est.',
}
