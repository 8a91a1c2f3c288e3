import type { passkeyMessages as english } from '#languages/en/account/passkeys.ts'
import type { Translation } from '#languages/translation.ts'
import { signInMessages } from './sign-in.ts'

export const passkeyMessages: Translation<typeof english> = {
  notUsed: `Aucune clé d’accès n’a été utilisée. Réessayez, ou continuez avec « ${signInMessages.login} ».`,
  failures: {
    unknown: 'Cette clé d’accès n’ouvre plus rien ici : elle a été supprimée. Connectez-vous autrement.',
    there: 'Cet appareil contient déjà une clé d’accès pour votre compte.',
    notHere: 'Les clés d’accès ne peuvent pas être utilisées à cette adresse. Connectez-vous autrement.',
    unable:
      'Cet appareil ne peut pas conserver de clé d’accès ici : il lui faut un verrouillage de l’écran, une empreinte digitale ou un visage.',
    failed: 'La clé d’accès n’a pas pu être utilisée. Réessayez, ou choisissez un autre moyen.',
  },
  card: {
    title: 'Clés d’accès',
    lead: 'Avec une clé d’accès, vous vous connectez grâce à votre empreinte digitale, à votre visage ou au verrouillage de votre appareil. Pas de mot de passe à retenir, et aucune fausse page ne peut vous le demander.',
    empty: 'Vous n’avez pas encore de clé d’accès.',
    emptyAdvice: 'Ajoutez-en une sur chaque appareil que vous utilisez : au bureau, à la maison, sur votre téléphone.',
    unable:
      'Ce navigateur ne peut pas ajouter de clé d’accès ici. Utilisez une version récente de Chrome, Edge, Firefox ou Safari, à une adresse qui commence par https.',
    failed: 'Vos clés d’accès n’ont pas pu être chargées.',
    loading: 'Chargement de vos clés d’accès',
    add: 'Ajouter une clé d’accès',
    added: (name) => `Clé d’accès « ${name} » ajoutée`,
    cancelled: 'Aucune clé d’accès n’a été ajoutée.',
    created: (day) => `Ajoutée le ${day}`,
    used: (day) => `utilisée pour la dernière fois le ${day}`,
    neverUsed: 'pas encore utilisée',
    backedUp: 'aussi conservée par votre gestionnaire de mots de passe',
    rename: 'Renommer',
    renameNamed: (name) => `Renommer ${name}`,
    remove: 'Supprimer',
    removeNamed: (name) => `Supprimer ${name}`,
    gone: 'Cette clé d’accès a déjà été supprimée.',
  },
  rename: {
    title: 'Renommer la clé d’accès',
    name: 'Nom',
    cancel: 'Annuler',
    save: 'Enregistrer',
    renamed: 'Clé d’accès renommée',
  },
  remove: {
    title: (name) => `Supprimer « ${name} » ?`,
    lead: 'Cette clé d’accès ne permettra plus de vous connecter. Vos sessions ouvertes ailleurs avec une clé d’accès seront fermées.',
    cancel: 'Annuler',
    confirm: 'Supprimer',
    removed: (name) => `Clé d’accès « ${name} » supprimée`,
  },
}
