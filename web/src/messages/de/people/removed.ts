import type { removedMessages as english } from '#languages/en/people/removed.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

export const removedMessages: Translation<typeof english> = {
  status: 'Status',
  members: 'Mitglieder',
  removed: 'Entfernt',
  former: 'Ehemalige',
  list: {
    title: 'Entfernt',
    happened: 'Entfernt oder gegangen',
    removedOn: (date, by) => (by === null ? `Entfernt am ${date}` : `Entfernt am ${date} von ${by}`),
    leftOn: (date) => `Von sich aus gegangen am ${date}`,
    until: (date) => `Wiederherstellbar bis zum ${date}`,
    byInvite: 'Mit einer Einladung kann die Person zurückkommen, wenn sie möchte.',
    restore: 'Wiederherstellen',
    restoreNamed: (name) => `${name} wiederherstellen`,
    invite: 'Einladen',
    inviteNamed: (name) => `${name} einladen`,
    empty: 'In letzter Zeit wurde niemand entfernt',
    emptyAdvice: (days) =>
      `Wer entfernt wird, kann hier ${plural(days, { one: `${figure(days)} Tag`, other: `${figure(days)} Tage` })} lang wiederhergestellt werden.`,
    nobodyFound: 'Niemand gefunden',
    toMembers: 'Mitglieder anzeigen',
  },
  restored: (name) => `${name} ist wieder Mitglied.`,
  restoredMany: (people) =>
    plural(people, {
      one: `${figure(people)} Person ist wieder Mitglied.`,
      other: `${figure(people)} Personen sind wieder Mitglieder.`,
    }),
}
