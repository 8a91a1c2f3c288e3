/**
 * What is remembered of two organizations, a domain that both may have, their own sign-ins, and a few people: so much as
 * decides who is let in where, and by what. Changed by `rules.ts` alone.
 */
import type { Joining } from '@atrium/contract/rules/domain'
import type { Role } from '@atrium/contract/rules/roles'

export const people = ['ada', 'bob', 'cleo', 'dora'] as const
export const places = ['first', 'second'] as const
/** Who made each organization, and stays. */
export const founders = { first: 'olga', second: 'otto' } as const
export type Person = (typeof people)[number]
export type Place = (typeof places)[number]
/** Work is the domain that both organizations may have; nobody's is home. */
export type Address = `${Person | (typeof founders)[Place]} at ${'work' | 'home'}`
/** Each issuer is one of two. */
export type Side = 0 | 1

export interface Account {
  address: Address
  confirmed: boolean
  hasPassword: boolean
  disabled: boolean
  secondStep: boolean
}

export interface Session {
  account: string
  /** The one that it began by, itself or by what it was handed on from. */
  connection: string | null
  parent: string | null
  ended: boolean
}

export interface Connection {
  place: Place
  side: Side
  state: 'draft' | 'tested' | 'on'
  /** Among the connections that there are. */
  madeAt: number
  /** How often what was under way was ended. */
  endings: number
  subjects: Partial<Record<Person, string>>
}

/** What came back from an issuer, for a browser that has to ask for it. */
export interface Way {
  connection: string
  side: Side
  endings: number
  subject: Person
  address: Address
  verified: boolean
  used: boolean
}

/** What signs in once; `pending`, behind a first step. */
export interface Secret {
  kind: 'token' | 'pending'
  account: string
  connection: string | null
  dead: boolean
}

export interface Domain {
  state: 'waiting' | 'proven' | 'lost'
  isPublished: boolean
  joining: Joining
  /** Where it leads; null where nobody said. */
  lead: { connection: string | null; only: boolean } | null
}

export interface Member {
  role: Role
  state: 'in' | 'removed' | 'left'
  /** The membership itself is kept no more. */
  forgotten: boolean
}

export interface Organization {
  deleted: boolean
  domain: Domain | null
  members: Record<string, Member>
  requests: Record<string, 'waiting' | 'declined'>
}

export interface World {
  accounts: Record<string, Account>
  /** How many accounts each address ever had. */
  made: Partial<Record<Address, number>>
  sessions: Record<string, Session>
  connections: Record<string, Connection>
  ways: Record<string, Way>
  secrets: Record<string, Secret>
  at: Record<Place, Organization>
}

export function isAtWork({ address, confirmed }: Account): boolean {
  return confirmed && address.endsWith('at work')
}

export function accountAt({ accounts }: World, address: Address): string | undefined {
  return Object.keys(accounts).find((name) => accounts[name]?.address === address)
}

/** Called by the address that it is made with, and how many of these there were. */
export function makeAccount(
  world: World,
  address: Address,
  how: Pick<Account, 'confirmed' | 'hasPassword'>,
): { name: string; account: Account } {
  const number = (world.made[address] ?? 0) + 1
  world.made[address] = number
  const name = `${address} ${number}`
  const account = { address, ...how, disabled: false, secondStep: false }
  world.accounts[name] = account
  return { name, account }
}

/** Whether whoever presents a token of that session is let in. */
export function isOpen({ sessions, accounts }: World, name: string): boolean {
  const session = sessions[name]
  const account = accounts[session?.account ?? '']
  return session !== undefined && !session.ended && account !== undefined && !account.disabled
}

export function isProven({ at }: World, place: Place): boolean {
  return !at[place].deleted && at[place].domain?.state === 'proven'
}

/** As what somebody belongs to an organization that is there. */
export function roleOf({ at }: World, place: Place, account: string): Role | undefined {
  const found = at[place].members[account]
  return at[place].deleted || found?.state !== 'in' ? undefined : found.role
}

/** Where addresses at work are led, and whether they have no other way in. */
export function leadAtWork(world: World): { place: Place; connection: string; only: boolean } | undefined {
  const place = places.find((one) => isProven(world, one))
  if (place === undefined) return undefined
  const on = Object.entries(world.connections)
    .filter(([, one]) => one.place === place && one.state === 'on')
    .sort(([, one], [, other]) => one.madeAt - other.madeAt)
    .map(([name]) => name)
  const lead = world.at[place].domain?.lead
  const connection = lead ? on.find((name) => name === lead.connection) : on[0]
  return connection === undefined ? undefined : { place, connection, only: lead?.only ?? false }
}

/** It holds for addresses, whoever has an account there; owners of the organization keep all their ways. */
export function hasOnlyWay(world: World, address: Address, account: string | undefined): boolean {
  const lead = address.endsWith('at work') ? leadAtWork(world) : undefined
  if (!lead?.only) return false
  return account === undefined || roleOf(world, lead.place, account) !== 'owner'
}

/** Listed to owners and staff: of people who are of the domain by now. */
export function openRequests(world: World, place: Place): string[] {
  const { requests } = world.at[place]
  if (!isProven(world, place)) return []
  return Object.keys(requests).filter((name) => {
    const account = world.accounts[name]
    return requests[name] === 'waiting' && account !== undefined && isAtWork(account)
  })
}
