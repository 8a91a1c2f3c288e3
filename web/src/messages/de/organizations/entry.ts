import type { entryMessages as english } from '#languages/en/organizations/entry.ts'
import type { Translation } from '#languages/translation.ts'
import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import { anyOf, figure, plural } from '../format.ts'

/** Behind "mit". */
export const wayNames: Record<SignInWay, string> = {
  password: 'einem Passwort',
  google: 'Google',
  passkey: 'einem Passkey',
  mail: 'einem Link oder Code per E-Mail',
}

export function wayList(ways: readonly SignInWay[]): string {
  return anyOf(ways.map((way) => wayNames[way]))
}

/** How often: "alle 8 Stunden". */
export function hoursInWords(hours: number): string {
  if (hours % 24 !== 0) return plural(hours, { one: 'jede Stunde', other: `alle ${figure(hours)} Stunden` })
  return plural(hours / 24, { one: 'jeden Tag', other: `alle ${figure(hours / 24)} Tage` })
}

export const entryMessages: Translation<typeof english> = {
  loading: 'Es wird geprüft, was nötig ist',
  again: 'Noch einmal versuchen',
  back: 'Zurück zu meinen Organisationen',
  second_step_required: {
    title: (name) => `${name} verlangt einen zweiten Schritt`,
    lead: 'Beim Anmelden ist neben dem ersten Schritt ein Code aus einer App auf Ihrem Telefon nötig. Richten Sie ihn jetzt ein; wir bringen Sie danach hierher zurück.',
    action: 'Zweiten Schritt einrichten',
    other: 'Ich habe einen Passkey',
    otherHint: 'Ein Passkey ist beide Schritte in einem.',
  },
  sign_in_way_not_allowed: {
    title: (name) => `${name} akzeptiert Ihre Art der Anmeldung nicht`,
    lead: (ways) =>
      `Bitte melden Sie sich mit ${ways === null ? 'einer anderen Möglichkeit' : wayList(ways)} an. Sie werden hier zuerst abgemeldet, und wir bringen Sie zurück.`,
    action: 'Auf andere Art anmelden',
    other: 'Anmeldemöglichkeit hinzufügen',
    otherHint: 'Ihr Konto hat noch keine davon?',
  },
  sign_in_too_old: {
    title: (name) => `${name} bittet Sie, sich noch einmal anzumelden`,
    lead: (hours) =>
      `Das ist ${hours === null ? 'alle paar Stunden' : hoursInWords(hours)} nötig, wo auch immer Sie angemeldet sind. Danach machen Sie dort weiter, wo Sie waren.`,
    action: 'Bestätigen, dass Sie es sind',
  },
  grace: {
    label: 'Bald ist ein zweiter Schritt nötig',
    asks: (name, day) => `${name} verlangt ab ${day} einen zweiten Schritt.`,
    left: (days) =>
      days < 1
        ? 'Das ist heute.'
        : `Zum Einrichten ${plural(days, { one: `bleibt Ihnen ${figure(days)} Tag`, other: `bleiben Ihnen ${figure(days)} Tage` })}.`,
    action: 'Einrichten',
  },
  onTheWay: {
    text: 'Sobald Sie das eingerichtet haben, können Sie weitermachen.',
    action: 'Weiter',
  },
  atSite: {
    text: 'Bevor es weitergeht, ist noch etwas zu tun.',
    action: 'Ansehen',
  },
}
