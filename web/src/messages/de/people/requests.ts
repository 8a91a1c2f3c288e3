import type { requestsMessages as english } from '#languages/en/people/requests.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { roleNames } from './roles.ts'

export const requestsMessages: Translation<typeof english> = {
  title: 'Beitrittsanfragen',
  empty: 'Keine Anfragen',
  emptyAdvice:
    'Personen mit einer Adresse Ihrer verifizierten Domains können den Beitritt anfragen, wo Sie es unter „Domains“ erlauben.',
  toDomains: 'Zu den Domains',
  selectAll: 'Alle Anfragen auf dieser Seite auswählen',
  selected: (count) =>
    plural(count, { one: `${figure(count)} Anfrage ausgewählt`, other: `${figure(count)} Anfragen ausgewählt` }),
  becomes: (role) => `künftige Rolle: ${roleNames[role]}`,
  asked: (day, until) => `Angefragt am ${day}, endet am ${until}`,
  wasRemoved: 'Wurde schon einmal aus der Organisation entfernt',
  accept: 'Annehmen',
  acceptNamed: (name) => `${name} annehmen`,
  decline: 'Ablehnen',
  declineNamed: (name) => `${name} ablehnen`,
  accepted: (count) =>
    plural(count, {
      one: `${figure(count)} Person ist beigetreten und wurde per E-Mail informiert.`,
      other: `${figure(count)} Personen sind beigetreten und wurden per E-Mail informiert.`,
    }),
  declined: (count) =>
    plural(count, {
      one: `${figure(count)} Anfrage wurde abgelehnt.`,
      other: `${figure(count)} Anfragen wurden abgelehnt.`,
    }),
  left: (count) =>
    plural(count, {
      one: `${figure(count)} Anfrage konnte nicht beantwortet werden: Sie war abgelaufen, oder die Adresse gehört nicht mehr zur Domain.`,
      other: `${figure(count)} Anfragen konnten nicht beantwortet werden: Sie waren abgelaufen, oder die Adresse gehört nicht mehr zur Domain.`,
    }),
  leftInactive: (count) =>
    plural(count, {
      one: `${figure(count)} Person konnte nicht aufgenommen werden: In einem Verzeichnis ist sie inaktiv. Inhaber können sie aufnehmen.`,
      other: `${figure(count)} Personen konnten nicht aufgenommen werden: In einem Verzeichnis sind sie inaktiv. Inhaber können sie aufnehmen.`,
    }),
}
