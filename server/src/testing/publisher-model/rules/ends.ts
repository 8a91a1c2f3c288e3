/** What ends with somebody's role, or with their membership (decision 0067). */
import type { Role } from '@atrium/contract/rules/roles'
import { type Invite, openPublisher, people, type Person, type World } from '../world.ts'
import { record } from './asked.ts'

export const rank: Record<Role, number> = { owner: 3, staff: 2, User: 1 }

/** What they offered, and what they were offered. */
export function endOffersOf(world: World, name: string, person: Person): void {
  const offers = world.publishers[name]?.offers ?? {}
  for (const from of people) if (from === person || offers[from]?.to === person) delete offers[from]
}

function endInvite(world: World, invite: Invite, reason: string): void {
  // One that has run out ends as well, and nobody has to know.
  const isNews = !invite.hasRunOut
  invite.isRevoked = true
  if (!isNews) return
  record(world, {
    action: 'author.invite_revoked',
    actor: 'nobody',
    subject: invite.publisher,
    detail: { reason },
  })
}

const isUnused = ({ isRevoked, usedBy }: Invite) => !isRevoked && usedBy === null

/** What makes more than a User of somebody is given by an owner. */
function endGivenIn(world: World, name: string, person: Person): void {
  for (const invite of Object.values(world.invites)) {
    const isTheirs = invite.publisher === name && invite.by === person && invite.role !== 'User'
    if (isTheirs && isUnused(invite)) endInvite(world, invite, 'no_owner')
  }
}

export function setRole(world: World, name: string, person: Person, role: Role): void {
  const member = world.publishers[name]?.members[person]
  if (!member) return
  if (rank[role] < rank[member.role]) member.loweredAt = world.order
  if (member.role === 'owner' && role !== 'owner') endGivenIn(world, name, person)
  member.role = role
}

/** From a publisher that is open. */
export function takeOut(world: World, name: string, person: Person): void {
  const publisher = world.publishers[name]
  if (!publisher) return
  if (publisher.members[person]?.role === 'owner') endGivenIn(world, name, person)
  endOffersOf(world, name, person)
  delete publisher.members[person]
  for (const invite of Object.values(world.invites)) {
    const isForThem = invite.publisher === name && invite.email === world.accounts[person]?.address
    if (isForThem && isUnused(invite)) endInvite(world, invite, 'taken_out')
  }
}

/** By an account that is shut: what makes more than a User, wherever, and ownership that was offered. */
export function endGivenBy(world: World, person: Person): void {
  for (const invite of Object.values(world.invites)) {
    const isEnded = invite.by === person && invite.role !== 'User' && isUnused(invite) && !invite.hasRunOut
    if (isEnded) endInvite(world, invite, 'signed_out')
  }
  for (const [name, publisher] of Object.entries(world.publishers))
    if (openPublisher(world, name)) delete publisher.offers[person]
}
