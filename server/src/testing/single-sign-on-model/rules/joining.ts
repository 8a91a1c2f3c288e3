/** Coming by oneself, by a confirmed address of a proven domain: at once, or by asking. */
import type { Acts } from '../operation.ts'
import { isAtWork, isProven, openRequests, type Place, roleOf, type World } from '../world.ts'
import { own } from './accounts.ts'
import { join } from './members.ts'

export const joining: Acts<'join' | 'ask' | 'withdraw' | 'accept' | 'decline'> = {
  join: (world, { session, place }) => {
    const { name, opened } = offered(world, session, place) ?? {}
    if (name === undefined) return 'refused'
    if (roleOf(world, place, name) !== undefined) return 'done'
    const isRemoved = world.at[place].members[name]?.state === 'removed'
    if (opened !== 'join' || isRemoved) return 'refused'
    join(world, place, name, 'User')
    delete world.at[place].requests[name]
    return 'done'
  },
  ask: (world, { session, place }) => {
    const { name } = offered(world, session, place) ?? {}
    if (name === undefined || roleOf(world, place, name) !== undefined) return 'refused'
    const { requests } = world.at[place]
    if (requests[name] === 'declined') return 'refused'
    requests[name] = 'waiting'
    return 'done'
  },
  withdraw: (world, { session, place }) => {
    const { name } = own(world, session) ?? {}
    const { requests } = world.at[place]
    if (name === undefined || requests[name] !== 'waiting') return 'refused'
    delete requests[name]
    return 'done'
  },
  accept: (world, { session, place, account }) => {
    if (!isOfOffice(world, session, place) || !openRequests(world, place).includes(account)) return 'refused'
    join(world, place, account, 'User')
    return 'done'
  },
  decline: (world, { session, place, account }) => {
    const { requests } = world.at[place]
    if (!isOfOffice(world, session, place) || requests[account] !== 'waiting') return 'refused'
    requests[account] = 'declined'
    return 'done'
  },
}

/** What an organization lets somebody of its domain do. */
function offered(world: World, session: string, place: Place) {
  const { name, account } = own(world, session) ?? {}
  const { domain } = world.at[place]
  if (name === undefined || !account || !isAtWork(account) || !isProven(world, place) || !domain) return undefined
  return domain.joining === 'off' ? undefined : { name, opened: domain.joining }
}

function isOfOffice(world: World, session: string, place: Place): boolean {
  const { name } = own(world, session) ?? {}
  const role = name === undefined ? undefined : roleOf(world, place, name)
  return role === 'owner' || role === 'staff'
}
