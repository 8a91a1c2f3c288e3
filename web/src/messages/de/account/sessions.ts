import type { sessionMessages as english } from '#languages/en/account/sessions.ts'
import type { Translation } from '#languages/translation.ts'
import { waysIn } from '@atrium/contract/sentences/de/ways-in'
import { toDayAndTime } from '../dates.ts'
import { figure, plural, relative } from '../format.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

function lastUsed(seconds: number): string {
  if (seconds < hour) return 'In der letzten Stunde aktiv'
  if (seconds < day) return `Zuletzt verwendet: ${relative(-Math.round(seconds / hour), 'hour')}`
  return `Zuletzt verwendet: ${relative(-Math.round(seconds / day), 'day')}`
}

function browserOn(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} auf ${system}`
  return browser ?? (system === null ? 'Unbekannter Browser' : `Browser auf ${system}`)
}

export const sessionMessages: Translation<typeof english> = {
  browserOn,
  network: (network) => `Netzwerk ${network}`,
  since: (at, way) => ['Angemeldet', waysIn[way], `am ${toDayAndTime(at)}`].filter(Boolean).join(' '),

  card: {
    title: 'Wo Sie angemeldet sind',
    lead: 'Alle Browser und Apps, die bei Ihrem Konto angemeldet sind. Wenn Sie etwas davon nicht erkennen, melden Sie es ab und ändern Sie Ihr Passwort.',
    networkHint:
      'Das Netzwerk ist der erste Teil der Internetadresse. Es unterscheidet Verbindungen und sagt nicht, wo jemand ist.',
    loading: 'Es wird geladen, wo Sie angemeldet sind',
    failed: 'Wo Sie angemeldet sind, konnte nicht geladen werden.',
    thisBrowser: 'Dieser Browser',
    activeNow: 'Gerade aktiv',
    lastUsed,
    onlyThis: 'Sonst sind Sie nirgends angemeldet.',
    signOut: 'Abmelden',
    signOutNamed: (name) => `Abmelden: ${name}`,
    others: 'Überall sonst abmelden',
    list: 'Browser und Apps',
    more: 'Mehr anzeigen',
  },
  confirmOne: {
    title: (name) => `„${name}“ abmelden?`,
    lead: 'Die Abmeldung gilt sofort, auch auf den Websites, die von hier aus geöffnet wurden. Dort ist dann eine neue Anmeldung nötig. Das lässt sich nicht rückgängig machen.',
    cancel: 'Abbrechen',
    confirm: 'Abmelden',
  },
  confirmOthers: {
    title: 'Überall sonst abmelden?',
    lead: 'Alle anderen Browser und Apps werden sofort abgemeldet und müssen sich neu anmelden. Hier bleiben Sie angemeldet. Das lässt sich nicht rückgängig machen.',
    cancel: 'Abbrechen',
    confirm: 'Überall sonst abmelden',
  },
  ended: (name) => `${name} ist abgemeldet.`,
  gone: 'Die Abmeldung war schon erfolgt.',
  endedOthers: (count) =>
    count === 0
      ? 'Sie waren sonst nirgends angemeldet.'
      : plural(count, {
          one: 'Ein anderer Browser ist abgemeldet.',
          other: `${figure(count)} andere Browser sind abgemeldet.`,
        }),

  hosted: {
    lead: 'Ihr Anmeldeanbieter teilt nicht mit, wo Sie angemeldet sind. Sie können sich hier aber überall auf einmal abmelden.',
    button: 'Überall abmelden',
    confirm: {
      title: 'Überall abmelden?',
      lead: 'Alle Browser und Apps, auch dieser, werden innerhalb von höchstens einer Stunde abgemeldet. Danach melden Sie sich neu an. Das lässt sich nicht rückgängig machen.',
      cancel: 'Abbrechen',
      confirm: 'Überall abmelden',
    },
  },

  newSignIn: {
    heading: 'Waren Sie das?',
    lead: 'Jemand hat sich bei Ihrem Konto mit einem Browser angemeldet, den wir dort noch nie gesehen haben.',
    explain:
      'Wenn Sie das nicht waren, melden Sie diesen Browser jetzt ab. Das gilt sofort, und es ist eine neue Anmeldung nötig.',
    submit: 'Das war ich nicht: abmelden',
    ending: 'Wird abgemeldet',
    keep: 'Wenn Sie das waren, müssen Sie nichts tun.',
    signIn: 'Anmelden',
    endedHeading: 'Dieser Browser ist abgemeldet',
    ended: 'Er kann Ihr Konto nicht mehr verwenden.',
    advice:
      'Wer sich angemeldet hat, kennt vielleicht Ihr Passwort. Wählen Sie jetzt ein neues, dann werden auch alle anderen Sitzungen beendet.',
    reset: 'Neues Passwort wählen',
  },
  deadNewSignIn: {
    heading: 'Dieser Link funktioniert nicht mehr',
    expired: 'Er ist abgelaufen: Ein Link zum Abmelden eines Browsers gilt sieben Tage.',
    used: 'Er wurde schon verwendet, oder der Browser wurde auf andere Art abgemeldet. Wenn die Anmeldung nicht von Ihnen war, wählen Sie ein neues Passwort.',
    disabled: 'Das Konto, für das er gesendet wurde, ist deaktiviert. Bitte wenden Sie sich an den Support.',
    again: 'Neues Passwort wählen',
    signIn: 'Zurück zur Anmeldung',
  },
}
