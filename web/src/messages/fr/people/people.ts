import type { peopleMessages as english } from '#languages/en/people/people.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays } from '@atrium/contract/limits'
import { de } from '../elision.ts'
import { figure, plural } from '../format.ts'
import { roleNames } from './roles.ts'

const people = (number: number) =>
  plural(number, { one: `${figure(number)} personne`, other: `${figure(number)} personnes` })

export const peopleMessages: Translation<typeof english> = {
  summary: (members, invited) =>
    plural(members, { one: `${figure(members)} membre`, other: `${figure(members)} membres` }) +
    (invited === 0
      ? ''
      : plural(invited, {
          one: `, ${figure(invited)} invitation en attente`,
          other: `, ${figure(invited)} invitations en attente`,
        })),
  title: (organization) => `Membres ${de(organization)}`,
  pageTitle: (page, people) => `${page} · ${people}`,
  failed: 'Cette partie n’a pas pu être chargée.',
  views: {
    label: 'Membres',
    members: 'Membres',
    removed: 'Retirés',
    former: 'Anciens',
    requests: 'Demandes',
    import: 'Inviter en nombre',
    rosters: 'OneRoster',
    invites: 'Invitations',
    labels: 'Étiquettes',
    classes: 'Classes',
    learners: 'Élèves',
  },
  roleNames,
  andOthers: (names, others) =>
    `${names} et ${plural(others, { one: `${figure(others)} autre personne`, other: `${figure(others)} autres personnes` })}`,
  list: {
    search: 'Nom ou nom d’utilisateur',
    name: 'Nom',
    username: 'Nom d’utilisateur',
    role: 'Rôle',
    labels: 'Étiquettes',
    everyRole: 'Tous',
    everyLabel: 'Toutes',
    empty: 'Aucun résultat',
    emptyAdvice: 'Invitez les premières personnes par e-mail, par lien ou par liste.',
    emptyNarrowed: 'Personne n’a ici ce rôle et cette étiquette.',
    showAll: 'Afficher tout le monde',
    invite: 'Inviter des personnes',
    export: 'Exporter',
    exporting: 'Exportation...',
    exportFailed: 'La liste n’a pas pu être exportée.',
    selectAll: 'Sélectionner toute la page',
    actions: 'Actions',
    actionsOf: (name) => `Actions possibles pour ${name}`,
    you: 'vous',
    unnamed: 'Pas encore de nom',
    noUsername: 'pas de nom d’utilisateur',
  },
  labels: {
    moreOf: (count, whose) => `Autres étiquettes ${de(whose)} : +${count}`,
    fewer: 'Moins',
    fewerOf: (whose) => `Moins d’étiquettes ${de(whose)}`,
    gone: (label) => `${label} n’existe plus.`,
  },
  bulk: {
    selected: (count) =>
      plural(count, {
        one: `${figure(count)} personne sélectionnée`,
        other: `${figure(count)} personnes sélectionnées`,
      }),
    clear: 'Effacer la sélection',
    actions: 'Actions',
    give: 'Donner une étiquette',
    take: 'Retirer des étiquettes',
    roles: 'Changer le rôle',
    toClass: 'Ajouter à une classe',
    delete: 'Retirer',
  },
  roles: {
    title: 'Changer le rôle',
    lead: (count) =>
      plural(count, {
        one: 'Pour la personne sélectionnée.',
        other: `Pour les ${figure(count)} personnes sélectionnées.`,
      }),
    role: 'Nouveau rôle',
    about: {
      owner: 'Tout : personnes, rôles, invitations et l’organisation elle-même',
      staff: 'Personnes, étiquettes et classes ; ni rôles, ni invitations',
      User: 'Apprend ici, et voit la vue d’ensemble',
    },
    already: (names, role, isOne) => `${names} ${isOne ? 'a' : 'ont'} déjà le rôle ${roleNames[role]}.`,
    yourself: 'Vous êtes dans la sélection : vous ne serez plus propriétaire, si quelqu’un d’autre l’est.',
    askTitle: (names, isOne) => (isOne ? `Nommer ${names} propriétaire ?` : `Nommer ${names} propriétaires ?`),
    save: 'Changer le rôle',
    make: (count) => plural(count, { one: 'Nommer propriétaire', other: 'Nommer propriétaires' }),
    cancel: 'Annuler',
    back: 'Retour',
    lastOwner: 'Vous restez propriétaire : une organisation en a besoin.',
    noMember: (names, isOne) => `${names} ne ${isOne ? 'fait' : 'font'} plus partie de l’organisation.`,
    othersStay: 'Les personnes encore sélectionnées en font toujours partie. Veuillez réessayer.',
  },
  toClass: {
    title: 'Ajouter à une classe',
    lead: (count) =>
      plural(count, {
        one: 'La personne sélectionnée.',
        other: `Les ${figure(count)} personnes sélectionnées.`,
      }),
    who: 'Qui',
    selected: (count) =>
      plural(count, {
        one: 'La personne sélectionnée',
        other: `Les ${figure(count)} personnes sélectionnées`,
      }),
    everybody: (count) =>
      plural(count, {
        one: `La seule personne de l’organisation (${figure(count)})`,
        other: `Les ${figure(count)} personnes de l’organisation`,
      }),
    matching: (count) =>
      plural(count, {
        one: `La personne qui correspond aux filtres de la liste (${figure(count)})`,
        other: `Les ${figure(count)} personnes qui correspondent aux filtres de la liste`,
      }),
    class: 'Classe',
    choose: 'Choisissez une classe',
    new: 'Une nouvelle classe',
    newName: 'Nom de la nouvelle classe',
    chooseFirst: 'Veuillez choisir une classe.',
    cancel: 'Annuler',
    save: 'Ajouter',
    added: (names, schoolClass) => `Ajout à ${schoolClass} : ${names}.`,
    people,
    before: (names, isOne) => `${names} en ${isOne ? 'faisait' : 'faisaient'} déjà partie.`,
    nobodyNew: (schoolClass) => `Tout le monde fait déjà partie de la classe ${schoolClass}.`,
  },
  confirmDelete: {
    title: (name, organization) => `Retirer ${name} de l’organisation ${organization} ?`,
    titleMany: (count, organization) => `Retirer ${people(count)} de l’organisation ${organization} ?`,
    lead: (names, organization) => `L’adhésion à ${organization} prendra fin pour ${names}.`,
    undoable: `Vous pouvez annuler juste après, et un propriétaire peut le faire pendant ${restorableDays} jours, sous « Retirés ».`,
    youStay:
      'Vous êtes aussi dans la sélection, et vous restez : votre propre menu contient « Quitter l’organisation ».',
    cancel: 'Annuler',
    delete: (organization) => `Retirer ${de(organization)}`,
  },
  toasts: {
    userCreated: 'Utilisateur créé !',
    userDeleted: 'Retrait effectué !',
    userUpdated: 'Modification enregistrée !',
    labelsRemoved: 'Étiquettes retirées !',
    about: (sentence, names) => `${sentence} ${names}`,
    labelGiven: (label) => `L’étiquette ${label} est donnée.`,
    restored: 'Tout est redevenu comme avant.',
    undo: 'Annuler',
    undoHint: 'Appuyez sur F8 pour atteindre Annuler.',
  },
  give: {
    title: 'Donner une étiquette',
    lead: (count) =>
      plural(count, {
        one: 'À la personne sélectionnée.',
        other: `Aux ${figure(count)} personnes sélectionnées.`,
      }),
    none: 'Il n’y a pas encore d’étiquette. Créez la première sous « Étiquettes ».',
    cancel: 'Annuler',
  },
  take: {
    title: 'Retirer des étiquettes',
    lead: 'Quelles étiquettes retirer aux personnes sélectionnées ?',
    none: 'Aucune personne sélectionnée n’a d’étiquette.',
    cancel: 'Annuler',
    save: 'Retirer',
  },
  member: {
    makeRole: (role) => `Donner le rôle ${roleNames[role]}`,
    edit: 'Modifier le nom',
    offerOwnership: 'Transférer la propriété',
    delete: (organization) => `Retirer ${de(organization)}`,
    leave: 'Quitter l’organisation',
    onlyOwner: 'Il n’y a pas d’autre propriétaire que vous. Nommez-en d’abord un autre.',
  },
  makeOwner: {
    title: (name) => `Nommer ${name} propriétaire ?`,
    lead: (organization) =>
      `Les propriétaires ont tous les droits sur ${organization} : inviter et retirer des personnes, changer n’importe quel rôle, y compris le vôtre, et supprimer l’organisation. Vous restez propriétaire.`,
    confirm: 'Nommer propriétaire',
    cancel: 'Annuler',
  },
  stepDown: {
    title: 'Ne plus être propriétaire ?',
    lead: (role) =>
      `Vous aurez le rôle ${roleNames[role]}. Seul un autre propriétaire pourra vous nommer de nouveau propriétaire.`,
    confirm: 'Renoncer au rôle',
  },
  edit: {
    title: (name) => `Modifier ${name}`,
    looking: 'Un instant.',
    account:
      'Ce compte n’appartient qu’à votre organisation : la modification se voit partout. Nous prévenons la personne par e-mail, et elle peut l’annuler.',
    name: 'Cette personne fait aussi partie d’autres organisations, ou a annulé une modification : le nom que vous donnez ne se voit que dans votre organisation, et son compte reste tel quel.',
    displayName: 'Nom affiché',
    username: 'Nom d’utilisateur',
    cancel: 'Annuler',
    save: 'Enregistrer',
  },
  leave: {
    title: (organization) => `Quitter ${organization} ?`,
    lead: 'Vous ne la verrez plus dans votre liste. Pour y revenir, il vous faudra une invitation, ou une adresse e-mail qui permet de la rejoindre.',
    leave: 'Quitter',
  },
  ownership: {
    title: (name) => `Transférer la propriété à ${name} ?`,
    lead: 'Rien ne change tant que cette personne n’a pas accepté, dans les sept jours. Elle sera alors propriétaire, et vous aurez le rôle Personnel.',
    offer: 'Proposer',
    offered: (name) => `La demande a été envoyée par e-mail à ${name}.`,
    waiting: (name) => `Vous avez proposé votre propriété à ${name}.`,
    until: (day) => `L’offre est valable jusqu’au ${day}.`,
    withdraw: 'Retirer',
    withdrawn: 'La proposition est retirée.',
    gone: 'Cette proposition n’existe plus.',
    asked: (name, organization) => `${name} vous propose la propriété ${de(organization)}.`,
    anOwner: 'Un propriétaire',
    accept: 'Accepter',
    decline: 'Refuser',
    accepted: 'Vous êtes maintenant propriétaire.',
    declined: 'La proposition est refusée.',
  },
}
