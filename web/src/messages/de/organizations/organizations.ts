import type { organizationsMessages as english } from '#languages/en/organizations/organizations.ts'
import type { Translation } from '#languages/translation.ts'
import { fieldMessages } from '@atrium/contract/sentences/de/fields'
import { figure, plural } from '../format.ts'

export const organizationsMessages: Translation<typeof english> = {
  create: {
    displayNameTitle: 'Organisation benennen',
    displayNameLead: 'Der Name, den alle sehen: Ihre Schule, Ihr Team oder Ihr Studio.',
    displayNameLabel: 'Anzeigename',
    displayNameHint: '4 bis 20 Zeichen, mit einem Buchstaben am Anfang.',
    myOrganizationsQuestion: 'Sie haben schon eine?',
    myOrganizations: 'Meine Organisationen',
    nameTitle: 'Eigene Domain wählen',
    nameLead: (displayName) => `Die Adresse, unter der ${displayName} zu finden ist.`,
    nameLabel: 'Name des Arbeitsbereichs',
    permanent:
      'Der Name eines Arbeitsbereichs kann nicht geändert werden. Wählen Sie einen, der auch in einigen Jahren noch passt.',
    preview: 'Ihre Adresse',
    previewPlaceholder: 'name',
    useSuggestion: 'Übernehmen',
    useSuggestionNamed: (name) => `Übernehmen: ${name}`,
    logoLabel: 'Logo (optional)',
    logoHint: 'Wird in Listen und unter Ihrer Adresse angezeigt.',
    next: 'Weiter',
    preparing: 'Wird vorbereitet...',
    outcome: (displayName) => `Erstellt ${displayName} unter dieser Adresse.`,
    cancel: 'Abbrechen',
    displayNameTakes: 'ein Anzeigename kann Buchstaben, Ziffern und Leerzeichen enthalten',
    nameTakes: 'der Name eines Arbeitsbereichs kann Buchstaben und Ziffern enthalten',
    tooMany: (count) => plural(count, { one: 'Ein Zeichen zu viel.', other: `${figure(count)} Zeichen zu viel.` }),
    nameExists: 'Diesen Namen eines Arbeitsbereichs gibt es bereits. Bitte wählen Sie einen anderen.',
    own: (displayName) => `Diesen Namen hat ${displayName}, eine Ihrer Organisationen.`,
    ownDeleted: (displayName) =>
      `Diesen Namen hat noch ${displayName}, eine Ihrer Organisationen, die gelöscht wurde. Sie können sie wiederherstellen.`,
    toOwn: (displayName) => `Zu ${displayName}`,
  },
  removedCharacters: (characters, takes) => `Weggelassen: ${characters} (${takes}).`,
  availability: {
    unknown: '',
    checking: 'Wird geprüft...',
    available: 'Diese Domain ist verfügbar.',
    taken: fieldMessages.organizationNameTaken,
  },
  welcome: {
    title: (productName) => `Willkommen bei ${productName}`,
    blurb: (displayName) =>
      `${displayName} steht unter einer eigenen Adresse bereit, und Sie haben die Inhaberschaft. Laden Sie Personen ein, wann immer Sie möchten.`,
    address: 'Ihre Adresse',
    getStarted: 'Loslegen',
    invitePeople: 'Personen einladen',
    allOrganizations: 'Meine Organisationen',
    again: 'Ihre Organisationen stehen in Ihrer Liste, und es ist Platz für eine weitere.',
    goToOrganizations: 'Zu meinen Organisationen',
  },
  list: {
    title: 'Organisationen',
    add: 'Organisation hinzufügen',
    addShort: 'Hinzufügen',
    filter: 'Organisationen filtern',
    organization: 'Organisation',
    domain: 'Domain',
    role: 'Rolle',
    empty: 'Keine Organisation gefunden',
    emptyAdvice: 'Erstellen Sie Ihre erste Organisation und geben Sie ihr eine eigene Adresse.',
    create: 'Organisation erstellen',
    loading: 'Ihre Organisationen werden geladen',
    failed: 'Ihre Organisationen konnten nicht geladen werden.',
    publishers: 'Herausgeber',
    enterCode: 'Code eingeben',
    people: 'Personen',
    deleted: 'Kürzlich gelöscht',
  },
}
