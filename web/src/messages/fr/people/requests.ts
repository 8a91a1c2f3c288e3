import type { requestsMessages as english } from '#languages/en/people/requests.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { roleNames } from './roles.ts'

export const requestsMessages: Translation<typeof english> = {
  title: 'Demandes d’adhésion',
  empty: 'Aucune demande',
  emptyAdvice:
    'Les personnes dont l’adresse relève d’un de vos domaines validés peuvent demander à vous rejoindre là où vous l’autorisez, sous « Domaines ».',
  toDomains: 'Aller aux domaines',
  selectAll: 'Sélectionner toutes les demandes de cette page',
  selected: (count) =>
    plural(count, {
      one: `${figure(count)} demande sélectionnée`,
      other: `${figure(count)} demandes sélectionnées`,
    }),
  becomes: (role) => `rôle prévu : ${roleNames[role]}`,
  asked: (day, until) => `Demande du ${day}, valable jusqu’au ${until}`,
  wasRemoved: 'Cette personne a déjà été retirée de l’organisation',
  accept: 'Accepter',
  acceptNamed: (name) => `Accepter ${name}`,
  decline: 'Refuser',
  declineNamed: (name) => `Refuser ${name}`,
  accepted: (count) =>
    plural(count, {
      one: `${figure(count)} personne est devenue membre et en a été informée par e-mail.`,
      other: `${figure(count)} personnes sont devenues membres et en ont été informées par e-mail.`,
    }),
  declined: (count) =>
    plural(count, {
      one: `${figure(count)} demande a été refusée.`,
      other: `${figure(count)} demandes ont été refusées.`,
    }),
  left: (count) =>
    plural(count, {
      one: `${figure(count)} demande n’a pas pu recevoir de réponse : elle avait expiré, ou l’adresse ne relève plus du domaine.`,
      other: `${figure(count)} demandes n’ont pas pu recevoir de réponse : elles avaient expiré, ou l’adresse ne relève plus du domaine.`,
    }),
  leftInactive: (count) =>
    plural(count, {
      one: `${figure(count)} personne n’a pas pu être acceptée : un annuaire l’a désactivée. Un propriétaire peut l’accepter.`,
      other: `${figure(count)} personnes n’ont pas pu être acceptées : un annuaire les a désactivées. Un propriétaire peut les accepter.`,
    }),
}
