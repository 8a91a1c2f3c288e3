/** The texts of an organization's security rules. */
import type { RuleName } from '@atrium/contract/organizations/rules'
import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import { hoursInWords, wayList } from '#messages/organizations/entry.ts'

const people = (count: number, members: number) => {
  const whole = members === 1 ? '1 person' : `${String(members)} people`
  return `${String(count)} of ${whole}`
}
/** Of so many members the server says who does not meet a rule. */
const mostLookedAt = '10,000'
const days = (count: number) => (count === 1 ? '1 day' : `${String(count)} days`)

export const securityRulesMessages = {
  lead: 'What everybody needs to sign in with before they come in: to the site, to this console, and to every app. A change reaches all sessions within a minute.',
  form: 'Security rules',
  now: 'Now:',
  secondStep: {
    title: 'Second step',
    lead: 'A code from an app on the phone, beside the password. It keeps out whoever has learned one. A passkey is both steps at once.',
    ask: 'Ask for a second step',
    days: 'Time to set it up',
    daysHint: 'Counted from when you switch this on, or from when somebody joins, whichever is later.',
    daysOption: (count: number) => (count === 0 ? 'None: at once' : days(count)),
    off: 'nobody is asked for one.',
    on: (count: number, since: string) =>
      `asked for since ${since}, with ${count === 0 ? 'no time' : days(count)} to set it up.`,
    lacking: (count: number, members: number) =>
      count === 0 ? 'Everybody has one.' : `${people(count, members)} ${count === 1 ? 'has' : 'have'} none yet.`,
  },
  ways: {
    title: 'Ways to sign in',
    lead: 'Which ways count here. People can still use the others elsewhere, and are told which ones you accept.',
    any: 'Any way',
    only: 'Only these',
    choices: 'Accepted ways',
    names: {
      password: 'Password',
      google: 'Google',
      passkey: 'Passkey',
      mail: 'Link or code by mail',
    } satisfies Record<SignInWay, string>,
    mailIsPassword: 'A link by mail counts as a password here.',
    off: 'any way counts.',
    on: (ways: readonly SignInWay[]) => `only ${wayList(ways)}.`,
    lacking: (count: number, members: number) =>
      count === 0
        ? 'Everybody has one of these.'
        : `${people(count, members)} ${count === 1 ? 'has' : 'have'} none of these.`,
    required: 'Please choose at least one.',
  },
  fresh: {
    title: 'Fresh sign-in',
    lead: 'Asks people to sign in again after a while, also where they stay signed in. Good for shared computers.',
    ask: 'Ask for a fresh sign-in',
    hours: 'After',
    hoursOption: (count: number) => (count === 1 ? '1 hour' : count === 24 ? '1 day' : hoursInWords(count)),
    off: 'a sign-in counts for as long as the session lasts.',
    on: (hours: number) =>
      `a sign-in counts for ${hours === 1 ? 'an hour' : hours === 24 ? 'a day' : hoursInWords(hours)}.`,
    lacking: (count: number, members: number) =>
      count === 0
        ? 'Everybody signed in recently enough.'
        : `${people(count, members)} will be asked to sign in again.`,
  },
  list: {
    show: {
      second_step: 'Who has none',
      ways: 'Who has none of these',
      fresh_hours: 'Who will be asked',
    } satisfies Record<RuleName, string>,
    titles: {
      second_step: 'Without a second step',
      ways: 'Without an accepted way to sign in',
      fresh_hours: 'Signed in too long ago',
    } satisfies Record<RuleName, string>,
    lead: `People who do not meet this rule as it is now. Of more than ${mostLookedAt} people, the first by name are looked at.`,
    table: 'People who do not meet the rule',
    loading: 'Looking at people',
    name: 'Name',
    role: 'Role',
    joined: 'Joined',
    empty: 'Everybody meets this rule',
    emptyAdvice: 'Nobody is kept out by it.',
    toRules: 'Security rules',
  },
  save: 'Save',
  reset: 'Undo my changes',
  saved: 'The security rules are changed.',
  preview: {
    title: 'Change the security rules?',
    lead: 'This is what it means for the people here:',
    loading: 'Counting people',
    graceful: (count: number) => `They have ${days(count)} to set it up, and are reminded here.`,
    atOnce: 'They cannot come in until they have set it up.',
    looser: 'Nobody is asked for more than before.',
    unknown: 'How many people this concerns is not known here.',
    lockOut:
      'You would be locked out yourself: you did not sign in the way you want to ask for. Set it up for yourself, sign in with it, and come back.',
    toOwn: 'My own security',
    confirm: 'Change them',
    cancel: 'Cancel',
  },
  conflict:
    'Another owner has changed the rules meanwhile. What they are now stands under “Now”; your own changes are still here. Please look at both, and save again.',
} as const
