import type { resetPasswordMessages as english } from '#languages/en/account/reset-password.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const resetPasswordMessages: Translation<typeof english> = {
  heading: 'Mot de passe oublié ?',
  lead: (email) => `Nous enverrons un lien à ${email}. Il vous permettra de choisir un nouveau mot de passe.`,
  resend: 'Renvoyer l’e-mail',
  resending: 'Renvoi de l’e-mail...',
  back: 'Retour au profil',
  sent: 'Un lien pour réinitialiser votre mot de passe vous a été envoyé par e-mail.',
  noEmail: 'Aucune adresse e-mail trouvée. Vérifiez que votre session est ouverte.',
  networkFail: failureMessages.networkFail,
}
