import type { peopleImportMessages as english } from '#languages/en/people/people-import.ts'
import type { Translation } from '#languages/translation.ts'
import { importMaxLines, unconfirmedInvites } from '@atrium/contract/limits'
import type { LineNote, LineProblem } from '@atrium/contract/people/people-import'
import { importColumns } from '@atrium/contract/rules/csv/columns'
import { columnNames } from '@atrium/contract/sentences/de/columns'
import { longest, type NameProblem, problemText, type ProblemTexts } from '#languages/import-lines.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'
import { allOf, figure, listed, plural } from '../format.ts'

/** Those that are none are left out. */
const counted = (...counts: [number, string][]) =>
  listed(counts.filter(([number]) => number > 0).map(([number, words]) => `${figure(number)} ${words}`))
const people = (number: number) =>
  plural(number, { one: `${figure(number)} Person`, other: `${figure(number)} Personen` })
const invitations = (number: number) =>
  plural(number, { one: `${figure(number)} Einladung`, other: `${figure(number)} Einladungen` })

export const peopleImportMessages: Translation<typeof english> = {
  title: 'Viele einladen',
  lead: `Fügen Sie Adressen ein, eine pro Zeile, oder wählen Sie eine CSV-Datei. Ihre erste Zeile nennt die Spalten: ${allOf(importColumns.map((column) => columnNames[column][0]))}.`,
  template: 'Vorlage herunterladen',
  text: 'Adressen oder CSV',
  file: 'CSV-Datei auswählen',
  fileTooLarge: 'Diese Datei ist größer als 2 MB.',
  check: 'Liste prüfen',
  back: 'Zurück',
  expected: ({ add, change, same, refuse }) =>
    counted([add, 'einzuladen'], [change, 'zu ändern'], [same, 'unverändert'], [refuse, 'zu überspringen']) ||
    'Auf dieser Liste steht niemand.',
  send({ add, change }) {
    if (add === 0) return `${people(change)} ändern`
    const send = `${invitations(add)} senden`
    return change === 0 ? send : `${send} und ${people(change)} ändern`
  },
  nothing: 'Es ist niemand einzuladen.',
  ignored: (columns, total) => {
    const names = columns.map(({ column, heading }) => heading || `Spalte ${column}`)
    const more = total - names.length
    const all = more > 0 ? [...names, `${figure(more)} weitere`] : names
    return `${plural(total, { one: 'Ignorierte Spalte', other: 'Ignorierte Spalten' })}: ${listed(all)}`
  },
  repeated: (columns) =>
    `Nicht gelesen, weil eine frühere Spalte dasselbe enthält: ${listed(columns.map(({ column, heading }) => `${heading} (Spalte ${column})`))}`,
  actions: { add: 'Einladen', change: 'Ändern', same: 'Keine Änderung', refuse: 'Überspringen' },
  line: 'Zeile',
  email: 'E-Mail',
  name: 'Name',
  role: 'Rolle',
  labels: 'Labels',
  term: 'Mitgliedschaft',
  what: 'Was geschieht',
  why: 'Hinweis',
  lines: 'Was mit jeder Zeile geschieht',
  more: (number) =>
    plural(number, {
      one: `${figure(number)} weitere Zeile dieser Art.`,
      other: `${figure(number)} weitere Zeilen dieser Art.`,
    }),
  running: 'Die Einladungen werden gesendet',
  progress: (done, total) =>
    plural(total, {
      one: `${figure(done)} von ${figure(total)} Zeile`,
      other: `${figure(done)} von ${figure(total)} Zeilen`,
    }),
  leave: 'Sie können diese Seite verlassen: Die Einladungen werden gesendet, und Sie finden das Ergebnis wieder hier.',
  done: ({ add, change, same, refuse }) =>
    counted([add, 'eingeladen'], [change, 'geändert'], [same, 'unverändert'], [refuse, 'übersprungen']) ||
    'Es wurde niemand eingeladen.',
  skipped: 'Übersprungene Zeilen',
  skippedLine: (line) => `Zeile ${figure(line)}`,
  seeInvites: 'Einladungen ansehen',
  download: (number) =>
    plural(number, { one: 'Die Zeile herunterladen', other: `Die ${figure(number)} Zeilen herunterladen` }),
  missing: 'Diesen Import gibt es nicht',
  missingAdvice: 'Er liegt lange zurück oder gehörte nie zu dieser Organisation.',
  again: 'Weitere Liste importieren',
}

const kinds = { given_name: 'Der Vorname', family_name: 'Der Nachname', label: 'Das Label' } as const
const nameFaults: Record<NameProblem['fault'], (what: string, longest: number) => string> = {
  too_long: (what, longest) => `${what} ist länger als ${figure(longest)} Zeichen.`,
  not_one_line: (what) => `${what} muss in eine Zeile passen, ohne unsichtbare Zeichen.`,
  address: (what) => `${what} darf keine Web- oder E-Mail-Adresse enthalten.`,
}

const problems: ProblemTexts = {
  unreadable: () => 'Diese Zeile ist nicht lesbar. Fehlt ein Anführungszeichen?',
  too_many_lines: () =>
    `Eine Liste darf ${figure(importMaxLines)} Zeilen haben. Importieren Sie diese Zeile mit einer weiteren Liste.`,
  rest_unread: () => 'Diese Zeile und alle danach sind weit mehr, als eine Liste haben darf, und wurden nicht gelesen.',
  email_missing: () => 'Die E-Mail-Adresse fehlt.',
  email_invalid: ({ value }) => `„${value}“ ist keine E-Mail-Adresse.`,
  day_invalid: ({ of, value }) =>
    `Der ${of === 'starts_on' ? 'erste' : 'letzte'} Tag, „${value}“, ist kein Datum. Schreiben Sie es so: 2026-09-01.`,
  ends_before_start: ({ value }) => `Der letzte Tag, ${shownDay(value)}, liegt vor dem ersten.`,
  ended_already: ({ value }) => `Der letzte Tag, ${shownDay(value)}, ist vorbei.`,
  email_twice: ({ value, firstLine }) => `„${value}“ steht schon in Zeile ${figure(firstLine)}.`,
  role_unknown: ({ value }) => `„${value}“ ist keine Rolle. Verwenden Sie owner, staff oder user.`,
  too_many_labels: ({ count }) =>
    plural(count, {
      one: `Das ist ${figure(count)} Label. Eine Zeile darf höchstens 20 haben.`,
      other: `Das sind ${figure(count)} Labels. Eine Zeile darf höchstens 20 haben.`,
    }),
  name_invalid: ({ of, fault, value }) => nameFaults[fault](`${kinds[of]} „${value}“`, longest[of]),
  label_limit: () =>
    'Es gäbe mehr Labels, als eine Organisation haben kann. Löschen Sie einige, und importieren Sie diese Zeile erneut.',
  owner_by_hand: () =>
    'Das ist ein Inhaber. Ändern Sie Rolle, ersten oder letzten Tag eines Inhabers von Hand in der Liste der Mitglieder.',
  too_many_mails: () =>
    'An diese Adresse oder in Ihrem Namen wurden zu viele E-Mails gesendet. Importieren Sie diese Zeile später noch einmal.',
  sender_unconfirmed: () =>
    `Bestätigen Sie Ihre eigene E-Mail-Adresse und importieren Sie diese Zeile dann noch einmal: Bis dahin werden ${figure(unconfirmedInvites)} Einladungen per E-Mail gesendet.`,
  starter_no_owner: () => 'Wer diesen Import gestartet hat, ist nicht mehr Inhaber.',
  starter_signed_out: () => 'Wer diesen Import gestartet hat, wurde zur Sicherheit abgemeldet.',
  organization_deleted: () => 'Die Organisation wurde gelöscht, während dieser Import lief.',
}

export function lineProblemText(problem: LineProblem): string {
  return problemText(problems, problem)
}

export function lineNoteText(note: LineNote): string {
  if (note.code === 'invited_already') return 'Ist schon eingeladen.'
  const { role, labels, term } = note
  return [
    ...(role === null ? [] : [`Rolle: ${roleNames[role.from]} wird ${roleNames[role.to]}.`]),
    ...(labels.length === 0 ? [] : [`Neue Labels: ${listed(labels)}.`]),
    ...(term === null ? [] : [`Mitgliedschaft: ${termWords(term)}.`]),
  ].join(' ')
}
