import type { authorsMessages as english } from '#languages/en/organizations/authors.ts'
import type { Translation } from '#languages/translation.ts'

export const authorsMessages: Translation<typeof english> = {
  list: {
    title: 'Éditeurs',
    add: 'Ajouter un éditeur',
    addShort: 'Ajouter',
    filter: 'Filtrer les éditeurs',
    publisher: 'Éditeur',
    publisherId: 'Identifiant de l’éditeur',
    role: 'Rôle',
    empty: 'Oups ! Aucun éditeur',
    emptyAdvice:
      'Un éditeur est le nom sous lequel paraissent vos contenus : le vôtre, celui de votre équipe ou de votre maison d’édition.',
    create: 'Créer un éditeur',
    loading: 'Chargement de vos éditeurs',
    failed: 'Vos éditeurs n’ont pas pu être chargés.',
    organizations: 'Organisations',
    invite: 'Inviter',
    people: 'Membres',
    deleted: 'Supprimés récemment',
    inviteTo: (name) => `Inviter à rejoindre ${name}`,
  },
}
