/** Records that a text puts into words: one for each kind there is. */
import { timelineActions, type TimelineEntry } from '@atrium/contract/people/timeline'

const days = { startsOn: '2031-03-04', endsOn: '2032-05-06' }
const many = { people: 7_301, classes: 7_303 }

/** What is known of an action besides who and whom; several where that makes different sentences. */
const details: Readonly<Record<string, readonly TimelineEntry['detail'][]>> = {
  'rules.changed': [
    { second_step: 7, ways: 'password, google', fresh_hours: 24 },
    { second_step: null, ways: null, fresh_hours: null },
  ],
  'member.joined': [{ role: 'staff' }, { role: 'staff', how: 'request' }, { role: 'staff', how: 'domain' }],
  'organization.settings_changed': [{ fields: 'displayName logo_url', displayName: '‹Red›' }, { fields: 'primary' }],
  'member.role_changed': [{ from: 'User', to: 'staff' }],
  'members.role_changed': [
    { people: 7_301, to: 'staff' },
    { people: 7_301, to: null },
  ],
  'member.term_changed': [days, { startsOn: null, endsOn: null }],
  'member.term_ended': [days],
  'member.renewed': [days],
  'members.term_changed': [
    { people: 7_301, ...days },
    { people: 7_301, startsOn: null, endsOn: null },
  ],
  'members.renewed': [{ people: 7_301, ...days }],
  'labels.given': [{}, { people: 7_301 }],
  'labels.taken': [{}, { people: 7_301 }],
  'class.changed': [
    { added: 7_301, removed: 0, renamed: false },
    { added: 7_301, removed: 1, renamed: true },
  ],
  'domain.changed': [
    { joining: 'off', role: 'User' },
    { joining: 'join', role: 'staff' },
    { joining: 'ask', role: 'staff' },
  ],
  'import.started': [{ lines: 7_305 }],
  'import.finished': [
    { lines: 7_305, invited: 7_301, changed: 7_303 },
    { lines: 7_305, invited: 7_301, changed: 0 },
    { lines: 7_305, invited: 0, changed: 7_303 },
    { lines: 7_305, invited: 0, changed: 0 },
  ],
  'timeline.kept_changed': [{ to: 731 }, { to: null }],
}

/** An entry of each action. */
export const samplesOfTimeline: readonly TimelineEntry[] = timelineActions.flatMap((action) =>
  (details[action] ?? [many]).map((detail) => ({
    id: '1',
    at: '2031-03-04T10:00:00Z',
    action,
    subject: '‹Bob›',
    actor: { user_id: '2', displayName: '‹Ada›' },
    detail,
  })),
)

const codes = [
  ...['unreadable', 'too_many_lines', 'rest_unread', 'email_missing', 'owner_by_hand', 'too_many_mails'],
  ...['sender_unconfirmed', 'starter_no_owner', 'email_invalid', 'role_unknown', 'day_invalid', 'ends_before_start'],
  ...['ended_already', 'email_twice', 'too_many_labels', 'label_limit', 'organization_deleted'],
]

/** A refused line of each kind, and what is worth knowing of one that is not refused. */
export const samplesOfLines: readonly object[] = [
  ...codes.map((code) => ({ code, value: '‹Ada›', of: 'starts_on', firstLine: 7_301, count: 7_303 })),
  ...['too_long', 'not_one_line', 'address'].map((fault) => ({
    code: 'name_invalid',
    of: 'given_name',
    value: '‹Ada›',
    fault,
  })),
  { code: 'invited_already' },
  { code: 'changes', role: { from: 'User', to: 'staff' }, labels: ['‹Red›'], term: days },
]

const names = ['productName', 'email', 'changedTo', 'about', 'from', 'fields', 'reason', 'on', 'names', 'signedIn']

/** What a mail is told, and a sign-in. */
export const samplesOfMails: readonly object[] = [
  { ...Object.fromEntries([...names, 'code', 'domain', 'goodFor'].map((name) => [name, `‹${name}›`])), left: 7_301 },
  { browser: '‹Ada›', system: '‹Red›', way: 'password', network: '192.0.2.0', at: '2031-03-04' },
]
