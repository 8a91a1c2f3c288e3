import type { groupsMessages as english } from '#languages/en/people/groups.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, listed, plural } from '../format.ts'

const people = (number: number) =>
  plural(number, { one: `${figure(number)} Person`, other: `${figure(number)} Personen` })

export const groupsMessages: Translation<typeof english> = {
  form: { name: 'Name', cancel: 'Abbrechen', save: 'Speichern' },
  list: { search: 'Nach Name suchen', more: 'Mehr anzeigen' },
  labels: {
    add: 'Label hinzufügen',
    color: 'Farbe',
    empty: 'Noch keine Labels',
    emptyAdvice: 'Ein Label sagt, was Personen gemeinsam haben: ein Jahr, ein Team, einen Kurs.',
    noneFound: 'Kein Label heißt so',
    people,
    newTitle: 'Neues Label',
    editTitle: (name) => `${name} bearbeiten`,
    edit: 'Bearbeiten',
    editNamed: (name) => `${name} bearbeiten`,
    delete: 'Löschen',
    deleteNamed: (name) => `${name} löschen`,
    deleted: 'Label gelöscht!',
    saved: (name) => `${name} ist gespeichert.`,
    showPeople: (name) => `Personen mit dem Label ${name} anzeigen`,
  },
  classes: {
    add: 'Klasse hinzufügen',
    empty: 'Noch keine Klasse',
    emptyAdvice: 'Eine Klasse ist eine Gruppe von Personen, die gemeinsam lernen.',
    noneFound: 'Keine Klasse heißt so',
    people,
    newTitle: 'Neue Klasse',
    editTitle: (name) => `${name} bearbeiten`,
    editNamed: (name) => `${name} bearbeiten`,
    edit: 'Bearbeiten',
    selected: (number) =>
      plural(number, { one: `${figure(number)} Klasse ausgewählt`, other: `${figure(number)} Klassen ausgewählt` }),
    delete: 'Löschen',
    deleted: (number) =>
      plural(number, { one: 'Die Klasse ist gelöscht.', other: `${figure(number)} Klassen sind gelöscht.` }),
    saved: (name) => `${name} ist gespeichert.`,
    members: 'Wer darin ist',
    addPeople: 'Personen hinzufügen',
    search: 'Name oder Benutzername',
    nobody: 'Noch ist niemand darin.',
    nobodyFound: 'Niemand gefunden',
    nobodyElse: 'Alle hier Gefundenen sind schon darin.',
    addAll: (number) =>
      plural(number, {
        one: `${figure(number)} gefundene Person hinzufügen`,
        other: `Alle ${figure(number)} Gefundenen hinzufügen`,
      }),
    allAdded: (number) =>
      plural(number, {
        one: `${figure(number)} Person ist hinzugefügt`,
        other: `Alle ${figure(number)} sind hinzugefügt`,
      }),
    everybody: (organization, { name, label }) => {
      if (name === '' && label === '') return `Alle in ${organization}`
      const called = name === '' ? '' : `, gefunden mit „${name}“`
      return `Alle${label === '' ? '' : ` mit dem Label ${label}`}${called}`
    },
    unseen: (number) =>
      plural(number, {
        one: `Und ${figure(number)} weitere Person.`,
        other: `Und ${figure(number)} weitere Personen.`,
      }),
    paste: {
      label: 'Benutzernamen',
      placeholder: 'Einer pro Zeile oder mit Kommas oder Leerzeichen dazwischen',
      add: 'Nach Benutzername hinzufügen',
      done: (number) =>
        plural(number, { one: `${people(number)} ist hinzugefügt.`, other: `${people(number)} sind hinzugefügt.` }),
      unknown: (names) =>
        names.length === 1
          ? `Niemand hat hier den Benutzernamen ${listed(names)}. Bitte korrigieren oder entfernen Sie ihn.`
          : `Niemand hat hier die Benutzernamen ${listed(names)}. Bitte korrigieren oder entfernen Sie sie.`,
      tooMany: (most) => `Geben Sie höchstens ${figure(most)} Benutzernamen auf einmal ein.`,
    },
    addNamed: (name) => `${name} hinzufügen`,
    takeNamed: (name) => `${name} herausnehmen`,
  },
  overview: {
    counts: 'In Zahlen',
    members: 'Mitglieder',
    owners: 'Inhaber',
    staff: 'Personal',
    classes: 'Klassen',
    points: 'Punkte',
    trophies: 'Trophäen',
    topPeople: 'Die besten fünf',
    topClasses: 'Trophäen der Klassen',
    noAchievements: 'Noch keine Punkte oder Trophäen. Sie kommen aus den Apps, in denen gelernt wird.',
    pointsOf: (number) => plural(number, { one: `${figure(number)} Punkt`, other: `${figure(number)} Punkte` }),
    trophiesOf: (number) => plural(number, { one: `${figure(number)} Trophäe`, other: `${figure(number)} Trophäen` }),
  },
}
