/** Who belongs to the organization, who is made and taken out, and what somebody has given that ends with it: nobody is told. */
import type { Role } from '@atrium/contract/rules/roles'
import { type Invite, people, type Person, roleOf, signedIn, type World } from '../world.ts'
import { type Acts, voidThose } from './mailing.ts'
import { endEverySession } from './sessions.ts'

const rank: Record<Role, number> = { owner: 3, staff: 2, User: 1 }

export function isOpen({ isOver, usedBy, endedWith }: Invite): boolean {
  return !isOver && usedBy === null && endedWith.length === 0
}

/** By an owner in one of their sessions. */
export function isOwner(world: World, by: { by: Person; session: string }): boolean {
  return signedIn(world, by) !== undefined && roleOf(world, by.by) === 'owner'
}

export function hasActed({ organization, order }: World, person: Person): void {
  organization.actedAt[person] = order
}

/** Who made the newest offer that somebody made or got. */
function offererAround({ organization: { offers } }: World, person: Person): Person | undefined {
  const at = (from: Person) => offers[from]?.at ?? -1
  const around = people.filter((from) => offers[from] && (from === person || offers[from].to === person))
  return around.sort((one, other) => at(other) - at(one))[0]
}

function endOffersOf({ organization: { offers } }: World, person: Person): void {
  for (const from of people) if (from === person || offers[from]?.to === person) delete offers[from]
}

/** With ownership ends what makes more than a User of somebody, and what was offered. */
function givenBy({ organization: { invites } }: World, person: Person): Invite[] {
  return Object.values(invites).filter((one) => one.by === person && one.role !== 'User' && isOpen(one))
}

function setRole(world: World, person: Person, role: Role): void {
  const member = world.organization.members[person]
  if (!member) return
  if (rank[role] < rank[member.role]) {
    member.loweredAt = world.order
    if (member.role === 'owner') {
      for (const invite of givenBy(world, person)) invite.isOver = true
      delete world.organization.offers[person]
    }
  }
  member.role = role
}

function takeOut(world: World, person: Person, isByOwner: boolean): boolean {
  const { members, invites } = world.organization
  const member = members[person]
  if (!member?.isIn) return false
  const given = member.role === 'owner' ? givenBy(world, person) : []
  const got = Object.values(invites).filter((one) => one.email === world.accounts[person]?.address && isOpen(one))
  for (const invite of new Set([...given, ...got])) invite.endedWith.push(person)
  endOffersOf(world, person)
  Object.assign(member, {
    isIn: false,
    outAt: isByOwner ? world.order : -1,
    canBeRestored: isByOwner,
  })
  return true
}

export function isOnlyOwner(world: World, person: Person): boolean {
  const { publisher } = world
  const isAlone = people.filter((one) => roleOf(world, one) === 'owner').join() === person
  return isAlone || (publisher.isOpen && publisher.owners.join() === person)
}

export function accountGoes(world: World, person: Person): void {
  const { organization, publisher } = world
  takeOut(world, person, false)
  // Nor does a sign-in that was mailed to its address bring it back.
  endEverySession(world, person)
  delete organization.members[person]
  delete organization.requests[person]
  publisher.owners = publisher.owners.filter((one) => one !== person)
  delete world.accounts[person]
  voidThose(world, (one) => one.person === person && one.template !== 'invite')
}

/** What somebody else had given by the account since. */
export function endGivenSince(world: World, person: Person, since: number): void {
  const { offers } = world.organization
  for (const invite of givenBy(world, person)) if (invite.sentAt >= since) invite.isOver = true
  if ((offers[person]?.at ?? -1) >= since) delete offers[person]
}

export const peopleActs: Acts<
  'accept' | 'change role' | 'remove' | 'restore' | 'leave' | 'accept offer' | 'end offer'
> = {
  accept: (world, done) => {
    const { by, secret: link } = done
    const account = signedIn(world, done)
    const { organization, secrets, order } = world
    const invite = organization.invites[secrets[link]?.invite ?? '']
    if (!organization.isOpen || !account || !invite || invite.secret !== link) return 'refused'
    if (invite.email !== account.address || !account.isConfirmed) return 'refused'
    const held = roleOf(world, by)
    if (invite.usedBy === by) return held === undefined ? 'refused' : 'done'
    if (!isOpen(invite)) return 'refused'
    if (invite.role !== 'User' && roleOf(world, invite.by) !== 'owner') return 'refused'
    const member = organization.members[by]
    if (member && member.outAt >= invite.sentAt) return 'refused'
    if (member?.isIn && member.loweredAt >= invite.sentAt && rank[invite.role] > rank[member.role]) return 'refused'
    if (!member?.isIn) {
      const began = { role: invite.role, isIn: true, outAt: -1, loweredAt: -1, canBeRestored: false }
      organization.members[by] = { ...began, isBroughtBack: false }
      if (organization.requests[by] === 'open') delete organization.requests[by]
    } else {
      if (rank[invite.role] > rank[member.role]) member.role = invite.role
      member.isBroughtBack = false
    }
    invite.usedBy = by
    organization.actedAt[by] = order
    return 'done'
  },
  'change role': (world, done) => {
    const { other, role } = done
    const before = roleOf(world, other)
    if (!isOwner(world, done) || before === undefined) return 'refused'
    if (before === role) return 'done'
    endOffersOf(world, other)
    setRole(world, other, role)
    hasActed(world, done.by)
    return 'done'
  },
  remove: (world, done) => {
    if (done.by === done.other || !isOwner(world, done) || !takeOut(world, done.other, true)) return 'refused'
    hasActed(world, done.by)
    return 'done'
  },
  restore: (world, done) => {
    const { organization } = world
    const member = organization.members[done.other]
    if (!isOwner(world, done) || !member || member.isIn || !member.canBeRestored) return 'refused'
    for (const invite of Object.values(organization.invites))
      invite.endedWith = invite.endedWith.filter((one) => one !== done.other)
    Object.assign(member, { isIn: true, outAt: -1, canBeRestored: false, isBroughtBack: true })
    if (organization.requests[done.other] === 'open') delete organization.requests[done.other]
    hasActed(world, done.by)
    return 'done'
  },
  leave: (world, done) => {
    if (!signedIn(world, done) || roleOf(world, done.by) === undefined) return 'refused'
    if (!takeOut(world, done.by, false)) return 'refused'
    hasActed(world, done.by)
    return 'done'
  },
  'accept offer': (world, done) => {
    const from = offererAround(world, done.by)
    if (!signedIn(world, done) || roleOf(world, done.by) === undefined) return 'refused'
    // Of two, the newer: who has made one since withdraws it before they answer the other.
    if (from === undefined || from === done.by) return 'refused'
    endOffersOf(world, from)
    setRole(world, done.by, 'owner')
    setRole(world, from, 'staff')
    hasActed(world, done.by)
    return 'done'
  },
  'end offer': (world, done) => {
    const from = offererAround(world, done.by)
    if (!signedIn(world, done) || roleOf(world, done.by) === undefined || from === undefined) return 'refused'
    delete world.organization.offers[from]
    hasActed(world, done.by)
    return 'done'
  },
}
