import type { securityRulesMessages as english } from '#languages/en/console/security.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { wayList } from '../organizations/entry.ts'

/** Of so many members the server says who does not meet a rule. */
const mostLookedAt = 10_000
const days = (count: number) => plural(count, { one: `${figure(count)} Tag`, other: `${figure(count)} Tage` })
/** How long: whole days where it is so many hours. */
const time = (hours: number) =>
  hours % 24 === 0
    ? days(hours / 24)
    : plural(hours, { one: `${figure(hours)} Stunde`, other: `${figure(hours)} Stunden` })
/** Behind "nach". */
const timeAfter = (hours: number) =>
  hours % 24 === 0
    ? plural(hours / 24, { one: `${figure(hours / 24)} Tag`, other: `${figure(hours / 24)} Tagen` })
    : time(hours)
/** How many of the members, with what is true of them. */
const part = (count: number, members: number, forms: { one: string; other: string }) => {
  const whole = plural(members, { one: `${figure(members)} Person`, other: `${figure(members)} Personen` })
  return `${figure(count)} von ${whole} ${plural(count, forms)}`
}

export const securityRulesMessages: Translation<typeof english> = {
  lead: 'Was bei der Anmeldung von allen verlangt wird, bevor sie hereinkommen: auf die Website, in diese Konsole und in jede App. Eine Änderung erreicht alle Sitzungen innerhalb einer Minute.',
  form: 'Sicherheitsregeln',
  now: 'Jetzt:',
  secondStep: {
    title: 'Zweiter Schritt',
    lead: 'Ein Code aus einer App auf dem Telefon, zusätzlich zum Passwort. So reicht es nicht, das Passwort zu kennen. Ein Passkey ist beide Schritte in einem.',
    ask: 'Zweiten Schritt verlangen',
    days: 'Zeit zum Einrichten',
    daysHint: 'Gezählt ab dem Einschalten oder ab dem Beitritt einer Person, je nachdem, was später ist.',
    daysOption: (count) => (count === 0 ? 'Keine: sofort' : days(count)),
    off: 'von niemandem verlangt.',
    on: (count, since) =>
      `verlangt seit ${since}, ${count === 0 ? 'ohne Zeit zum Einrichten' : `mit ${plural(count, { one: `${figure(count)} Tag`, other: `${figure(count)} Tagen` })} zum Einrichten`}.`,
    lacking: (count, members) =>
      count === 0
        ? 'Alle haben einen.'
        : `${part(count, members, { one: 'hat noch keinen', other: 'haben noch keinen' })}.`,
  },
  ways: {
    title: 'Anmeldemöglichkeiten',
    lead: 'Welche hier zählen. Die anderen können weiterhin anderswo verwendet werden, und alle erfahren, welche Sie akzeptieren.',
    any: 'Alle',
    only: 'Nur diese',
    choices: 'Akzeptierte Möglichkeiten',
    names: {
      password: 'Passwort',
      google: 'Google',
      passkey: 'Passkey',
      mail: 'Link oder Code per E-Mail',
    },
    mailIsPassword: 'Ein Link per E-Mail zählt hier als Passwort.',
    off: 'jede Möglichkeit zählt.',
    on: (ways) => `nur mit ${wayList(ways)}.`,
    lacking: (count, members) =>
      count === 0
        ? 'Alle haben eine davon.'
        : `${part(count, members, { one: 'hat keine davon', other: 'haben keine davon' })}.`,
    required: 'Bitte wählen Sie mindestens eine aus.',
  },
  fresh: {
    title: 'Neue Anmeldung',
    lead: 'Verlangt nach einer Weile eine neue Anmeldung, auch dort, wo jemand angemeldet bleibt. Gut für gemeinsam genutzte Computer.',
    ask: 'Neue Anmeldung verlangen',
    hours: 'Nach',
    hoursOption: timeAfter,
    off: 'eine Anmeldung zählt, solange die Sitzung dauert.',
    on: (hours) => `eine Anmeldung zählt ${time(hours)} lang.`,
    lacking: (count, members) =>
      count === 0
        ? 'Alle haben sich vor Kurzem angemeldet.'
        : `${part(count, members, { one: 'muss sich neu anmelden', other: 'müssen sich neu anmelden' })}.`,
  },
  list: {
    show: {
      second_step: 'Wer keinen hat',
      ways: 'Wer keine davon hat',
      fresh_hours: 'Wer sich neu anmelden muss',
    },
    titles: {
      second_step: 'Ohne zweiten Schritt',
      ways: 'Ohne akzeptierte Anmeldemöglichkeit',
      fresh_hours: 'Anmeldung zu lange her',
    },
    lead: `Personen, die diese Regel in ihrer jetzigen Form nicht erfüllen. Bei mehr als ${figure(mostLookedAt)} Personen werden die ersten nach Namen betrachtet.`,
    table: 'Personen, die die Regel nicht erfüllen',
    loading: 'Personen werden geprüft',
    name: 'Name',
    role: 'Rolle',
    joined: 'Beigetreten',
    empty: 'Alle erfüllen diese Regel',
    emptyAdvice: 'Sie hält niemanden ab.',
    toRules: 'Sicherheitsregeln',
  },
  save: 'Speichern',
  reset: 'Meine Änderungen verwerfen',
  saved: 'Die Sicherheitsregeln sind geändert.',
  preview: {
    title: 'Sicherheitsregeln ändern?',
    lead: 'Das bedeutet es für die Personen hier:',
    loading: 'Personen werden gezählt',
    graceful: (count) => `Zeit zum Einrichten: ${days(count)}, mit einer Erinnerung hier.`,
    atOnce: 'Ohne ihn ist kein Zugang mehr möglich, bis er eingerichtet ist.',
    looser: 'Von niemandem wird mehr verlangt als vorher.',
    unknown: 'Wie viele Personen das betrifft, ist hier nicht bekannt.',
    lockOut:
      'Sie würden sich selbst aussperren: Sie haben sich nicht so angemeldet, wie Sie es verlangen möchten. Richten Sie es zuerst für sich ein, melden Sie sich damit an und kommen Sie zurück.',
    toOwn: 'Meine eigene Sicherheit',
    confirm: 'Ändern',
    cancel: 'Abbrechen',
  },
  conflict:
    'Ein anderer Inhaber hat die Regeln inzwischen geändert. Wie sie jetzt sind, steht unter „Jetzt“; Ihre eigenen Änderungen sind noch da. Bitte sehen Sie sich beides an und speichern Sie noch einmal.',
}
