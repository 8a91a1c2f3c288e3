import type { authActionMessages as english } from '#languages/en/account/auth-actions.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'
import { figure } from '../format.ts'

export const authActionMessages: Translation<typeof english> = {
  reset: {
    heading: 'Réinitialiser le mot de passe',
    lead: (email) => `Choisissez un nouveau mot de passe pour ${email}.`,
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    hint: 'Au moins 6 caractères, et trois de ces éléments : 8 caractères ou plus, une minuscule, une majuscule, un chiffre, un caractère spécial.',
    missing: (count, properties) =>
      count === 1
        ? `Il manque encore un de ces éléments : ${properties}.`
        : `Il manque encore ${figure(count)} de ces éléments : ${properties}.`,
    tooShort: 'Utilisez au moins 6 caractères.',
    properties: {
      length: '8 caractères ou plus',
      small: 'une minuscule',
      capital: 'une majuscule',
      digit: 'un chiffre',
      special: 'un caractère parmi !@#$%^&*()_+',
    },
    submit: 'Réinitialiser',
    resetting: 'Réinitialisation du mot de passe',
    mismatch: 'Les mots de passe ne correspondent pas',
    notNotified:
      'Le mot de passe a été réinitialisé, mais l’e-mail qui l’annonce n’a pas pu être envoyé. Si besoin, contactez l’assistance.',
    networkFail: failureMessages.networkFail,
    retry: 'Réessayer',
  },
  done: {
    heading: 'Mot de passe réinitialisé',
    redirect: 'Vous allez passer à la suite dans quelques secondes.',
    signIn: 'Se connecter',
  },
  checking: 'Vérification de votre lien',
  deadLink: {
    heading: 'Ce lien ne fonctionne plus',
    expired: 'Il a expiré : un lien de réinitialisation du mot de passe reste valable une heure.',
    used: 'Il a déjà été utilisé, ou une partie manque. Un lien de réinitialisation du mot de passe ne fonctionne qu’une fois. Si vous avez choisi un nouveau mot de passe avec ce lien, connectez-vous avec celui-ci.',
    disabled: 'Le compte pour lequel il a été envoyé est désactivé. Veuillez contacter l’assistance.',
    again: 'Demander un nouveau lien',
    signIn: 'Retour à la connexion',
  },
  deadSignIn: {
    heading: 'Ce lien ne fonctionne plus',
    expired: 'Il a expiré : un lien de connexion reste valable dix minutes.',
    used: 'Il a déjà été utilisé, ou une partie manque. Un lien de connexion ne fonctionne qu’une fois.',
    disabled: 'Le compte pour lequel il a été envoyé est désactivé. Veuillez contacter l’assistance.',
    again: 'Mot de passe oublié ?',
    signIn: 'Retour à la connexion',
  },
  recover: {
    heading: 'Récupérer votre adresse e-mail',
    changed: (email, changedTo) =>
      `L’adresse e-mail de votre compte était ${email}. ${changedTo === null ? 'Elle a été modifiée.' : `Elle a été remplacée par ${changedTo}.`}`,
    explain:
      'Si ce n’était pas vous, récupérez cette adresse. Toutes les sessions du compte seront fermées, et un mot de passe ou un compte Google ajouté depuis ne fonctionnera plus.',
    keep: 'Si vous avez vous-même changé l’adresse, vous n’avez rien à faire.',
    submit: 'Récupérer mon adresse',
    taking: 'Récupération de votre adresse',
    taken: (email) =>
      `Un autre compte utilise maintenant ${email} : celui-ci ne peut donc pas encore la récupérer. Si cet autre compte est aussi le vôtre, changez son adresse, puis réessayez. Sinon, contactez l’assistance.`,
  },
  recovered: {
    heading: 'Votre adresse est rétablie',
    done: (email) =>
      `L’adresse e-mail de votre compte est de nouveau ${email}, et toutes les sessions ont été fermées.`,
    advice:
      'La personne qui l’a changée connaît peut-être votre mot de passe. Choisissez-en un nouveau avant toute autre chose. Vérifiez ensuite, sous Sécurité, vos moyens de connexion et retirez ce qui n’est pas à vous.',
    reset: 'M’envoyer un lien de réinitialisation',
    sending: 'Envoi de votre lien',
    signIn: 'Se connecter',
  },
  deadRecovery: {
    heading: 'Ce lien ne fonctionne plus',
    expired: 'Il a expiré : un lien pour récupérer une adresse reste valable trois jours.',
    used: 'Il a déjà été utilisé, ou une partie manque. Un lien pour récupérer une adresse ne fonctionne qu’une fois.',
    disabled: 'Le compte pour lequel il a été envoyé est désactivé. Veuillez contacter l’assistance.',
    again: 'Mot de passe oublié ?',
    signIn: 'Retour à la connexion',
  },
  verify: {
    heading: 'Confirmer votre adresse e-mail',
    applying: 'Confirmation de votre adresse e-mail',
    confirmedHeading: 'Adresse e-mail confirmée',
    confirmed: (email) => `L’adresse ${email} est confirmée.`,
    failed: 'Mot de passe incorrect. Réessayez ou cliquez sur « Mot de passe oublié ? ».',
    advice:
      'Le lien a peut-être expiré ou déjà été utilisé. Si vous l’avez déjà ouvert, votre adresse e-mail est confirmée : il suffit de vous connecter.',
    retry: 'Réessayer',
    signIn: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
  },
  change: {
    heading: 'Changer votre adresse e-mail',
    applying: 'Changement de votre adresse e-mail',
    changedHeading: 'Adresse e-mail changée',
    changed: (email) => `L’adresse e-mail de votre compte est désormais ${email}. Utilisez-la pour vous connecter.`,
    taken: 'Un autre compte utilise maintenant cette adresse : le vôtre garde celle qu’il avait.',
  },
  deadChange: {
    heading: 'Ce lien ne fonctionne plus',
    expired:
      'Il a expiré : un lien pour changer d’adresse e-mail reste valable une heure. Vous pouvez en demander un autre dans votre profil.',
    used: 'Il a déjà été utilisé, ou une partie manque. Si vous l’avez déjà ouvert, votre adresse est changée : connectez-vous avec la nouvelle.',
    disabled: 'Le compte pour lequel il a été envoyé est désactivé. Veuillez contacter l’assistance.',
    signIn: 'Retour à la connexion',
  },
  code: {
    heading: 'Confirmer votre adresse e-mail',
    lead: 'Saisissez votre code à six chiffres.',
    legend: 'Code de vérification',
    digit: (place, places) => `Chiffre ${figure(place)} sur ${figure(places)}`,
    confirm: 'Confirmer',
    resend: 'Renvoyer le code',
    notInUse: 'Les codes ne sont pas encore utilisés. Ouvrez le lien dans l’e-mail que nous vous avons envoyé.',
    signIn: 'Retour à la connexion',
  },
}
