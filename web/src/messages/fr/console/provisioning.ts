import { maxConnections, maxConnectionTokens, provisioningLogDays } from '@atrium/contract/limits'
import type { provisioningMessages as english } from '#languages/en/console/provisioning.ts'
import type { Translation } from '#languages/translation.ts'
import { de } from '../elision.ts'
import { figure } from '../format.ts'
import { shownDay } from '../people/terms.ts'

const people = (count: number) => (count <= 1 ? `${figure(count)} personne` : `${figure(count)} personnes`)
const groupsOf = (count: number) => (count <= 1 ? `${figure(count)} groupe` : `${figure(count)} groupes`)

export const provisioningMessages: Translation<typeof english> = {
  lead: 'Un annuaire comme Microsoft Entra ID ou Okta ajoute ici vos membres, met fin à leur adhésion quand ils partent et gère des étiquettes ou des classes d’après ses groupes.',
  other: 'Un autre annuaire',
  empty: {
    sentence: 'Aucun annuaire n’est connecté',
    advice:
      'Connectez celui où vous gérez vos membres : qui y est ajouté est membre ici, et qui en part ne l’est plus, sans que personne n’intervienne.',
    prove:
      'Validez d’abord le domaine par lequel se terminent les adresses e-mail de vos membres. Toute adresse d’un autre domaine est refusée.',
    toDomains: 'Aller aux domaines',
    proven: (domains) => `Il peut ajouter toute personne qui a une adresse de ${domains}.`,
  },
  list: 'Annuaires',
  open: 'Ouvrir',
  openNamed: (directory, day) => `Ouvrir ${directory}, connecté le ${day}`,
  connectedOn: (day) => `Connecté le ${day}`,
  back: 'Tous les annuaires',
  missing: 'Cet annuaire n’est pas connecté',
  missingAdvice: 'Il a été déconnecté, ou n’a jamais appartenu à cette organisation.',
  connect: {
    open: 'Connecter un annuaire',
    full: `Une organisation peut avoir ${maxConnections} annuaires.`,
    lead: 'Vous recevez une adresse et un jeton, que vous saisissez ensuite dans l’annuaire.',
    directory: 'Où vous gérez vos membres',
    groups: 'Ce que ses groupes deviennent ici',
    cancel: 'Annuler',
    submit: 'Connecter',
  },
  groups: {
    title: 'Ce que ses groupes deviennent',
    names: { labels: 'Étiquettes', classes: 'Classes', off: 'Rien' },
    about: {
      labels: 'Qui est dans un groupe reçoit une étiquette de ce nom.',
      classes: 'Qui est dans un groupe est dans une classe de ce nom.',
      off: 'Les groupes sont enregistrés, mais ils n’apportent rien à personne.',
    },
    save: 'Enregistrer',
    saved: 'Enregistré.',
    ask: 'Modifier ce que les groupes deviennent ?',
    askLead: (count) =>
      `Cela concerne ${groupsOf(count)}. Leurs membres perdent ce que ces groupes leur apportent, et ce qui a été créé pour un groupe disparaît. Ils reçoivent ce que les groupes deviennent ; un groupe dont le nom est trop long ne devient rien.`,
    cancel: 'Annuler',
    confirm: 'Modifier',
  },
  state: {
    title: 'État',
    never: 'Pas encore utilisé : l’annuaire ne s’est pas encore manifesté.',
    last: (when) => `L’annuaire s’est manifesté pour la dernière fois le ${when}.`,
    people: (all, members) =>
      all === 0 ? 'Il n’a encore ajouté personne.' : `Il gère ${people(all)} ; membres actuels : ${figure(members)}.`,
    waiting: (count) =>
      count === 1
        ? '1 personne attend : aucun compte n’a son adresse, ou celle-ci n’est pas encore confirmée. Cette personne devient membre quelques secondes après l’avoir confirmée.'
        : `${figure(count)} personnes attendent : aucun compte n’a leur adresse, ou celle-ci n’est pas encore confirmée. Chacune devient membre quelques secondes après l’avoir confirmée.`,
    groups: {
      labels: (count) => `Il gère ${groupsOf(count)}, sous forme d’étiquettes.`,
      classes: (count) => `Il gère ${groupsOf(count)}, sous forme de classes.`,
      off: (count) => `Il gère ${groupsOf(count)}, qui ne deviennent rien ici.`,
    },
  },
  setUp: {
    title: 'Adresse',
    lead: 'Là où l’annuaire envoie ses demandes, avec un jeton.',
    show: 'Afficher les étapes',
    steps: {
      entra: [
        'Dans le centre d’administration Microsoft Entra, ouvrez « Enterprise applications », choisissez « New application » puis « Create your own application », et prenez celle qui n’est pas dans la galerie.',
        'Ouvrez-y « Provisioning » et choisissez « Automatic ».',
        'Saisissez l’adresse dans « Tenant URL » et le jeton dans « Secret Token », puis choisissez « Test Connection ».',
        'Attribuez les personnes et les groupes concernés, et démarrez l’approvisionnement.',
      ],
      okta: [
        'Dans la console d’administration Okta, ouvrez « Applications » puis « Browse App Catalog », et ajoutez « SCIM 2.0 Test App (OAuth Bearer Token) ».',
        'Sous « Provisioning », saisissez l’adresse comme URL de base et le jeton comme jeton porteur, puis testez-les.',
        'Activez « Create Users », « Update User Attributes » et « Deactivate Users ».',
        'Attribuez les personnes concernées et envoyez leurs groupes.',
      ],
      other: [
        'Là où l’annuaire propose l’approvisionnement par SCIM 2.0, saisissez l’adresse, et le jeton comme jeton porteur.',
        'Choisissez userName comme identifiant unique, et faites-lui envoyer les adresses e-mail.',
        'Attribuez les personnes et les groupes concernés, puis démarrez.',
      ],
    },
    fields: {
      address: 'Adresse',
      token: 'Jeton',
      copy: 'Copier',
      copyNamed: (what) => `Copier : ${what.toLowerCase()}`,
      copied: 'Copié.',
      copyFailed: 'Votre navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.',
    },
  },
  fresh: {
    title: 'À saisir dans l’annuaire',
    once: 'Le jeton n’est affiché que cette fois. Copiez-le maintenant : nous ne gardons rien qui permette de l’afficher à nouveau.',
    done: 'J’ai copié le jeton',
    leave: {
      title: 'Avez-vous copié le jeton ?',
      text: 'Il ne sera plus affiché. Sans lui, il faudra en créer un autre.',
      stay: 'Rester',
      leave: 'Quitter',
    },
  },
  tokens: {
    title: 'Jetons',
    lead: `Il peut y en avoir ${maxConnectionTokens} à la fois, pour en changer sans interruption : créez-en un autre, saisissez-le dans l’annuaire, voyez ici qu’il est utilisé, et révoquez l’ancien.`,
    list: 'Jetons',
    none: 'Il n’y a aucun jeton : l’annuaire ne peut rien faire tant que vous n’en créez pas un.',
    made: (day) => `Créé le ${day}`,
    used: (day) => `Dernière utilisation le ${shownDay(day)}`,
    unused: 'Pas encore utilisé',
    make: 'Créer un autre jeton',
    first: 'Créer un jeton',
    full: 'Pour en créer un autre, révoquez l’un de ceux-ci.',
    revoke: 'Révoquer',
    revokeNamed: (day, use) => `Révoquer le jeton créé le ${day}, ${use.toLowerCase()}`,
    ask: 'Révoquer ce jeton ?',
    askLast: 'C’est le seul : l’annuaire ne peut rien faire tant que vous n’en créez pas un autre pour l’y saisir.',
    askOther: 'Ce qui l’utilise encore est refusé aussitôt. L’annuaire a désormais besoin de l’autre.',
    cancel: 'Annuler',
    confirm: 'Révoquer',
    revoked: 'Le jeton est révoqué.',
  },
  log: {
    title: 'Ce qu’il a demandé',
    lead: `Ce que l’annuaire a voulu changer, et ce qui en a été fait. Conservé ${provisioningLogDays} jours.`,
    list: 'Ce que l’annuaire a demandé',
    result: 'Résultat',
    everything: 'Tout',
    results: {
      created: 'Ajouté',
      changed: 'Modifié',
      unchanged: 'Rien à modifier',
      ended: 'Adhésion terminée',
      kept: 'Adhésion conservée',
      restored: 'De nouveau actif',
      deleted: 'Retiré',
      refused: 'Refusé',
    },
    people: {
      created: (who) => `Ajout ${de(who)}`,
      changed: (who) => `Modification ${de(who)}`,
      unchanged: (who) => `${who} : il n’y avait rien à modifier`,
      ended: (who) => `Désactivation ${de(who)}, dont l’adhésion a pris fin`,
      kept: (who) => `${who} reste membre : un autre annuaire garde cette personne active`,
      restored: (who) => `Réactivation ${de(who)}`,
      deleted: (who) => `Retrait ${de(who)}, dont l’adhésion a pris fin`,
    },
    groups: {
      created: (group) => `Ajout du groupe ${group}`,
      changed: (group) => `Modification du groupe ${group}`,
      unchanged: (group) => `Le groupe ${group} : il n’y avait rien à modifier`,
      deleted: (group) => `Retrait du groupe ${group}`,
    },
    refused: {
      add: (whom) => `Ajout refusé : ${whom}`,
      change: (whom) => `Modification refusée : ${whom}`,
      remove: (whom) => `Retrait refusé : ${whom}`,
      nobody: 'Une demande a été refusée',
    },
    causes: {
      unproven_domain:
        'L’adresse n’est d’aucun domaine que cette organisation ait validé. Validez-le sous « Domaines », ou envoyez une invitation.',
      no_address:
        'L’annuaire n’a envoyé aucune adresse e-mail. Faites-lui en envoyer une, ou utiliser l’adresse comme userName.',
      taken:
        'Quelqu’un d’autre dans l’annuaire a cette adresse, ce nom d’utilisateur ou ce compte. Retirez-le là-bas à l’une des deux personnes.',
      left: 'Cette personne est partie d’elle-même. Envoyez une invitation : c’est le seul moyen de la faire revenir.',
      last_owner: 'Cette personne est la seule propriétaire. Nommez-en d’abord une autre.',
      group_name:
        'Le nom est trop long pour une étiquette ou une classe, ou contient des caractères interdits. Renommez le groupe là-bas, ou choisissez que les groupes deviennent autre chose.',
      group_limit:
        'L’organisation a autant d’étiquettes ou de classes qu’elle peut en avoir. Supprimez-en, ou envoyez moins de groupes.',
      people_limit:
        'Cet annuaire a ici autant de personnes qu’il peut en avoir. Retirez-en là-bas, ou envoyez-en moins.',
      group_taken:
        'Un autre groupe a ce nom, ou est déjà l’étiquette ou la classe de ce nom. Renommez l’un des deux là-bas.',
      class_archived: 'La classe de ce groupe est dans les archives. Désarchivez-la, ou renommez le groupe.',
      unknown: 'Rien n’est plus connu ici sous cet identifiant. Le prochain passage complet de l’annuaire y remédie.',
      changed_meanwhile: 'Autre chose l’a modifié au même moment. L’annuaire redemande de lui-même.',
      unreadable: 'L’annuaire l’a demandé d’une façon qui n’est pas comprise ici.',
    },
    told: (words) => `L’annuaire a reçu cette réponse : « ${words} »`,
    older: 'Afficher plus ancien',
    loading: 'Chargement de ce que l’annuaire a demandé',
    empty: 'L’annuaire n’a encore rien demandé.',
    nothing: 'Rien de ces derniers jours n’a ce résultat.',
  },
  disconnect: {
    title: 'Déconnecter',
    lead: 'Ses jetons prennent fin aussitôt. Les membres le restent ; ce que ses groupes leur apportent prend fin, et les étiquettes et classes créées pour un groupe disparaissent.',
    open: 'Déconnecter l’annuaire',
    ask: (directory) => `Déconnecter ${directory} ?`,
    askLead: (members) =>
      members === 0
        ? 'Ses jetons prennent fin aussitôt, comme tout ce que ses groupes apportent.'
        : `Ses jetons prennent fin aussitôt, comme tout ce que ses groupes apportent. ${members === 1 ? '1 membre le reste' : `${figure(members)} membres le restent`} : vous les retirez désormais à la main.`,
    cancel: 'Annuler',
    confirm: 'Déconnecter',
    done: (directory) => `${directory} est déconnecté.`,
  },
}
