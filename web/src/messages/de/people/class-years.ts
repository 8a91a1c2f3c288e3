import type { classYearsMessages as english } from '#languages/en/people/class-years.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const classes = (number: number) =>
  plural(number, { one: `${figure(number)} Klasse`, other: `${figure(number)} Klassen` })

export const classYearsMessages: Translation<typeof english> = {
  selectAll: 'Alle auswählen',
  archive: 'Archivieren',
  unarchive: 'Zurückholen',
  copy: 'Kopieren',
  year: {
    open: 'Dieses Jahr archivieren',
    title: 'Die Klassen dieses Jahres archivieren?',
    lead: (number, places) =>
      `${classes(number)} mit ${plural(places, { one: `${figure(places)} belegten Platz`, other: `${figure(places)} belegten Plätzen` })} ${plural(number, { one: 'kommt', other: 'kommen' })} ins Archiv. Die Personen bleiben Mitglieder, und die Namen können wieder verwendet werden. Sie können das rückgängig machen.`,
    confirm: (number) => `${classes(number)} archivieren`,
    cancel: 'Abbrechen',
  },
  archived: (number) => `${classes(number)} archiviert.`,
  unarchived: (number) => `${classes(number)} aus dem Archiv zurückgeholt.`,
  showArchive: (number) => `Archiv (${figure(number)})`,
  showCurrent: 'Zurück zu den Klassen',
  archiveTitle: 'Archivierte Klassen',
  archiveLead: 'Archivierte Klassen behalten ihre Personen und ändern sich nicht mehr.',
  archiveEmpty: 'Das Archiv ist leer',
  archiveEmptyAdvice:
    'Archivieren Sie die Klassen eines vergangenen Jahres: Die Personen bleiben darin, und die Namen können wieder verwendet werden.',
  since: (date) => `Archiviert am ${date}`,
  form: {
    title: (number) => (number === 1 ? 'Klasse kopieren' : `${classes(number)} kopieren`),
    lead: 'Jede Kopie ist eine neue Klasse. Jahreszahlen in Namen werden hochgezählt.',
    name: (from) => `Kopie von ${from}`,
    who: 'Personen',
    people: 'Mit den Personen, die darin sind',
    nobody: 'Ohne Personen',
    archive: 'Kopierte Klassen archivieren',
    taken:
      'Einer dieser Namen ist vergeben. Bitte wählen Sie einen anderen, oder archivieren Sie die kopierten Klassen.',
    cancel: 'Abbrechen',
    copy: 'Kopieren',
    copied: (number) => `${classes(number)} kopiert.`,
  },
}
