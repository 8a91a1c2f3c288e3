/** What would come of each line, by who is there already: the same for the preview and for the import itself. */
import { maxLabels } from '@atrium/contract/limits'
import type { LineNote, LineProblem } from '@atrium/contract/people/people-import'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Role } from '@atrium/contract/rules/roles'
import { isInOrder } from '@atrium/contract/rules/time/term'
import type { MemberByEmail } from '#members/by-email.ts'
import type { LineWish, ReadLine } from './reading/read-lines.ts'

/** Who has the addresses of some lines, by folded address. */
export interface KnownPeople {
  members: Map<string, MemberByEmail>
  invited: Set<string>
  /** Folded names of the labels that are there; those that lines bring come to them. */
  labelKeys: Set<string>
  /** Which day it is where the organization is. */
  today: string
}

export interface PlannedLine extends LineWish {
  /** The member whom it changes. */
  uid: string | null
  action: 'add' | 'change' | 'same' | 'refuse'
  reason: LineProblem | null
  note: LineNote | null
}

type PlannableLine = Omit<ReadLine, 'written'>

/** The folded addresses to ask for. */
export function keysOf(lines: readonly PlannableLine[]): string[] {
  return lines.filter(({ reason }) => reason === null).map(({ email }) => nameKey(email))
}

export function planLines(lines: readonly PlannableLine[], known: KnownPeople): PlannedLine[] {
  const { members, invited, labelKeys, today } = known
  const planned = lines.map(
    ({ line, email, givenName, familyName, role, labels, startsOn, endsOn, reason }): PlannedLine => {
      const told = { line, email, givenName, familyName, role, labels, startsOn, endsOn }
      const wish = { ...told, uid: null, reason: null, note: null }
      if (reason !== null) return { ...wish, action: 'refuse', reason }
      if (endsOn !== null && endsOn < today) {
        return { ...wish, action: 'refuse', reason: { code: 'ended_already', value: endsOn } }
      }
      const key = nameKey(email)
      const member = members.get(key)
      // Whoever is there has a name of their own: what the list calls them changes nothing.
      if (member) return { ...wish, uid: member.uid, ...changeOf(wish, member) }
      return invited.has(key)
        ? { ...wish, action: 'same', note: { code: 'invited_already' } }
        : { ...wish, action: 'add' }
    },
  )
  return planned.map((line) => (hasRoom(line, labelKeys) ? line : { ...line, ...noRoom }))
}

const noRoom = { action: 'refuse', reason: { code: 'label_limit' }, note: null } as const

/** Whether there can be as many labels as a line makes; then they are among `labelKeys`. */
function hasRoom({ action, labels }: PlannedLine, labelKeys: Set<string>): boolean {
  if (action !== 'add' && action !== 'change') return true
  const made = new Set(labels.map(nameKey).filter((key) => !labelKeys.has(key)))
  if (made.size > 0 && labelKeys.size + made.size > maxLabels) return false
  for (const key of made) labelKeys.add(key)
  return true
}

type Outcome = Pick<PlannedLine, 'action' | 'reason' | 'note'>

function changeOf({ role, labels, startsOn, endsOn }: LineWish, member: MemberByEmail): Outcome {
  const days = { startsOn: startsOn ?? member.startsOn, endsOn: endsOn ?? member.endsOn }
  const term = days.startsOn === member.startsOn && days.endsOn === member.endsOn ? null : days
  if (member.role === 'owner' && ((role !== null && role !== 'owner') || term !== null)) {
    return { action: 'refuse', reason: { code: 'owner_by_hand' }, note: null }
  }
  // One of the two is the line's, the other one is what they have.
  if (!isInOrder(days)) {
    return { action: 'refuse', reason: { code: 'ends_before_start', value: days.endsOn ?? '' }, note: null }
  }
  const missing = labels.filter((name) => !member.labelKeys.includes(nameKey(name)))
  const change = role !== null && role !== member.role ? { from: member.role, to: role } : null
  if (change === null && missing.length === 0 && term === null) return { action: 'same', reason: null, note: null }
  return { action: 'change', reason: null, note: { code: 'changes', role: change, labels: missing, term } }
}

/** The role that somebody new gets where the line names none. */
export const defaultRole: Role = 'User'
