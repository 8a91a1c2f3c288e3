import type { spacesMessages as english } from '#languages/en/organizations/sites.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays } from '@atrium/contract/limits'
import { shellMessages } from '../shell.ts'

export const spacesMessages: Translation<typeof english> = {
  missing: {
    title: 'Diese Website gibt es nicht',
    text: 'Unter dieser Adresse gibt es keine Organisation. Bitte prüfen Sie die Adresse, oder suchen Sie die Organisation über den Namen ihres Arbeitsbereichs.',
    textAt: (address) => `Unter ${address} gibt es nichts. Bitte prüfen Sie die Adresse.`,
    closed: 'Diese Organisation ist geschlossen',
    closedText: `Sie wurde gelöscht. Die bisherigen Inhaber können sie ${restorableDays} Tage lang in ihrer Liste der Organisationen wiederherstellen.`,
    find: 'Organisation finden',
    home: shellMessages.home,
  },
  go: {
    title: 'Wir bringen Sie dorthin',
    calm: (address) => `Einen Moment, wir bringen Sie zu ${address}.`,
    failed: 'Wir konnten Sie nicht zu dieser Adresse bringen.',
    unknownOrganization: 'Das ist nicht die Adresse einer Organisation.',
    unknownAuthor: 'Das ist nicht die Adresse eines Herausgebers.',
    retry: 'Noch einmal versuchen',
    backToOrganizations: 'Zurück zu meinen Organisationen',
    backToAuthors: 'Zurück zu meinen Herausgebern',
  },
  home: {
    welcome: (displayName) => `Willkommen, ${displayName}`,
    signedIn: (of) => `Sie sind bei ${of} angemeldet.`,
    notAMember: (of) => `Sie gehören nicht zu ${of}. Bitten Sie dort jemanden um eine Einladung.`,
    myOrganizations: 'Meine Organisationen',
    myPublishers: 'Meine Herausgeber',
    signOut: 'Abmelden',
    signOutFailed: 'Sie sind noch angemeldet: Das Abmelden hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    signedOut: (of, product) =>
      `Sie sind bei ${of} abgemeldet. Bei ${product} selbst sind Sie vielleicht noch angemeldet.`,
    entering: 'Sie werden angemeldet',
    signedOutTitle: (of) => `Willkommen bei ${of}`,
    invitation: 'Melden Sie sich an, um fortzufahren.',
    signIn: 'Anmelden',
    linkSpent: 'Dieser Anmeldelink wurde schon verwendet oder ist abgelaufen. Bitte melden Sie sich noch einmal an.',
    notReached: 'Wir konnten den Anmeldedienst nicht erreichen. Bitte versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
    poweredBy: (productName) => `Auf ${productName}`,
  },
  apps: {
    title: 'Apps',
    names: {
      learner: 'App für Lernende',
      engage: 'Engagement-Studio',
      authoring: 'Autorenstudio',
      people: 'Personenverwaltung',
      teacher: 'App für Lehrkräfte',
      analytics: 'Auswertungen',
      console: 'Konsole',
      admin: 'Verwaltungs-App',
    },
  },
}
