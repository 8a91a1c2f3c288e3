import type { takeAlongMessages as english } from '#languages/en/account/take-along.ts'
import type { Translation } from '#languages/translation.ts'

export const takeAlongMessages: Translation<typeof english> = {
  heading: 'Machen Sie dieses Konto zu Ihrem eigenen',
  loading: 'Das Konto wird geladen',
  lead: (name, organization) => `Das ist das Konto von ${name} bei ${organization}.`,
  afterwards: (email, organization) =>
    `Von nun an melden Sie sich mit ${email} an, und das Konto bleibt Ihres, auch wenn Sie ${organization} verlassen. Ihre Klassen und Punkte bleiben. Ihre Karte, Ihre Bilder oder Ihr bisheriges Passwort funktionieren nicht mehr.`,
  usernameHint: 'Hier darf ihn sonst niemand haben, deshalb ist es vielleicht ein anderer als bisher.',
  password: 'Neues Passwort',
  passwordHint: 'Mindestens 6 Zeichen und kein verbreitetes Passwort.',
  confirmPassword: 'Passwort bestätigen',
  submit: 'Zu meinem Konto machen',
  submitting: 'Es wird Ihr Konto',
  agreement: 'Damit stimmen Sie den {terms} und der {privacy} zu.',
  done: 'Dieses Konto ist jetzt Ihr eigenes',
  doneLead: (email) => `Melden Sie sich mit ${email} und Ihrem neuen Passwort an.`,
  takenAdvice: 'Ihre Organisation kann diesem Konto eine andere Adresse geben.',
  retry: 'Noch einmal versuchen',
  signIn: 'Anmelden',
}
