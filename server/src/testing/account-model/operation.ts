/** What can be done to an account, and what is asked of an account by much of it. */
import { type Account, type Address, isOpen, type Session, type Subject } from './account.ts'
import { begin, keep } from './secrets.ts'

export const kinds = [
  ...['sign in', 'take second step', 'take by code', 'ask link', 'use link', 'ask code', 'type code', 'google'],
  ...['mint', 'exchange', 'refresh', 'refresh first', 'prove', 'passkey in'],
  ...[
    'change password',
    'set password',
    'ask reset',
    'use reset',
    'ask change',
    'cancel change',
    'ask verify',
    'apply',
  ],
  ...['link google', 'unlink', 'enrol', 'withdraw', 'make codes', 'add passkey', 'rename passkey', 'remove passkey'],
  ...['log out', 'end others', 'end one', 'end new', 'end everywhere'],
  ...['disable', 'enable', 'take off', 'operator ends', 'delete', 'neighbour moves'],
] as const
export type Kind = (typeof kinds)[number]

export interface Operation {
  /** Names what it makes: a session, a secret, a passkey. */
  id: string
  kind: Kind
  /** With which of what was given out before; what does not fit is tried as well. */
  session: string
  other: string
  secret: string
  /** Beside it: one of the backup codes. */
  backup: string
  passkey: string
  address: Address
  /** One of before to sign in with; to set, one that nobody had. */
  password: string
  subject: Subject
  provider: 'password' | 'google.com'
  /** Of digits that are typed: whether they are wrong. Of a refresh: whether it comes from another browser. */
  isElse: boolean
  /** Of a refresh: whether it is by the first token of its session. */
  isFirst: boolean
}

/** `elsewhere`: somebody is signed in, to another account than this one. `wrong`: refused, and yet it has changed something. */
export type Verdict = 'done' | 'refused' | 'wrong' | 'elsewhere'

export type Acts<K extends Kind> = Record<K, (account: Account, operation: Operation) => Verdict>

const recentSeconds = 5 * 60

export function isWithin({ isThere, address }: Account, asked: Address): boolean {
  return isThere && address === asked
}

/** A session of the last minutes that nobody handed on. */
export function isRecent(account: Account, session: string): boolean {
  const { provider, begunAt = 0 } = account.sessions[session] ?? {}
  return isOpen(account, session) && provider !== 'custom' && account.now - begunAt < recentSeconds
}

/** Its person is told by a mail that ends it. */
export function signIn(account: Account, id: string, how: Pick<Session, 'provider' | 'secondStep'>): Verdict {
  begin(account, id, how)
  keep(account, id, { kind: 'told', session: id })
  return 'done'
}

/** A session, or what waits for the second step. */
export function firstStep(account: Account, id: string, provider: Session['provider']): Verdict {
  if (account.disabled) return 'refused'
  if (account.secondStep === null) return signIn(account, id, { provider, secondStep: null })
  keep(account, id, { kind: 'pending', provider })
  return 'done'
}
