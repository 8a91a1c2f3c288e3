/** What people do to accounts, of their own and by their own ways. */
import type { Acts } from '../operation.ts'
import { accountAt, hasOnlyWay, isOpen, makeAccount, places, type World } from '../world.ts'
import { againstWay, begin, endOf, firstStep, good } from './sessions.ts'

export const accounts: Acts<
  | 'sign up'
  | 'confirm'
  | 'password in'
  | 'mailed in'
  | 'second step'
  | 'enrol'
  | 'move'
  | 'hand on'
  | 'disable'
  | 'enable'
  | 'delete account'
> = {
  'sign up': (world, { id, address }) => {
    if (accountAt(world, address) !== undefined || hasOnlyWay(world, address, undefined)) return 'refused'
    const { name } = makeAccount(world, address, { confirmed: false, hasPassword: true })
    begin(world, id, { account: name, connection: null })
    return 'done'
  },
  confirm: (world, { session }) => {
    const account = own(world, session)?.account
    if (!account) return 'refused'
    account.confirmed = true
    return 'done'
  },
  'password in': (world, { id, address }) => {
    const account = accountAt(world, address)
    if (account === undefined || !world.accounts[account]?.hasPassword) return 'refused'
    return firstStep(world, id, { account, connection: null })
  },
  'mailed in': (world, { id, address }) => {
    const found = accountAt(world, address)
    if (hasOnlyWay(world, address, found)) return world.accounts[found ?? '']?.disabled ? 'refused' : 'only way'
    const account = found ?? makeAccount(world, address, { confirmed: true, hasPassword: false }).name
    if (world.accounts[account]?.disabled) return 'refused'
    reclaim(world, account)
    return firstStep(world, id, { account, connection: null })
  },
  'second step': (world, { id, secret }) => {
    const pending = good(world, secret, 'pending')
    if (!pending || world.accounts[pending.account]?.secondStep !== true) return 'refused'
    const refusal = againstWay(world, pending)
    if (refusal !== undefined) return refusal
    pending.dead = true
    begin(world, id, pending)
    return 'done'
  },
  // A session goes on with how the one began that asks.
  enrol: (world, { id, session }) => {
    const { name, account, connection } = own(world, session) ?? {}
    if (!account?.confirmed || name === undefined || connection === undefined) return 'refused'
    if (account.secondStep || isHandedOn(world, session)) return 'refused'
    endOf(world, name)
    account.secondStep = true
    begin(world, id, { account: name, connection })
    return 'done'
  },
  // By who reads the new address, which is confirmed by that.
  move: (world, { session, address }) => {
    const { name, account } = own(world, session) ?? {}
    if (!account || name === undefined || isHandedOn(world, session)) return 'refused'
    if (accountAt(world, address) !== undefined) return 'refused'
    endOf(world, name)
    Object.assign(account, { address, confirmed: true })
    return 'done'
  },
  'hand on': (world, { id, session }) => {
    const from = world.sessions[session]
    if (!from || !isOpen(world, session)) return 'refused'
    world.sessions[id] = { ...from, parent: session }
    return 'done'
  },
  disable: (world, { account: name }) => {
    const account = world.accounts[name]
    if (!account) return 'refused'
    account.disabled = true
    endOf(world, name)
    return 'done'
  },
  enable: ({ accounts: all }, { account: name }) => {
    const account = all[name]
    if (!account) return 'refused'
    account.disabled = false
    return 'done'
  },
  'delete account': (world, { session }) => {
    const { name } = own(world, session) ?? {}
    if (name === undefined || isHandedOn(world, session)) return 'refused'
    endOf(world, name)
    delete world.accounts[name]
    for (const place of places) {
      delete world.at[place].members[name]
      delete world.at[place].requests[name]
    }
    for (const { subjects } of Object.values(world.connections)) {
      for (const [subject, is] of Object.entries(subjects)) if (is === name) delete subjects[subject as 'ada']
    }
    return 'done'
  },
}

/** Whose session it is, if that is open. */
export function own(world: World, session: string) {
  const found = world.sessions[session]
  const account = world.accounts[found?.account ?? '']
  if (!found || !account || !isOpen(world, session)) return undefined
  return { name: found.account, account, connection: found.connection }
}

/** A session that was handed on is no fresh sign-in. */
export function isHandedOn({ sessions }: World, session: string): boolean {
  return (sessions[session]?.parent ?? null) !== null
}

/** By whoever owns its address: who made it in advance keeps nothing in it, unless they had confirmed the address. */
export function reclaim(world: World, name: string): void {
  const account = world.accounts[name]
  if (!account || account.confirmed) return
  endOf(world, name)
  Object.assign(account, { confirmed: true, hasPassword: false })
}
