import type { profileMessages as english } from '#languages/en/account/profile.ts'
import type { Translation } from '#languages/translation.ts'

export const profileMessages: Translation<typeof english> = {
  title: 'Profil',
  breadcrumb: 'Fil d’Ariane',
  pages: { label: 'Pages de votre compte', profile: 'Profil', security: 'Sécurité', account: 'Compte' },
  organizations: 'Organisations',
  loading: 'Chargement de votre profil',
  failed: 'Votre profil n’a pas pu être chargé.',
  denied: 'Vous ne pouvez voir et modifier que votre propre profil.',
  toOwn: 'Aller à mon profil',
  toHome: 'Aller à mes organisations',

  photo: {
    menu: 'Photo de profil',
    upload: 'Importer une photo',
    remove: 'Supprimer la photo',
    removing: 'Suppression de la photo',
    required: 'La photo de profil est obligatoire',
  },

  personal: {
    heading: 'Informations personnelles',
    lead: 'Votre nom, celui de votre connexion et celui que les autres voient.',
    pronounce: 'Civilité',
    pronounces: { mr: 'M.', mrs: 'Mme', miss: 'Mlle', sir: 'Sir' },
    given_name: 'Prénom',
    family_name: 'Nom',
    username: 'Nom d’utilisateur',
    usernameHint: 'Vous pouvez vous connecter avec lui plutôt qu’avec votre adresse e-mail.',
    displayName: 'Nom affiché',
    elsewhere: (value) => `Ce champ a été remplacé ailleurs par « ${value} ». L’enregistrement écrasera cette valeur.`,
  },

  login: {
    heading: 'Connexion',
    lead: 'Ce avec quoi vous vous connectez.',
    email: 'E-mail',
    noEmail: 'Aucune adresse',
    emailHint: 'Elle ne peut pas être modifiée ici.',
    password: 'Mot de passe',
    passwordMask: '••••••••',
    passwordHint: 'Laissez ce champ vide pour garder le mot de passe actuel.',
    change: 'Changer de mot de passe ?',
    tooShort: 'Le mot de passe doit contenir au moins 6 caractères',
    tooShortToSave: 'Le mot de passe doit contenir 6 caractères',
    googleOnly:
      'Vous vous connectez avec Google : il n’y a donc pas de mot de passe à changer ici. Si vous en voulez un aussi, nous pouvons vous envoyer un lien par e-mail.',
    setPassword: 'Définir un mot de passe par e-mail',
  },

  save: 'Enregistrer',
  saving: 'Enregistrement',
  discard: 'Annuler',
  unsaved: 'Certaines modifications ne sont pas enregistrées.',
  restored:
    'Ce que vous aviez saisi avant la fermeture de votre session est de retour. Ce n’est pas encore enregistré.',
  updated: 'Profil mis à jour',

  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Vos modifications sur cette page ne sont pas encore enregistrées.',
    stay: 'Rester ici',
    leave: 'Quitter sans enregistrer',
  },

  changePassword: {
    verifyTitle: 'Vérification du mot de passe',
    verifyLead: 'Saisissez votre mot de passe actuel.',
    current: 'Mot de passe actuel',
    currentRequired: 'Le mot de passe actuel est obligatoire',
    currentWrong: 'Le mot de passe actuel est incorrect. Veuillez réessayer.',
    verify: 'Suivant',
    verifying: 'Vérification',
    forgot: 'Mot de passe oublié ?',

    title: 'Changer le mot de passe',
    lead: 'Votre session reste ouverte ici, et sera fermée partout ailleurs.',
    new: 'Nouveau mot de passe',
    newRequired: 'Le nouveau mot de passe est obligatoire',
    newHint: 'Au moins 6 caractères, et pas un mot de passe courant.',
    newTooShort: 'Le mot de passe doit contenir au moins 6 caractères',
    newSame: 'Le nouveau mot de passe doit être différent de l’actuel',
    confirm: 'Confirmer le mot de passe',
    confirmRequired: 'La confirmation du mot de passe est obligatoire',
    confirmMismatch: 'Les mots de passe doivent être identiques',
    submit: 'Changer le mot de passe',
    changing: 'Modification',
    cancel: 'Annuler',
    verifyAgain: 'Quelques minutes se sont écoulées. Saisissez de nouveau votre mot de passe actuel.',
    done: 'Mot de passe mis à jour !',
  },

  uploadPhoto: {
    title: 'Importer une photo de profil',
    label: 'Photo',
    hint: 'JPG, PNG, GIF et autres, moins de 20 Mo.',
    save: 'Enregistrer',
    uploading: 'Importation',
    saving: 'Enregistrement',
    savingProfile: 'Enregistrement de votre profil',
    cancel: 'Annuler',
    done: 'Photo de profil mise à jour !',
  },
}
