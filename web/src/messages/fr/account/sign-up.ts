import type { signUpMessages as english } from '#languages/en/account/sign-up.ts'
import type { Translation } from '#languages/translation.ts'

export const signUpMessages: Translation<typeof english> = {
  usernameHeading: 'Choisissez un nom d’utilisateur',
  usernameLead: (product) => `Il vous sert à vous connecter à ${product}, et aux autres à vous trouver.`,
  continue: 'Continuer',
  haveAccount: 'Vous avez déjà un compte ?',
  signIn: 'Se connecter',

  methodHeading: 'Créez votre compte',
  chosenUsername: 'Votre nom d’utilisateur : {username}',
  change: 'Modifier',
  withEmail: 'S’inscrire par e-mail',

  emailHeading: 'Créer un compte',
  emailLead: 'Quelques informations, et c’est parti.',
  passwordHint: 'Au moins 6 caractères, et pas un mot de passe courant.',
  email: 'E-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  password: 'Mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  submit: 'S’inscrire',
  agreement: {
    text: 'En vous inscrivant, vous acceptez les {terms} et les {privacy}.',
    terms: 'conditions d’utilisation',
    privacy: 'règles de confidentialité',
  },
  accountExists: 'Un compte existe déjà avec cette adresse e-mail',
  unfinished:
    'Votre compte a été créé, mais l’inscription n’est pas terminée. Appuyez de nouveau sur « S’inscrire » pour continuer.',

  creatingAccount: 'Création de votre compte',
  settling: 'Préparation',
  savingUsername: 'Enregistrement de votre nom d’utilisateur',

  usernameGoneHeading: 'Encore une chose',
  usernameGoneLead: 'Votre compte est prêt, mais quelqu’un a pris ce nom d’utilisateur entre-temps.',
  usernameUnsavedLead: 'Votre compte est prêt, mais votre nom d’utilisateur n’a pas pu être enregistré.',
  saveUsername: 'Enregistrer le nom',
  withoutUsername: 'Continuer sans nom d’utilisateur',
}
