import type { invitationMessages as english } from '#languages/en/organizations/invitation.ts'
import type { Translation } from '#languages/translation.ts'

export const invitationMessages: Translation<typeof english> = {
  title: 'Ihre Einladung',
  opening: 'Ihre Einladung wird geöffnet',
  heading: (name) => `Sie sind zu ${name} eingeladen`,
  greeting: (name) => `Hallo ${name}!`,
  offer: (name, role) => `Sie sind zu ${name} eingeladen, mit der Rolle ${role}.`,
  term: (words) => `Ihre Mitgliedschaft: ${words}.`,
  invitedBy: (who) => `${who} hat Sie eingeladen.`,
  sentTo: (address) => `Diese Einladung gilt für ${address}.`,
  createAccount: 'Konto erstellen',
  haveAccount: 'Ich habe ein Konto',
  notNow: 'Nicht jetzt',
  question: (name) => `${name} beitreten?`,
  asAccount: (account) => `Sie treten mit dem Konto ${account} bei.`,
  join: 'Beitreten',
  useAnother: 'Anderes Konto verwenden',
  joiningFor: (name) => `Um ${name} beizutreten`,
  joined: (name) => `Sie gehören jetzt zu ${name}.`,
  joinedAlready: (name) => `Sie gehören schon zu ${name}.`,
  goOn: (name) => `Weiter zu ${name}`,
  takingYou: 'Wir bringen Sie gleich dorthin.',
  ended: (name) =>
    name === undefined
      ? 'Diese Einladung funktioniert nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.'
      : `Diese Einladung funktioniert nicht mehr. Bitten Sie ${name} um eine neue.`,
  acceptedBefore: (name) =>
    `Wenn Sie sie selbst angenommen haben, melden Sie sich an: Wir bringen Sie dann zu ${name}.`,
  endedTitle: 'Diese Einladung gilt nicht mehr',
  goOnWithout: 'Weiter',
  failed: 'Ihre Einladung konnte nicht geöffnet werden.',
  retry: 'Noch einmal versuchen',
  waiting: 'Eine Einladung wartet auf Sie.',
  look: 'Einladung ansehen',
  confirmTitle: (name) => `Noch ein Schritt, um ${name} beizutreten`,
  anotherTitle: 'Diese Einladung gilt für ein anderes Konto',
  signInWith: (address) => `Melden Sie sich mit ${address} an, um sie anzunehmen.`,
  signedInAs: (account) => `Sie sind als ${account} angemeldet.`,
}
