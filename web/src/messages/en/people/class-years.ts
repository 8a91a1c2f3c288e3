/** Texts of classes from one year to the next: the archive, and copies. */
import { figure } from '#messages/format.ts'

const count = (number: number) => (number === 1 ? '1 class' : `${figure(number)} classes`)

export const classYearsMessages = {
  selectAll: 'Select all',
  archive: 'Archive',
  unarchive: 'Take back',
  copy: 'Copy',
  /** All classes of now, at once. */
  year: {
    open: 'Archive this year',
    title: 'Archive this year’s classes?',
    lead: (classes: number, places: number) =>
      `${count(classes)}, with ${places === 1 ? '1 place' : `${figure(places)} places`} taken in them, ${classes === 1 ? 'goes' : 'go'} into the archive. Their people stay members, and the names can be used again. You can undo this.`,
    confirm: (classes: number) => `Archive ${count(classes)}`,
    cancel: 'Cancel',
  },
  archived: (number: number) => `${count(number)} archived.`,
  unarchived: (number: number) => `${count(number)} taken back from the archive.`,
  showArchive: (number: number) => `Archive (${figure(number)})`,
  showCurrent: 'Back to the classes',
  archiveTitle: 'Archived classes',
  archiveLead: 'Archived classes keep their people and change no more.',
  archiveEmpty: 'The archive is empty',
  archiveEmptyAdvice:
    'Archive the classes of a year that is over: their people stay, and their names can be used again.',
  since: (date: string) => `Archived on ${date}`,
  form: {
    title: (number: number) => (number === 1 ? 'Copy the class' : `Copy ${count(number)}`),
    lead: 'Each copy is a new class. Years in names are counted up.',
    name: (from: string) => `Copy of ${from}`,
    who: 'People',
    people: 'With the people who are in it',
    nobody: 'With nobody',
    archive: 'Archive what was copied',
    taken: 'One of these names is taken. Please choose another one, or archive what is copied.',
    cancel: 'Cancel',
    copy: 'Copy',
    copied: (number: number) => `${count(number)} copied.`,
  },
} as const
