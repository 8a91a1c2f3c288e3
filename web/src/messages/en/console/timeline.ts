/** The texts of an organization's timeline; what its entries say is in `messages/people/timeline.ts`. */
import type { TimelineFormat, TimelineKind } from '@atrium/contract/people/timeline'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
const days = (number: number) =>
  number % 365 === 0 ? count(number / 365, 'year', 'years') : count(number, 'day', 'days')

export const timelineMessages = {
  older: 'Show older',
  empty: 'Nothing has happened yet',
  nothingMatches: 'Nothing matches',
  nothingMatchesAdvice: 'No entry is of this kind, by this person and in these days.',
  clear: 'Clear filters',
  somebody: 'Deleted account',
  filters: 'Filters',
  kind: 'What',
  everyKind: 'Everything',
  kinds: {
    people: 'People joining, leaving and changes',
    roles: 'Roles and ownership',
    invites: 'Invites and imports',
    labels: 'Labels',
    classes: 'Classes',
    organization: 'Organization and its settings',
    exports: 'Exports',
  } satisfies Record<TimelineKind, string>,
  by: 'Who',
  everybody: 'Anybody',
  from: 'From',
  to: 'To',
  timeZone: (zone: string) => `Days and times are those of ${zone.replaceAll('_', ' ')}.`,
  export: 'Export',
  exporting: 'Exporting',
  formats: { csv: 'As CSV', jsonl: 'As JSON lines' } satisfies Record<TimelineFormat, string>,
  kept: (number: number | null) => (number === null ? 'Kept for ever.' : `Kept for ${days(number)}.`),
  keep: {
    open: 'Change how long',
    title: 'How long to keep the timeline',
    label: 'Keep entries for',
    forEver: 'Ever',
    days,
    lead: 'This change is an entry of the timeline itself.',
    warning: (number: number) =>
      `Entries older than ${days(number)} are deleted for good within an hour. Export them first if you need them.`,
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Saved.',
  },
} as const
