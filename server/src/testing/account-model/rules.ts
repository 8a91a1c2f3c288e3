/** What each operation does to an account, one after the other: what the server has to agree with. */
import { type Account, type Address, addressOf, isOpen, type Secret, type Session, type Subject } from './account.ts'
import {
  begin,
  endEverySession,
  endThose,
  forgetEarlierOwner,
  good,
  keep,
  reclaim,
  secretsOf,
  voidAll,
  voidSince,
} from './secrets.ts'

export const kinds = [
  ...['sign in', 'take second step', 'ask link', 'use link', 'google', 'mint', 'exchange', 'refresh'],
  ...['change password', 'set password', 'ask reset', 'use reset', 'ask change', 'ask verify', 'apply'],
  ...['link google', 'unlink', 'enrol', 'withdraw', 'log out', 'end others', 'end one', 'end everywhere'],
  ...['disable', 'enable', 'delete'],
] as const
export type Kind = (typeof kinds)[number]

export interface Operation {
  /** Names what it makes: a session, a secret. */
  id: string
  kind: Kind
  /** With which of what was given out before; what does not fit is tried as well. */
  session: string
  other: string
  secret: string
  address: Address
  /** One of before to sign in with; to set, one that nobody had. */
  password: string
  subject: Subject
  provider: 'password' | 'google.com'
}

/** `elsewhere`: somebody is signed in, to another account than this one. */
export type Verdict = 'done' | 'refused' | 'elsewhere'

const recentSeconds = 5 * 60

/** Changes the account by the operation, unless it is refused. */
export function apply(account: Account, operation: Operation): Verdict {
  account.order += 1
  const before = structuredClone(account)
  const verdict = acts[operation.kind](account, operation)
  if (verdict === 'refused') Object.assign(account, before)
  return verdict
}

const acts: Record<Kind, (account: Account, operation: Operation) => Verdict> = {
  'sign in': (account, { id, address, password }) => {
    if (!isWithin(account, address) || account.password?.is !== password) return 'refused'
    return firstStep(account, id, 'password')
  },
  'take second step': (account, { id, secret }) => {
    const pending = good(account, secret, 'pending')
    if (!pending || account.disabled || account.codeUsed || account.secondStep === null) return 'refused'
    Object.assign(pending, { dead: true })
    account.codeUsed = true
    begin(account, id, { provider: pending.provider ?? 'password', secondStep: true })
    return 'done'
  },
  'ask link': (account, { id, address }) => {
    keep(account, id, { kind: 'link', address })
    return 'done'
  },
  'use link': (account, { id, secret }) => {
    const link = good(account, secret, 'link', { evenIfGone: true })
    if (!link) return 'refused'
    const isOurs = account.isThere && account.address === link.address
    if (isOurs && account.disabled) return 'refused'
    for (const other of secretsOf(account, 'link')) if (other.address === link.address) other.dead = true
    if (!isOurs) {
      account.elsewhere[link.address] ??= null
      return 'elsewhere'
    }
    if (!account.verified) reclaim(account)
    return firstStep(account, id, 'password')
  },
  google: (account, { id, subject }) => {
    const address = addressOf[subject]
    if (account.google?.is === subject) return account.disabled ? 'refused' : firstStep(account, id, 'google.com')
    if (Object.values(account.elsewhere).includes(subject)) return 'elsewhere'
    if (account.isThere && account.address === address) {
      // Another Google account signs in there: that one stays.
      if (account.disabled || (account.verified && account.google !== null)) return 'refused'
      if (!account.verified) reclaim(account)
      account.google = { is: subject, since: account.order }
      return firstStep(account, id, 'google.com')
    }
    if ((account.elsewhere[address] ?? null) !== null) return 'refused'
    account.elsewhere[address] = subject
    return 'elsewhere'
  },
  mint: (account, { id, session }) => {
    if (!isOpen(account, session)) return 'refused'
    keep(account, id, { kind: 'token', session })
    return 'done'
  },
  exchange: (account, { id, secret }) => {
    const token = good(account, secret, 'token')
    if (!token || account.disabled || !isOpen(account, token.session ?? '')) return 'refused'
    const parent = account.sessions[token.session ?? '']
    Object.assign(token, { dead: true })
    begin(account, id, { provider: 'custom', secondStep: parent?.secondStep ?? false, parent: token.session ?? null })
    return 'done'
  },
  refresh: (account, { session }) => (isOpen(account, session) ? 'done' : 'refused'),
  'change password': (account, { id, session, password }) => {
    if (!isRecent(account, session)) return 'refused'
    return givePassword(account, { id, session, password })
  },
  'set password': (account, { id, session, password }) => {
    if (!isRecent(account, session) || account.password !== null) return 'refused'
    return givePassword(account, { id, session, password })
  },
  'ask reset': (account, { id, address }) => {
    if (isWithin(account, address) && !account.disabled) keep(account, id, { kind: 'reset' })
    return 'done'
  },
  'use reset': (account, { secret, password }) => {
    const code = good(account, secret, 'reset')
    if (!code || account.disabled || code.address !== account.address) return 'refused'
    code.dead = true
    if (account.verified) endEverySession(account)
    else forgetEarlierOwner(account)
    account.password = { is: password, since: account.order }
    account.verified = true
    return 'done'
  },
  'ask change': (account, { id, session, address }) => {
    if (!isRecent(account, session) || address === account.address || address in account.elsewhere) return 'refused'
    for (const other of secretsOf(account, 'change')) if (other.newAddress !== address) other.dead = true
    keep(account, id, { kind: 'change', newAddress: address, session })
    return 'done'
  },
  'ask verify': (account, { id, session }) => {
    if (!isOpen(account, session)) return 'refused'
    keep(account, id, { kind: 'verify' })
    return 'done'
  },
  apply: (account, { id, secret }) => {
    const code = good(account, secret, 'verify') ?? good(account, secret, 'change') ?? good(account, secret, 'recover')
    if (!code || account.disabled) return 'refused'
    if (code.kind === 'recover') return recover(account, code)
    if (code.address !== account.address) return 'refused'
    code.dead = true
    if (code.kind === 'change') return changeAddress(account, id, code.newAddress ?? account.address)
    account.verified = true
    return 'done'
  },
  'link google': (account, { id, session, subject }) => {
    const address = addressOf[subject]
    const isTaken = address in account.elsewhere || Object.values(account.elsewhere).includes(subject)
    if (!isRecent(account, session) || account.google !== null || isTaken) return 'refused'
    account.google = { is: subject, since: account.order }
    if (address === account.address) account.verified = true
    begin(account, id, { provider: 'google.com', secondStep: account.sessions[session]?.secondStep ?? false })
    return 'done'
  },
  unlink: (account, { session, provider }) => {
    if (!isRecent(account, session)) return 'refused'
    const had = provider === 'password' ? account.password : account.google
    if (provider === 'password') account.password = null
    else account.google = null
    if (had && !account.verified && account.password === null && account.google === null) return 'refused'
    endThose(account, (one, name) => name !== session && (one.provider === provider || one.provider === 'custom'))
    for (const kind of ['token', 'pending'] as const) voidAll(account, kind)
    return 'done'
  },
  enrol: (account, { id, session }) => {
    if (!isRecent(account, session) || account.secondStep !== null || !account.verified) return 'refused'
    endEverySession(account)
    account.secondStep = { since: account.order }
    account.codeUsed = true
    begin(account, id, { provider: account.sessions[session]?.provider ?? 'password', secondStep: true })
    return 'done'
  },
  withdraw: (account, { id, session }) => {
    if (!isRecent(account, session) || account.secondStep === null) return 'refused'
    account.secondStep = null
    for (const one of Object.values(account.sessions)) one.secondStep = false
    voidAll(account, 'pending')
    begin(account, id, { provider: account.sessions[session]?.provider ?? 'password', secondStep: false })
    return 'done'
  },
  'log out': (account, { session }) => {
    if (!isOpen(account, session)) return 'refused'
    const tree = new Set([session])
    // Whoever was handed on comes later.
    for (const [name, { parent }] of Object.entries(account.sessions)) if (tree.has(parent ?? '')) tree.add(name)
    endThose(account, (_one, name) => tree.has(name), 'change')
    return 'done'
  },
  'end others': (account, { session }) => {
    if (!isOpen(account, session)) return 'refused'
    endThose(account, ({ device }) => device !== account.sessions[session]?.device)
    return 'done'
  },
  'end one': (account, { session, other }) => {
    const device = account.sessions[other]?.device
    const isListed = Object.values(account.sessions).some((one) => !one.ended && one.device === device)
    if (!isOpen(account, session) || !isListed) return 'refused'
    endThose(account, (one) => one.device === device)
    return 'done'
  },
  'end everywhere': (account, { session }) => {
    if (!isOpen(account, session)) return 'refused'
    endEverySession(account)
    return 'done'
  },
  disable: (account) => {
    if (!account.isThere) return 'refused'
    if (!account.disabled) {
      endEverySession(account)
      voidAll(account, 'reset')
    }
    account.disabled = true
    return 'done'
  },
  enable: (account) => {
    account.disabled = false
    return account.isThere ? 'done' : 'refused'
  },
  delete: (account, { session }) => {
    if (!isRecent(account, session)) return 'refused'
    endEverySession(account)
    for (const secret of Object.values(account.secrets)) if (secret.kind !== 'link') secret.dead = true
    Object.assign(account, { isThere: false, google: null })
    return 'done'
  },
}

function isWithin({ isThere, address }: Account, asked: Address): boolean {
  return isThere && address === asked
}

/** A session of the last minutes that nobody handed on. */
function isRecent(account: Account, session: string): boolean {
  const { provider, begunAt = 0 } = account.sessions[session] ?? {}
  return isOpen(account, session) && provider !== 'custom' && account.now - begunAt < recentSeconds
}

/** A session, or what waits for the second step. */
function firstStep(account: Account, id: string, provider: Session['provider']): Verdict {
  if (account.disabled) return 'refused'
  if (account.secondStep === null) begin(account, id, { provider, secondStep: false })
  else keep(account, id, { kind: 'pending', provider })
  return 'done'
}

function givePassword(
  account: Account,
  { id, session, password }: Pick<Operation, 'id' | 'session' | 'password'>,
): Verdict {
  const secondStep = account.sessions[session]?.secondStep ?? false
  endEverySession(account)
  account.password = { is: password, since: account.order }
  begin(account, id, { provider: 'password', secondStep })
  return 'done'
}

function changeAddress(account: Account, id: string, to: Address): Verdict {
  if (to in account.elsewhere) return 'refused'
  endEverySession(account)
  const lost = secretsOf(account, 'recover').filter(({ dead, address }) => !dead && address === to)
  const since = Math.min(...lost.map(({ order }) => order))
  if (lost.length > 0) voidSince(account, since)
  else keep(account, id, { kind: 'recover' })
  Object.assign(account, { address: to, verified: true })
  return 'done'
}

/** Whatever was set up since the address was lost goes. */
function recover(account: Account, code: Secret): Verdict {
  if (code.address in account.elsewhere) return 'refused'
  code.dead = true
  forgetEarlierOwner(account, code.order)
  voidSince(account, code.order)
  if ((account.password?.since ?? -1) >= code.order) account.password = null
  if ((account.secondStep?.since ?? -1) >= code.order) account.secondStep = null
  Object.assign(account, { address: code.address, verified: true })
  return 'done'
}
