import type { publisherMessages as english } from '#languages/en/console/publisher.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays, restingNameDays } from '@atrium/contract/limits'
import { de } from '../elision.ts'
import { figure, plural } from '../format.ts'
import { roleNames } from '../people/roles.ts'

export const publisherMessages: Translation<typeof english> = {
  people: {
    title: (name) => `Membres ${de(name)}`,
    summary: (members) => plural(members, { one: `${figure(members)} membre`, other: `${figure(members)} membres` }),
    list: 'Membres',
    joined: 'Arrivée',
    invite: 'Inviter des personnes',
    own: 'Votre adhésion',
    ownLead: (role) =>
      `Vous faites partie de cet éditeur avec le rôle ${roleNames[role]}. Ses propriétaires décident des rôles.`,
    leave: 'Quitter l’éditeur',
    remove: (name) => `Retirer ${de(name)}`,
    confirmRemove: (person, name) => `Retirer ${person} de l’éditeur ${name} ?`,
    leaveLead: 'Vous ne le verrez plus dans votre liste. Seule une invitation que vous acceptez vous y ramènera.',
    removeLead: (person) => `${person} n’en fera plus partie. Seule une nouvelle invitation permet un retour.`,
    removed: (person) => `${person} ne fait plus partie de l’éditeur.`,
    roleChanged: (person, role) => `${person} a maintenant le rôle ${roleNames[role]}.`,
    ownerLead: (name) =>
      `Les propriétaires ont tous les droits sur ${name} : inviter et retirer des personnes, changer n’importe quel rôle, y compris le vôtre, et supprimer l’éditeur. Vous restez propriétaire.`,
    invites: 'Invitations en attente',
    noInvites: 'Aucune invitation en attente.',
  },
  settings: {
    identity: {
      heading: 'Nom et images',
      lead: 'Ce que l’on voit de vous : dans les listes, dans les invitations et sur votre site.',
    },
    name: 'Nom de l’éditeur',
    description: 'Description',
    descriptionHint: 'Ce que vous publiez, en quelques phrases. Elle figure sur votre site.',
    image: 'Image de l’éditeur',
    imageHint: 'JPG, PNG, moins de 2 Mo',
    banner: 'Bannière',
    bannerHint: 'Une image large pour le haut de votre site. Vous pouvez vous en passer.',
    address: {
      heading: 'Adresse',
      lead: 'Là où se trouve votre site. Elle reste la même, quel que soit votre nom.',
      open: 'Ouvrir le site',
    },
    handing: {
      heading: 'Propriété et départ',
      lead: 'Pour transférer votre propriété, choisissez la personne dans la liste des membres : son accord lui est d’abord demandé.',
      toMembers: 'Choisir une personne',
      onlyOwner:
        'Il n’y a pas d’autre propriétaire que vous. Vous pourrez partir quand quelqu’un d’autre le sera aussi, ou supprimer l’éditeur.',
    },
    deletion: {
      heading: 'Supprimer l’éditeur',
      lead: [
        'Dès cet instant, plus personne ne peut entrer, et le site de l’éditeur disparaît.',
        `Pendant ${restorableDays} jours, chaque propriétaire peut le restaurer, avec tous ses membres, dans sa liste d’éditeurs.`,
        `Ensuite, tout est effacé définitivement. Son identifiant reste inutilisable jusqu’à ce que ${restingNameDays} jours se soient écoulés.`,
      ],
      ask: 'Supprimer l’éditeur',
      title: (name) => `Supprimer ${name} ?`,
      confirmLead: (count) =>
        plural(count, {
          one: 'Vous perdez immédiatement l’accès.',
          other: `Les ${figure(count)} personnes perdent toutes immédiatement l’accès.`,
        }),
      typed: (id) => `Saisissez ${id} pour confirmer`,
      notTheName: 'Ce n’est pas l’identifiant de l’éditeur.',
      cancel: 'Annuler',
      confirm: 'Supprimer',
      done: (name) => `L’éditeur ${name} est supprimé. Vous pouvez le restaurer pendant ${restorableDays} jours.`,
    },
  },
}
