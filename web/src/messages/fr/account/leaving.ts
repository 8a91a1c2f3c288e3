import type { leavingMessages as english } from '#languages/en/account/leaving.ts'
import type { Translation } from '#languages/translation.ts'
import { accountDeletionDays, exportLinkDays, restingNameDays } from '@atrium/contract/limits'

export const leavingMessages: Translation<typeof english> = {
  title: 'Compte',
  loading: 'Chargement de votre compte',
  failed: 'Votre compte n’a pas pu être chargé.',

  export: {
    heading: 'Télécharger mes données',
    lead: 'Une copie de tout ce qui est conservé à votre sujet : votre profil, vos moyens de connexion, vos organisations, ce que vous avez fait et vos images. C’est une archive ZIP de fichiers que d’autres programmes peuvent lire.',
    ask: 'Préparer mes données',
    asking: 'Demande en cours',
    preparing:
      'Vos données sont en préparation. Vous pouvez quitter cette page : nous vous enverrons un lien par e-mail dès qu’elles seront prêtes.',
    ready: (email, until) =>
      `Vos données sont prêtes. Nous avons envoyé un lien à ${email}. Il fonctionne une seule fois, jusqu’au ${until}.`,
    taken: 'Vous avez téléchargé vos données.',
    expired: `Le lien vers vos données a expiré. Un lien reste valable ${exportLinkDays} jours.`,
    failedToMake: 'Vos données n’ont pas pu être préparées. Veuillez réessayer.',
    lastAsked: (when) => `Votre dernière demande date du ${when}.`,
    nextAt: (when) => `Vous pourrez faire une nouvelle demande à partir du ${when}.`,
  },

  download: {
    title: 'Télécharger mes données',
    lead: 'Le lien ne fonctionne qu’une fois. Gardez le fichier en lieu sûr : il contient tout ce qui est conservé à votre sujet.',
    account: (email) =>
      `Votre session est ouverte avec le compte ${email}. Seul le compte qui a demandé les données peut les télécharger.`,
    button: 'Télécharger',
    downloading: 'Téléchargement',
    done: 'Vos données ont été téléchargées.',
    toAccount: 'Aller à mon compte',
  },

  deletion: {
    heading: 'Supprimer le compte',
    lead: 'Vous pouvez supprimer votre compte à tout moment. Voici ce qui se passe :',
    consequences: [
      `Pendant ${accountDeletionDays} jours, rien ne change. Vous pouvez vous connecter comme avant, et changer d’avis.`,
      'Ensuite, votre compte, votre profil et vos adhésions aux organisations sont supprimés, définitivement.',
      'Ce que vous avez fait dans des organisations y reste, sans votre nom.',
      `Votre nom d’utilisateur reste inutilisable pendant ${restingNameDays} jours. Votre adresse e-mail peut tout de suite servir à un nouveau compte.`,
    ],
    onlyOwner:
      'Les organisations et éditeurs ci-dessous n’ont pas d’autre propriétaire que vous. Avant de supprimer votre compte, nommez un autre propriétaire, ou supprimez l’organisation ou l’éditeur.',
    organizations: 'Organisations',
    publishers: 'Éditeurs',
    ask: 'Supprimer mon compte',
    asking: 'Suppression',
    confirmTitle: 'Supprimer votre compte ?',
    confirmLead: `Il sera supprimé dans ${accountDeletionDays} jours. D’ici là, vous pouvez changer d’avis.`,
    confirm: 'Supprimer le compte',
    cancel: 'Annuler',
    asked: (on) => `Votre compte sera supprimé le ${on}. Nous vous avons envoyé un e-mail à ce sujet.`,
    pending: (on) => `Votre compte sera supprimé le ${on}.`,
    pendingLead:
      'D’ici là, vous pouvez l’utiliser comme avant. Si vous changez d’avis, choisissez « Garder mon compte » en haut de cette page.',
    waiting: 'Votre compte sera supprimé dès qu’une autre personne sera propriétaire de ce qui n’appartient qu’à vous.',
  },

  banner: {
    label: 'Votre compte va être supprimé',
    pending: (on) => `Votre compte sera supprimé le ${on}.`,
    waiting: 'Votre compte sera supprimé dès qu’une autre personne sera propriétaire de ce qui n’appartient qu’à vous.',
    see: 'Voir mon compte',
    keep: 'Garder mon compte',
    keeping: 'Annulation de la suppression',
    kept: 'Votre compte est conservé.',
  },
}
