import type { googleMessages as english } from '#languages/en/account/google.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const googleMessages: Translation<typeof english> = {
  signIn: 'Se connecter avec Google',
  signUp: 'S’inscrire avec Google',
  waiting: 'Continuez dans la fenêtre Google.',
  failures: {
    blocked:
      'Votre navigateur a bloqué la fenêtre Google. Autorisez les fenêtres pop-up pour cette page, puis appuyez de nouveau sur le bouton.',
    closed: 'La fenêtre Google a été fermée trop tôt. Appuyez sur le bouton pour réessayer.',
    denied: 'Vous avez annulé dans la fenêtre Google. Appuyez sur le bouton pour réessayer, ou continuez sans Google.',
    expired: 'Cela a pris trop de temps, ou a été commencé ailleurs. Appuyez sur le bouton pour réessayer.',
    failed: 'La connexion avec Google n’a pas abouti. Veuillez réessayer dans un instant.',
    otherMethod: 'Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec son mot de passe.',
    network: failureMessages.networkFail,
  },
}
