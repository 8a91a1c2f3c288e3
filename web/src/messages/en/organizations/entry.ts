/** What an organization asks of whoever enters it, in words: why one is not let in, and what to do. */
import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import { anyOf } from '#messages/format.ts'

export const wayNames: Record<SignInWay, string> = {
  password: 'a password',
  google: 'Google',
  passkey: 'a passkey',
  mail: 'a link or code by mail',
}

/** "a password, Google or a passkey". */
export function wayList(ways: readonly SignInWay[]): string {
  return anyOf(ways.map((way) => wayNames[way]))
}

export function hoursInWords(hours: number): string {
  if (hours === 1) return 'hour'
  return hours % 24 === 0 ? (hours === 24 ? 'day' : `${String(hours / 24)} days`) : `${String(hours)} hours`
}

export const entryMessages = {
  loading: 'Asking what is needed',
  again: 'Try again',
  back: 'Back to my organizations',
  second_step_required: {
    title: (name: string) => `${name} asks for a second step`,
    lead: 'When you sign in, a code from an app on your phone is needed beside your first step. Set it up now; we bring you back here.',
    action: 'Set up a second step',
    other: 'I have a passkey',
    otherHint: 'A passkey is both steps at once.',
  },
  sign_in_way_not_allowed: {
    title: (name: string) => `${name} does not accept the way you signed in`,
    /** Null where it is not known which. */
    lead: (ways: readonly SignInWay[] | null) =>
      `Please sign in with ${ways === null ? 'another way' : wayList(ways)}. You are signed out here first, and we bring you back.`,
    action: 'Sign in another way',
    other: 'Add a way to sign in',
    otherHint: 'Your account has none of these yet?',
  },
  sign_in_too_old: {
    title: (name: string) => `${name} asks you to sign in again`,
    /** Null where it is not known how often. */
    lead: (hours: number | null) =>
      `It does so every ${hours === null ? 'few hours' : hoursInWords(hours)}, wherever you are signed in. Then you go on where you were.`,
    action: 'Confirm it’s you',
  },
  grace: {
    label: 'A second step is needed soon',
    asks: (name: string, day: string) => `${name} asks for a second step from ${day}.`,
    left: (days: number) =>
      days < 1 ? 'That is today.' : `You have ${days === 1 ? '1 day' : `${String(days)} days`} left to set it up.`,
    action: 'Set it up',
  },
  /** On the security page of one's account. */
  onTheWay: {
    text: 'Once you have set this up, you can go on.',
    action: 'Go on',
  },
  /** At the organization's own site. */
  atSite: {
    text: 'Before you go on, there is something to do.',
    action: 'See what to do',
  },
} as const
