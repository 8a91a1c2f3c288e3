/** Texts of where somebody is signed in: the card, and the page that the mail about a new sign-in leads to. */
import type { WayIn } from '@atrium/contract/identity/sessions'
import { waysIn } from '@atrium/contract/sentences/en/ways-in'
import { toDayAndTime } from '#messages/dates.ts'
import { relative } from '#messages/format.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A page is carried on once an hour, so nothing is known that is more exact. */
function lastUsed(seconds: number): string {
  if (seconds < hour) return 'Active within the last hour'
  if (seconds < day) return `Last used ${relative(-Math.round(seconds / hour), 'hour')}`
  return `Last used ${relative(-Math.round(seconds / day), 'day')}`
}

/** The names are those of the products themselves. */
function browserOn(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} on ${system}`
  return browser ?? (system === null ? 'Unknown browser' : `Browser on ${system}`)
}

export const sessionMessages = {
  browserOn,
  network: (network: string) => `Network ${network}`,
  since: (at: string, way: WayIn) => ['Signed in', waysIn[way], `on ${toDayAndTime(at)}`].filter(Boolean).join(' '),

  card: {
    title: 'Where you are signed in',
    lead: 'Each browser and app that is signed in to your account. If you do not recognise one, sign it out and change your password.',
    networkHint:
      'The network is the first part of the internet address. It tells connections apart, and does not say where somebody is.',
    loading: 'Loading where you are signed in',
    failed: 'Where you are signed in could not be loaded.',
    thisBrowser: 'This browser',
    activeNow: 'Active now',
    lastUsed,
    onlyThis: 'You are signed in nowhere else.',
    signOut: 'Sign out',
    signOutNamed: (name: string) => `Sign out ${name}`,
    others: 'Sign out everywhere else',
    list: 'Browsers and apps',
    more: 'Show more',
  },
  confirmOne: {
    title: (name: string) => `Sign out ${name}?`,
    lead: 'It is signed out at once, also at the sites that it went to from here. Whoever uses it has to sign in again. This cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Sign out',
  },
  confirmOthers: {
    title: 'Sign out everywhere else?',
    lead: 'Every other browser and app is signed out at once and has to sign in again. You stay signed in here. This cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Sign out everywhere else',
  },
  ended: (name: string) => `${name} is signed out.`,
  gone: 'It was signed out already.',
  endedOthers: (count: number) =>
    count === 0
      ? 'You were signed in nowhere else.'
      : count === 1
        ? 'One other browser is signed out.'
        : `${count} other browsers are signed out.`,

  hosted: {
    lead: 'Your sign-in provider does not say where you are signed in. What you can do here is sign out everywhere at once.',
    button: 'Sign out everywhere',
    confirm: {
      title: 'Sign out everywhere?',
      lead: 'Every browser and app is signed out, this one too, within an hour at most. You then sign in again. This cannot be undone.',
      cancel: 'Cancel',
      confirm: 'Sign out everywhere',
    },
  },

  newSignIn: {
    heading: 'Was this you?',
    lead: 'Somebody signed in to your account from a browser that we have not seen with it before.',
    explain: 'If this was not you, sign that browser out now. It is signed out at once and has to sign in again.',
    submit: 'This was not me: sign it out',
    ending: 'Signing it out',
    keep: 'If this was you, you do not need to do anything.',
    signIn: 'Sign in',
    endedHeading: 'That browser is signed out',
    ended: 'It cannot use your account any more.',
    advice:
      'Whoever signed in may know your password. Choose a new one now, and everybody else will be signed out too.',
    reset: 'Choose a new password',
  },
  deadNewSignIn: {
    heading: 'This link no longer works',
    expired: 'It has expired: a link to sign a browser out works for seven days.',
    used: 'It has already been used, or that browser was signed out another way. If it was not you who signed in, choose a new password.',
    disabled: 'The account that it was sent for is disabled. Please contact support.',
    again: 'Choose a new password',
    signIn: 'Back to sign in',
  },
} as const
