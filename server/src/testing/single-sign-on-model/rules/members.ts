/** Who belongs to an organization, and what becomes of the organization. */
import type { Role } from '@atrium/contract/rules/roles'
import type { Acts } from '../operation.ts'
import { type Place, places, roleOf, type World } from '../world.ts'
import { isHandedOn, own } from './accounts.ts'
import { endBy } from './sessions.ts'

export const members: Acts<
  'let in' | 'give role' | 'remove' | 'restore' | 'leave' | 'forget' | 'delete' | 'take back'
> = {
  // By a link of an owner's, which their session takes.
  'let in': (world, { session, place }) => {
    const { name } = own(world, session) ?? {}
    if (name === undefined || world.at[place].deleted) return 'refused'
    if (roleOf(world, place, name) === undefined) join(world, place, name, 'User')
    return 'done'
  },
  'give role': (world, { session, place, account, role }) => {
    const found = world.at[place].members[account]
    if (!isOwner(world, session, place) || found?.state !== 'in') return 'refused'
    found.role = role
    return 'done'
  },
  remove: (world, { session, place, account }) => {
    if (own(world, session)?.name === account) return takeOut(world, place, account, 'left')
    return isOwner(world, session, place) ? takeOut(world, place, account, 'removed') : 'refused'
  },
  restore: (world, { session, place, account }) => {
    const found = world.at[place].members[account]
    if (!isOwner(world, session, place) || found?.state !== 'removed' || found.forgotten) return 'refused'
    join(world, place, account, found.role)
    return 'done'
  },
  leave: (world, { session, place }) => {
    const { name } = own(world, session) ?? {}
    return name === undefined ? 'refused' : takeOut(world, place, name, 'left')
  },
  forget: ({ at }) => {
    for (const place of places) {
      if (at[place].deleted) continue
      at[place].requests = {}
      for (const member of Object.values(at[place].members)) if (member.state !== 'in') member.forgotten = true
    }
    return 'done'
  },
  delete: (world, { session, place }) => {
    if (!isOwner(world, session, place)) return 'refused'
    world.at[place].deleted = true
    for (const [name, connection] of Object.entries(world.connections)) {
      if (connection.place === place) endBy(world, name)
    }
    return 'done'
  },
  'take back': (world, { session, place }) => {
    const { name } = own(world, session) ?? {}
    const organization = world.at[place]
    const found = organization.members[name ?? '']
    if (!organization.deleted || found?.state !== 'in' || found.role !== 'owner') return 'refused'
    organization.deleted = false
    return 'done'
  },
}

/** By a sign-in of their own, as what matters asks for. */
export function isOwner(world: World, session: string, place: Place): boolean {
  const { name } = own(world, session) ?? {}
  return name !== undefined && !isHandedOn(world, session) && roleOf(world, place, name) === 'owner'
}

/** New or again, however; what they had asked for is over. */
export function join({ at }: World, place: Place, account: string, role: Role): void {
  at[place].members[account] = { role, state: 'in', forgotten: false }
  if (at[place].requests[account] === 'waiting') delete at[place].requests[account]
}

function takeOut(world: World, place: Place, account: string, state: 'removed' | 'left') {
  const found = world.at[place].members[account]
  if (roleOf(world, place, account) === undefined || !found) return 'refused'
  found.state = state
  return 'done'
}
