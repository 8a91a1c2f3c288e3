/** What is done, and what comes of it. */
import type { ArrivalRefusal } from '@atrium/contract/organizations/sign-in-connection'
import type { Joining } from '@atrium/contract/rules/domain'
import type { Role } from '@atrium/contract/rules/roles'
import type { Address, Domain, Person, Place, World } from './world.ts'

export const kinds = [
  ...['sign up', 'confirm', 'password in', 'mailed in', 'second step', 'enrol', 'move', 'hand on'],
  ...['disable', 'enable', 'delete account'],
  ...['let in', 'give role', 'remove', 'restore', 'leave', 'forget', 'delete', 'take back'],
  ...['add', 'publish', 'unpublish', 'check', 'days pass', 'open', 'remove domain', 'lead'],
  ...['connect', 'try out', 'switch on', 'switch off', 'repoint', 'disconnect'],
  ...['come', 'finish', 'exchange'],
  ...['join', 'ask', 'withdraw', 'accept', 'decline'],
] as const
export type Kind = (typeof kinds)[number]

export interface Operation {
  /** Names what it makes: a session, a way, a secret, a connection. */
  id: string
  kind: Kind
  /** Of who does it. */
  session: string
  place: Place
  /** Whom it is done to. */
  account: string
  address: Address
  subject: Person
  /** Whether the issuer calls the address confirmed. */
  verified: boolean
  connection: string
  way: string
  secret: string
  role: Role
  joining: Joining
  only: boolean
}

/** `only way`: by the right password, where only the organization's own sign-in counts; `pending`: the second step comes. */
export type Verdict = 'done' | 'refused' | 'only way' | 'pending' | 'expired' | ArrivalRefusal | Domain['state']

/** Changes the world by the operation. What is refused may have used something up. */
export type Act = (world: World, operation: Operation) => Verdict
export type Acts<K extends Kind> = Record<K, Act>
