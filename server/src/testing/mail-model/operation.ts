/** What people do, each of it by one of their sessions, or by a mailed link; and the job that deletes accounts. */
import type { Language } from '@atrium/contract/languages'
import type { Role } from '@atrium/contract/rules/roles'
import type { Address, Browser, Person } from './world.ts'

export const accountKinds = [
  ...(['ask verify', 'use verify', 'ask reset', 'use reset', 'tell reset', 'ask sign-in', 'change password'] as const),
  ...(['ask change', 'use change', 'cancel change', 'take back', 'sign in', 'end sign-in', 'set language'] as const),
  ...(['ask deletion', 'keep account', 'carry out deletion', 'delete account'] as const),
]
export const organizationKinds = [
  ...(['invite', 'renew', 'revoke', 'accept', 'change role', 'remove', 'restore', 'leave'] as const),
  ...(['offer', 'accept offer', 'end offer', 'change rules', 'change settings'] as const),
  ...(['delete organization', 'restore organization', 'ask to join', 'answer request'] as const),
  ...(['change record', 'take back record', 'delete publisher', 'restore publisher'] as const),
]
export const kinds = [...accountKinds, ...organizationKinds]
export type Kind = (typeof kinds)[number]

export interface Operation {
  /** Names what it makes: a session, an invite. */
  id: string
  kind: Kind
  by: Person
  /** One of theirs, open or not. */
  session: string
  other: Person
  address: Address
  /** Of a mail: who got it, as what and as the how manieth. */
  secret: string
  invite: string
  role: Role
  browser: Browser
  /** To be written in, from now on. */
  language: Language | null
  /** Of the page that asks. */
  page: Language
  name: string
  speaks: Language
  /** Of the rules or settings, as they were read. */
  version: number
  hours: number | null
  accepts: boolean
}

/** `limited`: refused, for it would be one mail too many. */
export type Verdict = 'done' | 'refused' | 'limited'
