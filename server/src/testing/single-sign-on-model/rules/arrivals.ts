/** The way of who comes by an organization's own sign-in: there and back, to our page, to a session. */
import type { ArrivalRefusal } from '@atrium/contract/organizations/sign-in-connection'
import type { Acts } from '../operation.ts'
import { accountAt, isAtWork, isProven, makeAccount, type Way, type World } from '../world.ts'
import { reclaim } from './accounts.ts'
import { join } from './members.ts'
import { firstStep, good } from './sessions.ts'

export const arrivals: Acts<'come' | 'finish' | 'exchange'> = {
  come: (world, { id, connection: name, subject, address, verified }) => {
    const connection = world.connections[name]
    if (connection?.state !== 'on' || world.at[connection.place].deleted) return 'refused'
    const { side, endings } = connection
    world.ways[id] = { connection: name, side, endings, subject, address, verified, used: false }
    return 'done'
  },
  finish: (world, { id, way: name }) => {
    const way = world.ways[name]
    if (!way || way.used) return 'expired'
    // Whatever comes of it.
    way.used = true
    const connection = world.connections[way.connection]
    const isSame = connection?.side === way.side && connection.endings === way.endings && connection.state === 'on'
    if (!isSame || world.at[connection.place].deleted) return 'expired'
    const found = whoseAccount(world, way)
    if ('refused' in found) return found.refused
    const { account } = found
    connection.subjects[way.subject] = account
    const { members } = world.at[connection.place]
    // Whoever was taken out, or has left, signs in to their account and stays out.
    if (!members[account]) join(world, connection.place, account, 'User')
    world.secrets[id] = { kind: 'token', account, connection: way.connection, dead: false }
    return 'done'
  },
  exchange: (world, { id, secret }) => {
    const token = good(world, secret, 'token')
    if (!token) return 'refused'
    const { account, connection } = token
    const verdict = firstStep(world, id, { account, connection })
    if (verdict !== 'refused') token.dead = true
    return verdict
  },
}

function whoseAccount(
  world: World,
  { connection: name, subject, address, verified }: Way,
): { account: string } | { refused: ArrivalRefusal } {
  const connection = world.connections[name]
  if (!connection) return { refused: 'account_elsewhere' }
  const { subjects, place } = connection
  const known = subjects[subject]
  if (known !== undefined) {
    const account = world.accounts[known]
    if (!account || account.disabled) return { refused: 'account_disabled' }
    const isTheirs = isAtWork(account) && isProven(world, place)
    return isTheirs ? { account: known } : { refused: 'account_elsewhere' }
  }
  if (!verified) return { refused: 'address_not_confirmed' }
  if (!address.endsWith('at work') || !isProven(world, place)) return { refused: 'domain_not_proven' }
  const there = accountAt(world, address)
  if (there === undefined) return { account: makeAccount(world, address, { confirmed: true, hasPassword: false }).name }
  if (world.accounts[there]?.disabled) return { refused: 'account_disabled' }
  if (Object.values(subjects).includes(there)) return { refused: 'another_subject' }
  reclaim(world, there)
  return { account: there }
}
