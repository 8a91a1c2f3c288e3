/** What lines of a roster refer to: looked at once all of its files are read. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { RosterProblem } from '@atrium/contract/people/rosters'
import type { DataFile } from './files.ts'
import { type Found, problem } from './found.ts'
import type { Kept, Records } from './read-file.ts'

/**
 * Refuses lines that name what is not there, go round in a circle, or have another's address. What the source brought
 * before stays in their place, where it brought it. Until nothing is refused any more, since each may have been named
 * by another.
 */
export function checkReferences(records: Records, before: Records, found: Found): void {
  for (let refused = -1; refused !== found.refused.length;) {
    refused = found.refused.length
    checkTree('orgs.csv', ['org_unknown', 'org_cycle'])
    checkTree('academicSessions.csv', ['session_unknown', 'session_cycle'])
    checkAddresses()
    const { 'orgs.csv': orgs, 'academicSessions.csv': sessions, 'users.csv': users, 'classes.csv': classes } = records
    check('roles.csv', ({ user, org }) =>
      !users.has(user)
        ? problem('user_unknown', user)
        : orgs.size > 0 && !orgs.has(org)
          ? problem('org_unknown', org)
          : null,
    )
    check('classes.csv', ({ school, terms }) => {
      const term = sessions.size > 0 ? terms.find((id) => !sessions.has(id)) : undefined
      if (term !== undefined) return problem('session_unknown', term)
      return orgs.size > 0 && school !== '' && !orgs.has(school) ? problem('org_unknown', school) : null
    })
    check('enrollments.csv', (enrollment) =>
      !classes.has(enrollment.class)
        ? problem('class_unknown', enrollment.class)
        : users.has(enrollment.user)
          ? null
          : problem('user_unknown', enrollment.user),
    )
  }

  function refuse(file: DataFile, sourcedId: string, line: number, reason: RosterProblem): void {
    const all = records[file] as Map<string, Kept<unknown>>
    const value = all.get(sourcedId)?.value as { name?: string; title?: string; email?: string }
    const old = before[file].get(sourcedId)
    if (old) all.set(sourcedId, { value: old.value })
    else all.delete(sourcedId)
    const name = value.name ?? value.title ?? ''
    found.refuse({ file, line, sourcedId, name, email: value.email ?? '', reason })
  }

  function check<File extends DataFile>(
    file: File,
    problemOf: (value: Records[File] extends Map<string, Kept<infer Value>> ? Value : never) => RosterProblem | null,
  ): void {
    for (const [sourcedId, { value, line }] of [...(records[file] as Map<string, Kept<never>>)]) {
      const reason = line === undefined ? null : problemOf(value)
      if (reason !== null) refuse(file, sourcedId, line ?? 0, reason)
    }
  }

  /** Who is above each: there, and none of them below it. */
  function checkTree<File extends 'orgs.csv' | 'academicSessions.csv'>(
    file: File,
    [unknown, cycle]: File extends 'orgs.csv' ? ['org_unknown', 'org_cycle'] : ['session_unknown', 'session_cycle'],
  ): void {
    const all = records[file] as Map<string, Kept<{ parent: string }>>
    const circling = inCircles(all)
    for (const [sourcedId, { value, line }] of [...all]) {
      if (line === undefined || value.parent === '') continue
      if (circling.has(sourcedId)) refuse(file, sourcedId, line, problem(cycle, value.parent))
      else if (!all.has(value.parent)) refuse(file, sourcedId, line, problem(unknown, value.parent))
    }
  }

  /** An address is one person's. What was there before has it first. */
  function checkAddresses(): void {
    const owners = new Map<string, string>()
    const all = [...records['users.csv']]
    const known = all.filter(([, { line }]) => line === undefined)
    const written = all.filter(([, { line }]) => line !== undefined)
    for (const [sourcedId, { value, line }] of [...known, ...written]) {
      const key = nameKey(value.email)
      const owner = owners.get(key)
      if (owner !== undefined && line !== undefined) {
        refuse('users.csv', sourcedId, line, problem('email_taken', value.email))
      } else owners.set(key, sourcedId)
    }
  }
}

/** Those from which the way up comes back to themselves. Each is walked once. */
function inCircles(all: Map<string, Kept<{ parent: string }>>): Set<string> {
  const circling = new Set<string>()
  const walked = new Set<string>()
  for (const start of all.keys()) {
    const way: string[] = []
    for (let at: string | undefined = start; at !== undefined && at !== '' && !walked.has(at);) {
      walked.add(at)
      way.push(at)
      at = all.get(at)?.value.parent
      const since = at === undefined ? -1 : way.indexOf(at)
      if (since >= 0) for (const id of way.slice(since)) circling.add(id)
    }
  }
  return circling
}
