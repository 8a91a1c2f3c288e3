import type { overviewMessages as english } from '#languages/en/console/overview.ts'
import type { Translation } from '#languages/translation.ts'
import { notSeenDays } from '@atrium/contract/limits'
import { figure, percent, plural } from '../format.ts'

const people = (count: number) => plural(count, { one: `${figure(count)} Person`, other: `${figure(count)} Personen` })
const members = (count: number) =>
  plural(count, { one: `${figure(count)} Mitglied`, other: `${figure(count)} Mitglieder` })
/** Behind "von". */
const ofMembers = (count: number) =>
  plural(count, { one: `${figure(count)} Mitglied`, other: `${figure(count)} Mitgliedern` })

export const overviewMessages: Translation<typeof english> = {
  range: 'Zeitraum',
  ranges: { '30d': '30 Tage', '12m': '12 Monate', all: 'Alles' },
  figures: 'Zahlen',
  loading: 'Die Zahlen werden geladen',
  tiles: {
    label: 'Heute',
    members: 'Mitglieder',
    change: (change, range) => {
      const of = { '30d': 'in 30 Tagen', '12m': 'in 12 Monaten', all: 'seit Beginn' }[range]
      if (change === 0) return `keine Änderung ${of}`
      return `${change > 0 ? '+' : '−'}${figure(Math.abs(change))} ${of}`
    },
    week: 'Diese Woche angemeldet',
    today: (count) => `${people(count)} heute`,
    notSeen: `Seit ${notSeenDays} Tagen nicht gesehen`,
    seeWho: 'Ansehen, wer',
    nobody: 'alle waren in letzter Zeit hier',
    secondStep: 'Mit zweitem Schritt',
    shareOf: (part, all) => (all === 0 ? '' : `${percent(part, all)} von ${ofMembers(all)}`),
    elsewhere: 'liegt bei Ihrem Anmeldeanbieter',
  },
  people: {
    title: 'Personen',
    members: 'Mitglieder',
    roles: { users: 'Benutzer', staff: 'Personal', owners: 'Inhaber' },
    rolesLabel: 'Nach Rolle',
    label: (now, from, since) =>
      `Mitglieder im Lauf der Zeit: jetzt ${members(now)}, am Anfang ${figure(from)} (${since}).`,
  },
  signIns: {
    title: 'Anmeldungen',
    lead: 'Jedes Mal, wenn ein Mitglied auf Ihre Website kommt, und wie viele verschiedene Personen das waren.',
    signIns: 'Anmeldungen',
    people: 'Personen',
    label: (signIns, most, when) =>
      signIns === 0
        ? 'Anmeldungen im Lauf der Zeit: noch keine.'
        : `Anmeldungen im Lauf der Zeit: ${figure(signIns)} insgesamt, die meisten (${figure(most)}): ${when}.`,
    average: (count, step) => `${figure(count)} pro ${{ day: 'Tag', week: 'Woche', month: 'Monat' }[step]}`,
  },
  invites: {
    title: 'Einladungen',
    lead: 'Was gesendet und was angenommen wurde. Einen Link können viele Personen annehmen.',
    sent: 'Gesendet',
    accepted: 'Angenommen',
    label: (sent, accepted) =>
      `Einladungen im Lauf der Zeit: ${figure(sent)} gesendet, ${figure(accepted)} angenommen.`,
  },
  secondSteps: {
    title: 'Zweiter Schritt',
    lead: 'Mitglieder, deren Konto sich nicht allein mit einem Passwort öffnen lässt.',
    authenticator: 'Authenticator-App',
    passkey: 'Passkey',
    none: 'Keines von beiden',
    label: (either, all) =>
      plural(either, {
        one: `${figure(either)} von ${ofMembers(all)} hat einen`,
        other: `${figure(either)} von ${ofMembers(all)} haben einen`,
      }),
    both: (count) => plural(count, { one: `${people(count)} hat beides.`, other: `${people(count)} haben beides.` }),
  },
  since: (day) => `Die Tage richten sich nach der Zeitzone Ihrer Organisation. Alles wird seit ${day} gezählt.`,
  before: (day) =>
    `Alles wird seit ${day} gezählt. Von der Zeit davor ist zu sehen, was noch bekannt ist: Mitgliedschaften und Einladungen, aber keine Anmeldungen.`,
  empty: {
    sentence: 'Noch nichts zu zeichnen',
    advice:
      'Die Zahlen beginnen heute. Sobald Personen eingeladen werden, beitreten und sich anmelden, sehen Sie hier, wie es Ihrer Organisation geht.',
    invite: 'Personen einladen',
  },
  notSeen: {
    title: `Seit ${notSeenDays} Tagen nicht gesehen`,
    lead: `Mitglieder, die seit ${notSeenDays} Tagen weder auf Ihre Website kamen noch diese Seiten genutzt haben, die am längsten Abwesenden zuerst.`,
    back: 'Übersicht',
    table: 'Nicht gesehene Mitglieder',
    name: 'Name',
    role: 'Rolle',
    lastSeen: 'Zuletzt gesehen',
    never: 'Nie',
    joined: (day) => `dabei seit ${day}`,
    loading: 'Die Liste wird geladen',
    empty: 'Alle waren in letzter Zeit hier',
    emptyAdvice: `Wer ${notSeenDays} Tage lang nicht gesehen wird, steht hier.`,
    toOverview: 'Zurück zur Übersicht',
  },
}
