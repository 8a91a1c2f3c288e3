import type { RosterProblem } from '@atrium/contract/people/rosters'
import type { rosterMessages as english } from '#languages/en/people/rosters.ts'
import { rosterProblemText, type RosterProblemTexts } from '#languages/roster-lines.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

export const rosterMessages: Translation<typeof english> = {
  title: 'OneRoster',
  lead: 'Laden Sie das OneRoster-1.2-Archiv (ZIP) Ihres Schulsystems hoch. Sie sehen alles, was es täte, bevor etwas geschieht.',
  file: 'ZIP-Archiv auswählen',
  chosen: (name) => `Ausgewählt: ${name}`,
  source: 'Name des Systems',
  sourceHint: 'Nur wenn das Archiv ihn nicht nennt.',
  tooLarge: 'Dieses Archiv ist größer als 10 MB.',
  check: 'Hochladen und prüfen',
  uploading: 'Wird hochgeladen',
  back: 'Zurück',
  history: 'Bisherige Listen',
  none: 'Noch keine Listen',
  uploaded: (day, who) => `Hochgeladen am ${day} von ${who}`,
  people: (add, change, leave) =>
    `Personen: ${figure(add)} neu, ${figure(change)} geändert, ${figure(leave)} ausscheidend`,
  classes: (add, change, leave) => `Klassen: ${figure(add)} neu, ${figure(change)} geändert, ${figure(leave)} beendet`,
  places: (add, leave) => `Plätze in Klassen: ${figure(add)} neu, ${figure(leave)} beendet`,
  skipped: (count) => `Übersprungene Zeilen: ${figure(count)}`,
  missing: 'Diese Liste gibt es nicht',
  missingAdvice: 'Sie wurde verworfen, ist abgelaufen oder gehörte nie zu dieser Organisation.',
  cannotApply: 'Dieses Archiv kann nicht angewendet werden. Die Zeilen unten sagen, warum.',
  stale: 'Seit der Prüfung dieser Liste hat sich etwas geändert. Bitte laden Sie sie noch einmal hoch.',
  apply: 'Anwenden',
  applyTitle: 'Diese Liste anwenden?',
  applyLead: 'Wer hier kein Konto hat, bekommt eine Einladung per E-Mail. Sie können alles 30 Tage lang zurücknehmen.',
  brakeTitle: 'Viele würden ausscheiden',
  brakeLead: (count) =>
    `${plural(count, { one: `${figure(count)} Person würde`, other: `${figure(count)} Personen würden` })} ausscheiden, mehr als ein Zehntel. Geben Sie die Zahl ein, um das zu bestätigen.`,
  brakeLabel: 'Personen, die ausscheiden',
  takeBack: 'Zurücknehmen',
  takeBackTitle: 'Diese Liste zurücknehmen?',
  takeBackLead: (until) =>
    `Was sie hinzugefügt hat, endet, was sie geändert hat, ist wie zuvor, und wer ausschied, ist wieder da. Was jemand seither von Hand geändert hat, bleibt. Möglich bis zum ${until}.`,
  discard: 'Verwerfen',
  cancel: 'Abbrechen',
  running: 'Die Liste wird angewendet',
  runningBack: 'Die Liste wird zurückgenommen',
  progress: (done, total) => `${figure(done)} von ${figure(total)}`,
  leavePage: 'Sie können diese Seite verlassen: Es geht weiter, und Sie finden das Ergebnis hier.',
  kept: (count) => `Unverändert gelassen, weil es jemand geändert hat: ${figure(count)}`,
  download: 'Übersprungene Zeilen herunterladen',
  show: 'Anzeigen',
  showAll: 'Alles',
  line: (file, number) => `${file}, Zeile ${figure(number)}`,
  becomes: (from, to) => `${from} wird ${to}.`,
  inClass: (joining, leaving) => `Zugänge: ${figure(joining)}, Abgänge: ${figure(leaving)}.`,
  renamed: (from) => `Hieß ${from}.`,
  classThere: 'Es gibt schon eine Klasse dieses Namens; sie wird verwendet.',
  lines: 'Was diese Liste tut',
  empty: 'Nichts dieser Art',
  states: {
    refused: 'Nicht anwendbar',
    rehearsed: 'Geprüft',
    applying: 'Wird angewendet',
    applied: 'Angewendet',
    taking_back: 'Wird zurückgenommen',
    taken_back: 'Zurückgenommen',
  },
  actions: { add: 'Hinzufügen', change: 'Ändern', leave: 'Beenden', refuse: 'Überspringen' },
  shown: {
    add: 'Neu',
    change: 'Geändert',
    leave: 'Ausscheidend',
    refuse: 'Übersprungen',
    kept: 'Unverändert gelassen',
  },
  ways: {
    joins: 'Tritt sofort bei.',
    invited: 'Wird per E-Mail eingeladen.',
    invited_already: 'Ist schon eingeladen.',
    member: 'Ist schon Mitglied.',
  },
  keptWhy: {
    changed_since: 'Jemand hat es seither geändert.',
    gone_since: 'Es ist seither weg.',
    name_taken: 'Der Name ist inzwischen vergeben.',
    class_limit: 'Es gibt schon so viele aktuelle Klassen wie möglich.',
  },
}

const problems: RosterProblemTexts = {
  unreadable: () => 'Diese Zeile ist nicht lesbar.',
  encoding_unknown: () => 'Diese Datei ist nicht in UTF-8.',
  too_many_lines: () => 'Das Archiv hat mehr Zeilen, als eine Liste haben darf.',
  id_missing: () => 'Die sourcedId fehlt.',
  title_missing: () => 'Der Titel fehlt.',
  email_missing: () => 'Es gibt keine E-Mail-Adresse.',
  class_limit: () =>
    'Es gibt so viele Klassen, aktuell oder im Archiv, wie eine Organisation haben kann: Löschen Sie einige.',
  owner_by_hand: () => 'Das ist ein Inhaber: Inhaber ändern Sie von Hand.',
  left_by_themselves: () => 'Diese Person ist von sich aus gegangen: Laden Sie sie ein.',
  directory_inactive: () =>
    'Ein Verzeichnis führt diese Person als inaktiv: Aktivieren Sie sie dort, oder nehmen Sie sie von Hand wieder auf.',
  too_many_mails: () =>
    'An diese Adresse oder in Ihrem Namen wurden zu viele E-Mails gesendet. Laden Sie die Liste später noch einmal hoch.',
  sender_unconfirmed: () => 'Bestätigen Sie Ihre eigene E-Mail-Adresse und laden Sie die Liste dann noch einmal hoch.',
  starter_no_owner: () => 'Wer diese Liste angewendet hat, ist nicht mehr Inhaber.',
  version_unsupported: ({ value }) => `Das ist OneRoster ${value}; nötig ist Version 1.2.`,
  mode_unknown: ({ value }) => `${value} ist weder bulk noch delta noch absent.`,
  file_missing: ({ value }) => `Die Datei ${value} fehlt.`,
  column_missing: ({ value }) => `Die Spalte ${value} fehlt.`,
  id_invalid: ({ value }) => `${value} kann keine sourcedId sein.`,
  status_unknown: ({ value }) => `Der Status ${value} ist unbekannt.`,
  flag_invalid: ({ value }) => `${value} ist weder true noch false.`,
  day_invalid: ({ value }) => `${value} ist kein Tag. Schreiben Sie ihn als 2026-09-01.`,
  email_invalid: ({ value }) => `${value} ist keine E-Mail-Adresse.`,
  email_taken: ({ value }) => `Die Adresse ${value} gehört in dieser Liste jemand anderem.`,
  role_unknown: ({ value }) => `Die Rolle ${value} ist unbekannt.`,
  org_unknown: ({ value }) => `Es gibt keine Organisation ${value}.`,
  org_cycle: ({ value }) => `Die Organisation ${value} steht unter sich selbst.`,
  session_unknown: ({ value }) => `Es gibt keinen Zeitraum ${value}.`,
  session_cycle: ({ value }) => `Der Zeitraum ${value} steht unter sich selbst.`,
  class_unknown: ({ value }) => `Es gibt keine Klasse ${value}.`,
  user_unknown: ({ value }) => `Es gibt keinen Benutzer ${value}.`,
  id_twice: ({ value, firstLine }) => `${value} steht schon in Zeile ${figure(firstLine)}.`,
  column_twice: ({ value }) => `Die Spalte ${value} gibt es zweimal.`,
  name_invalid: ({ value }) => `${value} kann hier kein Name sein.`,
}

export function rosterLineProblem(problem: RosterProblem): string {
  return rosterProblemText(problems, problem)
}
