import type { classYearsMessages as english } from '#languages/en/people/class-years.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const classes = (number: number) =>
  plural(number, { one: `${figure(number)} classe`, other: `${figure(number)} classes` })

export const classYearsMessages: Translation<typeof english> = {
  selectAll: 'Tout sélectionner',
  archive: 'Archiver',
  unarchive: 'Désarchiver',
  copy: 'Copier',
  year: {
    open: 'Archiver cette année',
    title: 'Archiver les classes de cette année ?',
    lead: (number, places) =>
      plural(number, {
        one: `${classes(number)} passe aux archives (places occupées : ${figure(places)}).`,
        other: `${classes(number)} passent aux archives (places occupées : ${figure(places)}).`,
      }) + ' Les personnes restent membres, et les noms peuvent être réutilisés. Vous pouvez annuler cette action.',
    confirm: (number) => `Archiver ${classes(number)}`,
    cancel: 'Annuler',
  },
  archived: (number) => plural(number, { one: `${classes(number)} archivée.`, other: `${classes(number)} archivées.` }),
  unarchived: (number) =>
    plural(number, { one: `${classes(number)} désarchivée.`, other: `${classes(number)} désarchivées.` }),
  showArchive: (number) => `Archives (${figure(number)})`,
  showCurrent: 'Retour aux classes',
  archiveTitle: 'Classes archivées',
  archiveLead: 'Les classes archivées gardent les personnes qui en font partie et ne changent plus.',
  archiveEmpty: 'Les archives sont vides',
  archiveEmptyAdvice:
    'Archivez les classes d’une année terminée : les personnes y restent, et les noms peuvent être réutilisés.',
  since: (date) => `Archivée le ${date}`,
  form: {
    title: (number) => (number === 1 ? 'Copier la classe' : `Copier ${classes(number)}`),
    lead: 'Chaque copie est une nouvelle classe. Les années dans les noms avancent d’un an.',
    name: (from) => `Copie de la classe ${from}`,
    who: 'Personnes',
    people: 'Avec les personnes qui y sont',
    nobody: 'Sans ces personnes',
    archive: 'Archiver les classes copiées',
    taken: 'Un de ces noms est déjà pris. Choisissez-en un autre, ou archivez les classes copiées.',
    cancel: 'Annuler',
    copy: 'Copier',
    copied: (number) => plural(number, { one: `${classes(number)} copiée.`, other: `${classes(number)} copiées.` }),
  },
}
