/** What people do in the organization, and to their own accounts, beside its directories. */
import type { HandKind, Operation } from '../operation.ts'
import { addressOf, belongs, directoryNames, ownerOf, people, roleOf, rowsOf, type World } from '../world.ts'
import { applyRoster, linkWaiting, rehearse, takeRosterBack } from './rosters.ts'
import { comeAnew, giveGroups, hasOwner, joinAccount, knownWordOf } from './membership.ts'

/** Whether it is done. */
type Act = (world: World, operation: Operation) => boolean

const maxTokens = 2

export const byHand: Record<HandKind, Act> = {
  'make token': (world, { id, of, by }) => {
    const { tokens } = world.directories[of]
    if (roleOf(world, by) !== 'owner' || tokens.length >= maxTokens) return false
    tokens.push(id)
    return true
  },
  'revoke token': (world, { of, by, token }) => {
    const directory = world.directories[of]
    if (roleOf(world, by) !== 'owner' || !directory.tokens.includes(token)) return false
    directory.tokens = directory.tokens.filter((one) => one !== token)
    return true
  },
  invite: (world, { id, by }) => {
    if (roleOf(world, by) !== 'owner') return false
    world.invites[id] = { madeAt: world.order, usedBy: [] }
    return true
  },
  accept: (world, { other, invite: name }) => {
    const invite = world.invites[name]
    const found = world.members[other]
    if (!world.isOpen || !invite || !world.accounts[other]) return false
    if (invite.usedBy.includes(other)) return belongs(found)
    if (!belongs(found) && found && found.outAt >= invite.madeAt) return false
    if (!belongs(found)) comeAnew(world, other, 'User')
    invite.usedBy.push(other)
    return true
  },
  remove: (world, { by, other }) => {
    const found = world.members[other]
    if (by === other || roleOf(world, by) !== 'owner' || found?.is !== 'in') return false
    Object.assign(found, { is: 'removed', outAt: world.order })
    return true
  },
  leave: (world, { other }) => {
    const found = world.members[other]
    if (roleOf(world, other) === undefined || !found) return false
    Object.assign(found, { is: 'left', outAt: -1 })
    return hasOwner(world)
  },
  restore: (world, { by, other }) => {
    const found = world.members[other]
    if (roleOf(world, by) !== 'owner' || found?.is !== 'removed') return false
    Object.assign(found, { is: 'in', outAt: -1 })
    giveGroups(world, other)
    return true
  },
  renew: (world, { by, other }) => {
    const [role, found] = [roleOf(world, by), world.members[other]]
    if ((role !== 'owner' && role !== 'staff') || found?.is !== 'former') return false
    if (role === 'staff' && (found.role !== 'User' || knownWordOf(world, other) === 'inactive')) return false
    Object.assign(found, { is: 'in', isOver: false, bySource: false, outAt: -1 })
    giveGroups(world, other)
    return true
  },
  'change role': (world, { by, other, role }) => {
    const found = world.members[other]
    if (roleOf(world, by) !== 'owner' || !found || !belongs(found)) return false
    found.role = role
    return hasOwner(world)
  },
  'last day': (world, { other }) => {
    const found = world.members[other]
    if (!world.isOpen || found?.is !== 'in' || found.role === 'owner') return false
    found.isOver = true
    return true
  },
  'terms job': (world) => {
    if (!world.isOpen) return true
    for (const person of people) {
      const found = world.members[person]
      if (found?.is === 'in' && found.isOver) Object.assign(found, { is: 'former', outAt: world.order })
    }
    return true
  },
  'waiting job': (world) => {
    if (!world.isOpen) return true
    for (const of of directoryNames) {
      for (const user of Object.values(world.directories[of].users)) {
        const person = user.person === null ? ownerOf(world, addressOf(user)) : undefined
        if (person !== undefined) joinAccount(world, of, user, person)
      }
    }
    return true
  },
  'delete organization': (world, { by }) => {
    if (roleOf(world, by) !== 'owner') return false
    world.isOpen = false
    return true
  },
  'restore organization': (world, { by }) => {
    const found = world.members[by]
    if (world.isOpen || !belongs(found) || found?.role !== 'owner') return false
    world.isOpen = true
    return true
  },
  confirm: ({ accounts }, { other }) => {
    const account = accounts[other]
    if (account) account.isConfirmed = true
    return account !== undefined
  },
  move: ({ accounts }, { other, address, isConfirmed }) => {
    const isTaken = people.some((person) => person !== other && accounts[person]?.address === address)
    if (!accounts[other] || isTaken) return false
    accounts[other] = { address, isConfirmed }
    return true
  },
  'delete account': (world, { other }) => {
    if (!world.accounts[other]) return false
    delete world.members[other]
    if (world.isOpen && !hasOwner(world)) return false
    delete world.accounts[other]
    for (const { user } of rowsOf(world, other)) Object.assign(user, { person: null, saidAt: world.order })
    for (const row of Object.values(world.source.people)) if (row.person === other) row.person = null
    return true
  },
  rehearse,
  'apply roster': applyRoster,
  'take roster back': takeRosterBack,
  'roster job': linkWaiting,
}
