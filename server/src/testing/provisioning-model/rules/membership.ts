/** How memberships begin and end by what directories say, and what groups give. */
import type { Role } from '@atrium/contract/rules/roles'
import {
  belongs,
  type DirectoryName,
  directoryNames,
  member,
  type Person,
  people,
  rowsOf,
  type User,
  type World,
} from '../world.ts'

/** A refusal, by its status. */
export class Refused extends Error {
  readonly status: string

  constructor(status: string) {
    super(status)
    this.status = status
  }
}

/** Whose label or class a group is has it while they belong: whoever it was that let them in. */
export function giveGroups(world: World, person: Person): void {
  const found = world.members[person]
  if (!found || !belongs(found)) return
  for (const { of, id } of rowsOf(world, person)) {
    for (const { members, target } of Object.values(world.directories[of].groups)) {
      if (members.includes(id) && !found.has.includes(target)) found.has.push(target)
    }
  }
}

/** From whoever is out as well: they come back with what they are in by then. */
export function take(world: World, persons: readonly (Person | null)[], thing: string): void {
  for (const person of persons) {
    const found = person === null ? undefined : world.members[person]
    if (found) found.has = found.has.filter((one) => one !== thing)
  }
}

/** A member of their own word, or as new. */
export function comeAnew(world: World, person: Person, role: Role): void {
  world.members[person] = member(role)
  giveGroups(world, person)
}

export type Began = 'there' | 'left' | 'inactive' | 'removed' | 'back' | 'new'

/** As a directory or a roster lets somebody in, where no directory has them inactive. `saidAt`: when it said so. */
export function begin(world: World, person: Person, { role = 'User', saidAt }: { role?: Role; saidAt: number }): Began {
  const found = world.members[person]
  if (!found) {
    if (wordOf(world, person) === 'inactive') return 'inactive'
    comeAnew(world, person, role)
    return 'new'
  }
  if (belongs(found)) {
    giveGroups(world, person)
    return 'there'
  }
  if (found.is === 'left') return 'left'
  if (wordOf(world, person) === 'inactive') return 'inactive'
  // Whom an owner took out since, or whose last day was over since, stays out.
  if (!found.bySource && found.outAt > saidAt) return 'removed'
  const isRemoved = found.is === 'removed'
  Object.assign(found, { is: 'in', bySource: false, outAt: -1, ...(!isRemoved && { isOver: false }) })
  if (found.role === 'owner') found.role = 'staff'
  giveGroups(world, person)
  return 'back'
}

/** Ends what membership there is; refused of the last owner. */
export function end(world: World, person: Person): 'ended' | 'kept' | 'none' {
  const found = world.members[person]
  if (!found || !belongs(found)) return 'none'
  if (wordOf(world, person) === 'active') return 'kept'
  Object.assign(found, { is: 'former', bySource: true, outAt: world.order })
  if (!hasOwner(world)) throw new Refused('409')
  return 'ended'
}

export function hasOwner({ members }: World): boolean {
  return people.some((person) => belongs(members[person]) && members[person]?.role === 'owner')
}

/** By the address too, where a directory knows no account, or has whoever had the address before inactive. */
function wordOf(world: World, person: Person): 'active' | 'inactive' | undefined {
  const { address, isConfirmed = false } = world.accounts[person] ?? {}
  return said(
    everybodyIn(world).filter((user) => {
      const isAt = isConfirmed && addressKeyOf(user) === address
      return user.person === person || (isAt && (user.person === null || !user.active))
    }),
  )
}

/** By their account, or by whom a directory has inactive at their address: as it is for staff who take them in again. */
export function knownWordOf(world: World, person: Person): 'active' | 'inactive' | undefined {
  const address = world.accounts[person]?.address
  return said(
    everybodyIn(world).filter(
      (user) => user.person === person || (!user.active && address !== undefined && addressKeyOf(user) === address),
    ),
  )
}

function everybodyIn(world: World): User[] {
  return directoryNames.flatMap((name) => Object.values(world.directories[name].users))
}

function said(all: readonly User[]): 'active' | 'inactive' | undefined {
  if (all.length === 0) return undefined
  return all.some(({ active }) => active) ? 'active' : 'inactive'
}

function addressKeyOf({ email, userName }: User): string {
  return (email ?? userName).toLowerCase()
}

/** The job, or a change: an account is joined to who waited for one. False where the directory has the account already. */
export function joinAccount(
  world: World,
  of: DirectoryName,
  user: User,
  person: Person,
  saidAt = user.saidAt,
): boolean {
  if (Object.values(world.directories[of].users).some((other) => other !== user && other.person === person)) {
    return false
  }
  user.person = person
  if (user.active) begin(world, person, { saidAt })
  else giveGroups(world, person)
  return true
}
