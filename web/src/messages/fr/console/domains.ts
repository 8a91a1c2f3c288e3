import type { domainsMessages as english } from '#languages/en/console/domains.ts'
import type { Translation } from '#languages/translation.ts'
import { domainGoneDays, maxDomains } from '@atrium/contract/limits'

export const domainsMessages: Translation<typeof english> = {
  lead: 'Prouvez qu’un domaine est à vous, et choisissez si les personnes qui y ont une adresse e-mail peuvent vous rejoindre.',
  add: {
    label: 'Domaine',
    hint: 'Par exemple school.org. Les sous-domaines comme mail.school.org s’ajoutent séparément.',
    submit: 'Ajouter le domaine',
    added: (domain) => `Le domaine ${domain} a été ajouté. Créez maintenant son enregistrement.`,
    full: `Une organisation peut avoir ${maxDomains} domaines.`,
  },
  empty: 'Pas encore de domaine',
  emptyAdvice: 'Ajoutez le domaine par lequel se terminent les adresses e-mail de vos membres.',
  states: { waiting: 'Pas encore validé', proven: 'Validé', lost: 'Plus validé' },
  record: {
    title: 'Enregistrement à créer',
    lead: 'Créez cet enregistrement TXT là où le DNS du domaine est géré. Il peut mettre un moment à être visible partout ; nous continuons à le chercher.',
    name: 'Nom',
    value: 'Valeur',
    show: 'Afficher l’enregistrement',
    keep: 'Gardez cet enregistrement : nous le vérifions chaque jour.',
    copy: 'Copier',
    copyNamed: (what) => `Copier : ${what.toLowerCase()}`,
    copied: 'Copié.',
    copyFailed: 'Votre navigateur ne permet pas la copie. Sélectionnez le texte et copiez-le vous-même.',
  },
  check: 'Vérifier',
  named: (what, domain) => `${what} : ${domain}`,
  checkNamed: (domain) => `Vérifier : ${domain}`,
  proven: (domain) => `Le domaine ${domain} est validé.`,
  findings: {
    absent: 'Nous n’avons pas encore trouvé d’enregistrement TXT à ce nom.',
    different: 'Nous avons trouvé des enregistrements TXT à ce nom, mais pas cette valeur. Comparez chaque caractère.',
    too_many: 'Il y a trop d’enregistrements TXT à ce nom. Supprimez ceux dont vous n’avez pas besoin.',
    alias: 'Il y a un alias (CNAME) à ce nom. Supprimez-le : seul un enregistrement TXT compte.',
    taken:
      'Nous avons trouvé votre enregistrement, mais une autre organisation a validé ce domaine. Il sera à vous quand son enregistrement aura été supprimé.',
    unreachable: 'Les serveurs de noms du domaine n’ont pas répondu. Nous réessaierons.',
  },
  lastLook: (when) => `Dernière vérification : ${when}.`,
  gaveUp: 'Nous avons arrêté de chercher. Appuyez sur « Vérifier » une fois l’enregistrement créé.',
  provenUntil: (day) =>
    `L’enregistrement a disparu. S’il ne revient pas, le domaine compte jusqu’au ${day}, et ne permettra plus à personne de rejoindre l’organisation après cette date.`,
  lost: (days = domainGoneDays) =>
    `L’enregistrement a disparu pendant ${days} jours ou plus, ou une autre organisation a validé le domaine. Il ne permet à personne de rejoindre l’organisation tant qu’il n’est pas validé de nouveau.`,
  joining: {
    title: (domain) => `Personnes qui ont une adresse ${domain}`,
    choices: {
      off: 'Ne peuvent pas vous rejoindre d’elles-mêmes',
      ask: 'Peuvent demander à vous rejoindre',
      join: 'Peuvent vous rejoindre d’elles-mêmes',
    },
    about: {
      off: 'Il leur faut une invitation.',
      ask: 'Les propriétaires et le personnel répondent à leurs demandes sous « Membres ».',
      join: 'Toute personne qui y a une adresse confirmée devient membre en un clic. Celles que vous avez retirées doivent en faire la demande.',
    },
    role: 'Rôle',
    staff: 'Le personnel voit le nom et l’adresse de tout le monde, et gère les étiquettes et les classes.',
    save: 'Enregistrer',
    saveNamed: (domain) => `Enregistrer : ${domain}`,
    conflict: (now) =>
      `Cela a été modifié ailleurs entre-temps. Actuellement : ${now}. Votre choix est toujours là ; enregistrez de nouveau pour l’appliquer.`,
    saved: 'Enregistré.',
  },
  remove: {
    open: 'Supprimer',
    openNamed: (domain) => `Supprimer ${domain}`,
    title: (domain) => `Supprimer ${domain} ?`,
    lead: 'Il ne permettra plus à personne de rejoindre l’organisation, et les demandes reçues grâce à lui prennent fin. Les membres le restent. Pour l’utiliser de nouveau, il faudra le valider encore une fois.',
    cancel: 'Annuler',
    confirm: 'Supprimer le domaine',
    removed: (domain) => `Le domaine ${domain} a été supprimé.`,
  },
}
