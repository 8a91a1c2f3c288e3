import type { failureMessages as english } from '#languages/en/failures.ts'
import type { Translation } from '#languages/translation.ts'

export const failureMessages: Translation<typeof english> = {
  somethingWrong: 'Une erreur s’est produite',
  serverUnavailable: 'Le serveur est indisponible',
  networkFail: 'Échec de la connexion au réseau',
  offline: 'Vous êtes hors ligne. Vos modifications sont toujours là.',
  storageHangs:
    'Le stockage du navigateur ne répond pas. Fermez les autres onglets de ce site ou redémarrez le navigateur, puis réessayez.',
  somebodyElse: 'Entre-temps, un autre compte a été connecté dans ce navigateur.',
  secondStepCancelled: 'Vous n’avez pas terminé la connexion. Veuillez réessayer.',
  secondStepOver: 'Cela a pris trop de temps ou a été interrompu. Connectez-vous de nouveau.',
  otherSecondStep:
    'Votre compte exige une deuxième étape que cette page ne peut pas demander. Veuillez contacter l’assistance.',
}
