import type { consoleMessages as english } from '#languages/en/console/console.ts'
import type { Translation } from '#languages/translation.ts'

export const consoleMessages: Translation<typeof english> = {
  pages: {
    overview: 'Übersicht',
    people: 'Personen',
    'settings/domains': 'Domains',
    'settings/provisioning': 'Verzeichnisse',
    'settings/single-sign-on': 'Single Sign-on',
    settings: 'Einstellungen',
    security: 'Sicherheit',
    timeline: 'Verlauf',
  },
  pageTitle: (page, name) => `${page} · ${name}`,
  navigation: 'Konsole',
  pagesLabel: 'Seiten der Konsole',
  menu: 'Menü öffnen',
  menuOf: (name) => `Menü von ${name}`,
  closeMenu: 'Menü schließen',
  loading: 'Die Seite wird geladen',
  unknown: 'Keine Daten gefunden',
  unknownAdvice: {
    organization: 'Diese Organisation gibt es nicht, oder Sie gehören nicht dazu.',
    publisher: 'Diesen Herausgeber gibt es nicht, oder Sie gehören nicht dazu.',
  },
  roleNow: (name, role) => `Ihre Rolle bei ${name} ist jetzt ${role}. Diese Seite sehen Sie nicht mehr.`,
  notForRole: {
    owner: (page) => `„${page}“ ist den Inhabern vorbehalten.`,
    staff: (page) => `„${page}“ ist den Inhabern und dem Personal vorbehalten.`,
    yours: (name, role) => `Ihre Rolle bei ${name} ist „${role}“. Ein Inhaber kann sie ändern.`,
  },
  toList: { organization: 'Zu meinen Organisationen', publisher: 'Zu meinen Herausgebern' },
  switcher: {
    open: 'Wechseln',
    label: 'Wechseln zu',
    search: 'Nach Name suchen',
    groups: { organization: 'Organisationen', publisher: 'Herausgeber' },
    none: {
      organization: 'Keine Ihrer Organisationen heißt so.',
      publisher: 'Keiner Ihrer Herausgeber heißt so.',
    },
    roleIn: {
      organization: (role) => role,
      publisher: (role) => `Herausgeber, ${role}`,
    },
    noneYet: {
      organization: 'Sie gehören zu keiner Organisation.',
      publisher: 'Sie gehören zu keinem Herausgeber.',
    },
    all: { organization: 'Alle Organisationen', publisher: 'Alle Herausgeber' },
  },
}
