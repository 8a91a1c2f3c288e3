import type { mailedSignInMessages as english } from '#languages/en/account/mailed-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const mailedSignInMessages: Translation<typeof english> = {
  mailCode: 'Recevoir plutôt un code par e-mail',
  mailingCode: 'Envoi de l’e-mail',
  codeHeading: 'Consultez vos e-mails',
  codeLead: (email) =>
    `Nous avons envoyé un code à six chiffres à ${email}. Saisissez-le ici, ou utilisez le bouton de l’e-mail. Les deux restent valables dix minutes.`,
  code: 'Code',
  codeMissing: 'Saisissez les six chiffres du code',
  codeSubmit: 'Se connecter',
  sendCodeAgain: 'Envoyer un autre code',
  codeSentAgain: 'Nous vous avons envoyé un autre code. Utilisez le plus récent.',
  linkHeading: 'Connexion',
  linkLead: (email) => `Vous allez vous connecter avec ${email}.`,
  linkSubmit: 'Se connecter',
}
