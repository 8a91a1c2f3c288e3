import type { removedMessages as english } from '#languages/en/people/removed.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

export const removedMessages: Translation<typeof english> = {
  status: 'Statut',
  members: 'Membres',
  removed: 'Retirés',
  former: 'Anciens',
  list: {
    title: 'Retirés',
    happened: 'Retrait ou départ',
    removedOn: (date, by) => (by === null ? `Retrait le ${date}` : `Retrait le ${date} par ${by}`),
    leftOn: (date) => `Départ volontaire le ${date}`,
    until: (date) => `Restauration possible jusqu’au ${date}`,
    byInvite: 'Une invitation permet un retour, si la personne le souhaite.',
    restore: 'Restaurer',
    restoreNamed: (name) => `Restaurer ${name}`,
    invite: 'Inviter',
    inviteNamed: (name) => `Inviter ${name}`,
    empty: 'Personne n’a été retiré récemment',
    emptyAdvice: (days) =>
      `Les personnes retirées peuvent être restaurées ici pendant ${plural(days, { one: `${figure(days)} jour`, other: `${figure(days)} jours` })}.`,
    nobodyFound: 'Aucun résultat',
    toMembers: 'Afficher les membres',
  },
  restored: (name) => `${name} est de nouveau membre.`,
  restoredMany: (people) =>
    plural(people, {
      one: `${figure(people)} personne est de nouveau membre.`,
      other: `${figure(people)} personnes sont de nouveau membres.`,
    }),
}
