/** What a roster does to people: rehearsed against what its source brought, applied, and taken back, by docs/rosters.md. */
import type { Operation } from '../operation.ts'
import {
  belongs,
  isProven,
  type Listed,
  type Person,
  people,
  roleOf,
  type RosterStep,
  type Source,
  type World,
} from '../world.ts'
import { begin, end } from './membership.ts'

export function rehearse(world: World, { id, by, listed }: Operation): boolean {
  const { source } = world
  if (roleOf(world, by) !== 'owner') return false
  const old = (person: Person) => source.people[person]
  const wished = people.flatMap((person): RosterStep[] => {
    const [wish, before] = [listed[person], old(person)]
    if (!wish) return []
    const found = before?.person ? world.members[before.person] : undefined
    const isOut = found?.is === 'former' && found.bySource
    if (!before || isOut) return [{ action: 'add', of: person, wish }]
    const isSame = before.address === wish.address && before.role === wish.role
    return isSame ? [] : [{ action: 'change', of: person, wish }]
  })
  const gone = people.filter((person) => old(person) && !listed[person])
  const steps = [...wished, ...gone.map((of): RosterStep => ({ action: 'leave', of, wish: null }))]
  source.rosters[id] = { state: 'rehearsed', basedOn: source.version, appliedAt: -1, steps, previous: null }
  return true
}

export function applyRoster(world: World, { by, roster: name }: Operation): boolean {
  const { source } = world
  const roster = source.rosters[name]
  if (roleOf(world, by) !== 'owner' || !roster) return false
  if (roster.state !== 'rehearsed') return true
  if (roster.basedOn !== source.version) return false
  Object.assign(roster, { state: 'applied', previous: source.latest, appliedAt: world.order })
  Object.assign(source, { version: source.version + 1, latest: name })
  for (const step of roster.steps) {
    const before = source.people[step.of] ?? null
    step.undo = step.wish === null ? leave(world, step.of) : come(world, step, step.wish)
    if (step.undo) step.undo.before = before === null ? null : { ...before }
  }
  return true
}

/** Undefined where it is refused: whom it is about stays as the source had them. */
function come(world: World, { of, action }: RosterStep, wish: Listed): RosterStep['undo'] {
  const { source, members, accounts } = world
  const before = source.people[of]
  const listedAt = before?.listedAt ?? world.order
  const put = (person: Person | null) => void (source.people[of] = { ...wish, person, listedAt })
  if (before?.person && action === 'change') {
    put(before.person)
    return before.role === wish.role ? { before } : { before, ...give(world, before.person, wish.role) }
  }
  const confirmed = people.find((one) => accounts[one]?.isConfirmed === true && accounts[one].address === wish.address)
  const person = [before?.person, confirmed].find((one) => one && (belongs(members[one]) || mayComeIn(world, one)))
  if (!person) {
    put(null)
    return { before: null }
  }
  if (belongs(members[person])) {
    put(person)
    return { before: null, person, ...give(world, person, wish.role) }
  }
  const began = begin(world, person, { role: wish.role, saidAt: listedAt })
  if (began === 'left' || began === 'inactive') return undefined
  put(person)
  if (began === 'removed') return { before: null, person }
  if (began === 'back') give(world, person, wish.role)
  return { before: null, person, began: true }
}

function leave(world: World, of: Person): RosterStep['undo'] {
  const { source, members } = world
  const row = source.people[of]
  if (!row) return { before: null }
  const { person } = row
  const found = person === null ? undefined : members[person]
  if (belongs(found) && found?.role === 'owner') return undefined
  delete source.people[of]
  if (person === null || !belongs(found) || isKeptByOthers(source, person)) return { before: null }
  return { before: null, person, ended: end(world, person) === 'ended' }
}

export function takeRosterBack(world: World, { by, roster: name }: Operation): boolean {
  const { source } = world
  const roster = source.rosters[name]
  if (roleOf(world, by) !== 'owner' || !roster) return false
  if (roster.state === 'taken back') return true
  if (roster.state !== 'applied' || source.latest !== name) return false
  roster.state = 'taken back'
  Object.assign(source, { version: source.version + 1, latest: roster.previous })
  for (const step of roster.steps.toReversed()) if (step.undo) undo(world, step, step.undo, roster.appliedAt)
  return true
}

function undo(
  world: World,
  { of, action, wish }: RosterStep,
  done: NonNullable<RosterStep['undo']>,
  appliedAt: number,
): void {
  const { source, accounts } = world
  const { before } = done
  const known = (person: Person | null) => (person !== null && accounts[person] ? person : null)
  if (action === 'leave') {
    if (!before) return
    const isBack =
      done.ended !== true || before.person === null || isKnownAgain(world, before.person, before.role, appliedAt)
    source.people[of] = { ...before, person: isBack ? known(before.person) : null }
    return
  }
  const now = source.people[of]
  undoMembership(world, { of, action, wish }, done)
  if (before) source.people[of] = { ...before, person: known(now?.person ?? before.person) }
  else delete source.people[of]
}

/** Whom an owner took out since stays out, and is known. */
function isKnownAgain(world: World, person: Person, role: Listed['role'], saidAt: number): boolean {
  if (belongs(world.members[person])) return true
  if (!mayComeIn(world, person)) return false
  const began = begin(world, person, { role, saidAt })
  return began !== 'left' && began !== 'inactive'
}

function undoMembership(world: World, { of, action, wish }: RosterStep, done: NonNullable<RosterStep['undo']>): void {
  const { source, members } = world
  const cameLater = action === 'add' && done.person === undefined
  const person = done.person ?? source.people[of]?.person ?? null
  const found = person === null ? undefined : members[person]
  if (person === null || !found || !belongs(found)) return
  if (done.role) {
    if (found.role === done.role.to) found.role = done.role.from
    return
  }
  const isMade = done.began === true || cameLater
  if (!isMade || found.role !== wish?.role) return
  if (Object.entries(source.people).every(([one, row]) => one === of || row.person !== person)) end(world, person)
}

/** Unless they own the organization. */
function give(world: World, person: Person, to: Listed['role']): Pick<NonNullable<RosterStep['undo']>, 'role'> {
  const found = world.members[person]
  if (!found || !belongs(found) || found.role === 'owner' || found.role === to) return {}
  const from = found.role
  found.role = to
  return { role: { from, to } }
}

function mayComeIn({ accounts }: World, person: Person): boolean {
  const account = accounts[person]
  return account?.isConfirmed === true && isProven(account.address)
}

function isKeptByOthers({ people: rows }: Source, person: Person): boolean {
  return Object.values(rows).some((row) => row.person === person)
}

/** The job: who has confirmed an address by which somebody of a roster waits. */
export function linkWaiting(world: World): boolean {
  if (!world.isOpen) return true
  const { source, accounts, members } = world
  for (const row of Object.values(source.people)) {
    if (row.person !== null) continue
    const person = people.find((one) => accounts[one]?.isConfirmed === true && accounts[one].address === row.address)
    if (!person) continue
    if (!belongs(members[person])) {
      if (!isProven(row.address)) continue
      const began = begin(world, person, { role: row.role, saidAt: row.listedAt })
      if (began === 'left' || began === 'inactive') continue
    }
    row.person = person
  }
  return true
}
