/** What lines of a roster refer to: looked at once all of its files are read. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { RosterProblem } from '@atrium/contract/people/rosters'
import type { DataFile } from './files.ts'
import { type Found, problem, type RefusedLine } from './found.ts'
import type { Kept, Records } from './read-file.ts'
import { checkTree, type Tree, type TreeFault } from './trees.ts'

/** What is looked through, and what of the file that is looked at was refused. */
interface Lines {
  records: Records
  before: Records
  found: Found
  refused: RefusedLine[]
}

interface Place {
  file: DataFile
  sourcedId: string
  line: number
}

/**
 * Refuses lines that name what is not there, go round in a circle, or have another's address. What the source brought
 * before stays in their place, where it brought it. What others name is settled before them: each is looked at once.
 */
export function checkReferences(records: Records, before: Records, found: Found): void {
  const { 'orgs.csv': orgs, 'academicSessions.csv': sessions, 'users.csv': users, 'classes.csv': classes } = records
  const lines: Lines = { records, before, found, refused: [] }
  checkParents(lines, 'orgs.csv', { unknown: 'org_unknown', cycle: 'org_cycle' })
  checkParents(lines, 'academicSessions.csv', { unknown: 'session_unknown', cycle: 'session_cycle' })
  checkAddresses(lines)
  check(lines, 'roles.csv', ({ user, org }) =>
    !users.has(user)
      ? problem('user_unknown', user)
      : orgs.size > 0 && !orgs.has(org)
        ? problem('org_unknown', org)
        : null,
  )
  check(lines, 'classes.csv', ({ school, terms }) => {
    const term = sessions.size > 0 ? terms.find((id) => !sessions.has(id)) : undefined
    if (term !== undefined) return problem('session_unknown', term)
    return orgs.size > 0 && school !== '' && !orgs.has(school) ? problem('org_unknown', school) : null
  })
  check(lines, 'enrollments.csv', (enrollment) =>
    !classes.has(enrollment.class)
      ? problem('class_unknown', enrollment.class)
      : users.has(enrollment.user)
        ? null
        : problem('user_unknown', enrollment.user),
  )
}

function refuse(lines: Lines, { file, sourcedId, line }: Place, reason: RosterProblem): void {
  const { records, before, refused } = lines
  const all = records[file] as Map<string, Kept<unknown>>
  const value = all.get(sourcedId)?.value as { name?: string; title?: string; email?: string }
  const old = before[file].get(sourcedId)
  if (old) all.set(sourcedId, { value: old.value })
  else all.delete(sourcedId)
  const name = value.name ?? value.title ?? ''
  refused.push({ file, line, sourcedId, name, email: value.email ?? '', reason })
}

/** Told line by line, in whatever order they were refused. */
function tell(lines: Lines): void {
  for (const one of lines.refused.sort((a, b) => a.line - b.line)) lines.found.refuse(one)
  lines.refused = []
}

function check<File extends DataFile>(
  lines: Lines,
  file: File,
  problemOf: (value: Records[File] extends Map<string, Kept<infer Value>> ? Value : never) => RosterProblem | null,
): void {
  for (const [sourcedId, { value, line }] of [...(lines.records[file] as Map<string, Kept<never>>)]) {
    const reason = line === undefined ? null : problemOf(value)
    if (reason !== null) refuse(lines, { file, sourcedId, line: line ?? 0 }, reason)
  }
  tell(lines)
}

function checkParents<File extends 'orgs.csv' | 'academicSessions.csv'>(
  lines: Lines,
  file: File,
  codes: Record<TreeFault, File extends 'orgs.csv' ? 'org_unknown' | 'org_cycle' : 'session_unknown' | 'session_cycle'>,
): void {
  const all: Tree = lines.records[file]
  checkTree(all, (sourcedId, line, fault) => {
    refuse(lines, { file, sourcedId, line }, problem(codes[fault], all.get(sourcedId)?.value.parent ?? ''))
  })
  tell(lines)
}

/** An address is one person's. What was there before has it first, and what is there again in place of a line. */
function checkAddresses(lines: Lines): void {
  const { 'users.csv': users } = lines.records
  const known = [...users.values()].filter(({ line }) => line === undefined)
  const taken = new Set(known.map(({ value }) => nameKey(value.email)))
  const written = [...users].filter(([, { line }]) => line !== undefined)
  const asking = Map.groupBy(written, ([, { value }]) => nameKey(value.email))
  const keys = [...asking.keys()]
  for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
    const some = asking.get(key) ?? []
    const staying = taken.has(key) ? [] : some.slice(0, 1)
    asking.set(key, staying)
    for (const [sourcedId, { value, line = 0 }] of some.slice(staying.length)) {
      refuse(lines, { file: 'users.csv', sourcedId, line }, problem('email_taken', value.email))
      const old = users.get(sourcedId)
      if (!old) continue
      const again = nameKey(old.value.email)
      taken.add(again)
      keys.push(again)
    }
  }
  tell(lines)
}
