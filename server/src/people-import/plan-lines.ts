/** What would come of each line, by who is there already: the same for the preview and for the import itself. */
import type { ImportLine } from '@atrium/contract/people-import'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Role } from '@atrium/contract/rules/people'
import type { MemberByEmail } from '#people/by-email.ts'
import { errorsOf, notesOf } from './line-errors.ts'
import type { ReadLine } from './read-lines.ts'

/** Who has the addresses of some lines, by folded address. */
export interface KnownPeople {
  members: Map<string, MemberByEmail>
  invited: Set<string>
}

export interface PlannedLine extends ImportLine {
  /** The member whom it changes. */
  uid: string | null
}

/** The folded addresses to ask for. */
export function keysOf(lines: readonly ReadLine[]): string[] {
  return lines.filter(({ reason }) => reason === null).map(({ email }) => nameKey(email))
}

export function planLines(lines: readonly ReadLine[], { members, invited }: KnownPeople): PlannedLine[] {
  return lines.map((line) => {
    const { reason, ...wish } = line
    if (reason !== null) return { ...wish, uid: null, action: 'refuse', reason }
    const key = nameKey(line.email)
    const member = members.get(key)
    if (member) return { ...wish, uid: member.uid, ...changeOf(line, member) }
    const waits = invited.has(key)
    return { ...wish, uid: null, action: waits ? 'same' : 'add', reason: waits ? notesOf.invited : null }
  })
}

type Outcome = Pick<ImportLine, 'action' | 'reason'>

function changeOf({ role, labels }: ReadLine, member: MemberByEmail): Outcome {
  if (member.role === 'owner' && role !== null && role !== 'owner') return { action: 'refuse', reason: errorsOf.owner }
  const missing = labels.filter((name) => !member.labelKeys.includes(nameKey(name)))
  const notes = [
    ...(role !== null && role !== member.role ? [notesOf.role(member.role, role)] : []),
    ...(missing.length > 0 ? [notesOf.labels(missing)] : []),
  ]
  return notes.length === 0 ? { action: 'same', reason: null } : { action: 'change', reason: notes.join(' ') }
}

/** The role that somebody new gets where the line names none. */
export const defaultRole: Role = 'User'
