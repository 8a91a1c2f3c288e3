import type { learnerSignInMessages as english } from '#languages/en/organizations/learner-sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

const oftenWrong =
  'Das stimmt nicht. Bitte versuch es noch einmal oder frag deine Lehrkraft. Nach vielen falschen Versuchen geht nur noch deine Karte.'

export const learnerSignInMessages: Translation<typeof english> = {
  title: (of) => `Bei ${of} anmelden`,
  signIn: 'Anmelden',
  signingIn: 'Du wirst angemeldet',
  back: 'Zurück',
  username: {
    label: 'Dein Benutzername',
    hint: 'Er steht auf deiner Karte.',
    missing: 'Bitte gib deinen Benutzernamen ein.',
    next: 'Weiter',
  },
  ways: {
    title: (username) => `Hallo ${username}`,
    lead: 'Wie möchtest du dich anmelden?',
    code: 'Mit dem Code auf meiner Karte',
    pictures: 'Mit meinen Bildern',
    password: 'Mit meinem Passwort',
    notYou: (username) => `Ich bin nicht ${username}`,
  },
  code: {
    title: (username) => `Der Code von ${username}`,
    label: 'Code auf deiner Karte',
    hint: 'Zwölf Buchstaben und Zahlen. Ob groß oder klein, ist egal.',
    missing: 'Bitte gib den Code ein, der auf deiner Karte steht.',
  },
  password: {
    title: (username) => `Das Passwort von ${username}`,
    label: 'Dein Passwort',
    missing: 'Bitte gib dein Passwort ein.',
  },
  pictures: {
    title: (username) => `Die Bilder von ${username}`,
    lead: (count) => `Drück deine ${figure(count)} Bilder, eins nach dem anderen.`,
    pad: 'Alle Bilder',
    none: 'Kein Bild ist ausgewählt.',
    chosen: (names) => `Ausgewählt: ${names}.`,
    again: 'Von vorn anfangen',
  },
  card: {
    title: (name) => `Bist du ${name}?`,
    lead: (of) => `Dann melde dich bei ${of} an.`,
    instead: (name) => `${name} ist hier gerade angemeldet und wird abgemeldet.`,
    yes: 'Ja, melde mich an',
    no: 'Nein, ich bin jemand anders',
    refused: 'Diese Karte funktioniert nicht',
    retry: 'Noch einmal versuchen',
    otherWay: 'Anders anmelden',
  },
  scan: {
    offer: 'Meine Karte in die Kamera halten',
    title: 'Halte deine Karte vor die Kamera',
    starting: 'Die Kamera geht an.',
    view: 'Was die Kamera sieht',
    failed: 'Die Kamera geht hier nicht. Bitte geh zurück und tipp deinen Benutzernamen ein.',
  },
  already: {
    title: (name) => `${name} ist hier angemeldet`,
    stay: 'Das bin ich',
    other: 'Ich bin jemand anders',
  },
  problems: {
    wrong: {
      card: 'Diese Karte geht nicht mehr. Bitte frag deine Lehrkraft nach einer neuen.',
      code: 'Das stimmt nicht. Bitte schau noch einmal auf deinen Benutzernamen und deine Karte oder frag deine Lehrkraft.',
      pictures: oftenWrong,
      password: oftenWrong,
    },
    tooMany: 'Das wurde zu oft versucht. Bitte warte ein wenig und versuch es dann noch einmal.',
    notOffered: 'So kann sich hier niemand anmelden. Bitte frag deine Lehrkraft.',
    offline: 'Es gibt keine Verbindung. Bitte versuch es noch einmal.',
    failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  },
}
