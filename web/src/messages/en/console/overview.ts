/** The texts of an organization's overview: its figures, and who was not seen for long. */
import { notSeenDays } from '@atrium/contract/limits'
import type { Overview, OverviewRange } from '@atrium/contract/organizations/overview'
import { figure, percent } from '#messages/format.ts'

type Step = Overview['step']

const count = (value: number, one: string, many: string) => `${figure(value)} ${value === 1 ? one : many}`

export const overviewMessages = {
  range: 'Period',
  ranges: { '30d': '30 days', '12m': '12 months', all: 'All' } satisfies Record<OverviewRange, string>,
  figures: 'Figures',
  loading: 'Loading the figures',
  tiles: {
    label: 'Today',
    members: 'Members',
    /** How many more there are than at the beginning of the period. */
    change: (change: number, range: OverviewRange) => {
      const of = { '30d': 'in 30 days', '12m': 'in 12 months', all: 'since the beginning' }[range]
      if (change === 0) return `no change ${of}`
      return `${change > 0 ? '+' : '−'}${figure(Math.abs(change))} ${of}`
    },
    week: 'Signed in this week',
    today: (people: number) => `${count(people, 'person', 'people')} today`,
    notSeen: `Not seen for ${notSeenDays} days`,
    seeWho: 'See who',
    nobody: 'everybody was here lately',
    secondStep: 'With a second step',
    shareOf: (part: number, members: number) =>
      members === 0 ? '' : `${percent(part, members)} of ${count(members, 'member', 'members')}`,
    elsewhere: 'kept by your sign-in provider',
  },
  people: {
    title: 'People',
    members: 'Members',
    roles: { users: 'Users', staff: 'Staff', owners: 'Owners' },
    rolesLabel: 'By role',
    label: (members: number, from: number, since: string) =>
      `Members over time: ${count(members, 'member', 'members')} now, ${figure(from)} ${since}.`,
  },
  signIns: {
    title: 'Sign-ins',
    lead: 'Each time a member comes to your site, and how many different people that were.',
    signIns: 'Sign-ins',
    people: 'People',
    label: (signIns: number, most: number, when: string) =>
      signIns === 0
        ? 'Sign-ins over time: none yet.'
        : `Sign-ins over time: ${figure(signIns)} in all, most of them ${when}: ${figure(most)}.`,
    /** People are counted once a day, a week or a month. */
    average: (people: number, step: Step) => `${figure(people)} a ${step}`,
  },
  invites: {
    title: 'Invites',
    lead: 'What was sent, and what was accepted. A link may be accepted by many people.',
    sent: 'Sent',
    accepted: 'Accepted',
    label: (sent: number, accepted: number) => `Invites over time: ${figure(sent)} sent, ${figure(accepted)} accepted.`,
  },
  secondSteps: {
    title: 'Second steps',
    lead: 'Members whose account a password alone does not open.',
    authenticator: 'Authenticator app',
    passkey: 'Passkey',
    none: 'Neither',
    label: (either: number, members: number) =>
      `${figure(either)} of ${count(members, 'member', 'members')} ${either === 1 ? 'has' : 'have'} one`,
    both: (people: number) => `${count(people, 'person has', 'people have')} both.`,
  },
  since: (day: string) => `Days are those of your organization’s time zone. Everything has been counted since ${day}.`,
  before: (day: string) =>
    `Everything has been counted since ${day}. What is before is what is still known: memberships and invites, no sign-ins.`,
  empty: {
    sentence: 'Nothing to draw yet',
    advice:
      'Figures begin today. Once people join, sign in and are invited, you see here how your organization is doing.',
    invite: 'Invite people',
  },
  notSeen: {
    title: `Not seen for ${notSeenDays} days`,
    lead: `Members who neither came to your site nor used these pages for ${notSeenDays} days, those who were away for longest first.`,
    back: 'Overview',
    table: 'Members not seen',
    name: 'Name',
    role: 'Role',
    lastSeen: 'Last seen',
    never: 'Never',
    joined: (day: string) => `joined ${day}`,
    loading: 'Loading the list',
    empty: 'Everybody was here lately',
    emptyAdvice: `Whoever is not seen for ${notSeenDays} days is listed here.`,
    toOverview: 'Back to the overview',
  },
} as const
