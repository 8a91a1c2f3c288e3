/** What changes the address of an account, its password and the account at Google that signs in to it. */
import { type Account, type Address, addressOf, isOpen, type Secret } from '../account.ts'
import { type Acts, isRecent, isWithin, type Operation, type Verdict } from '../operation.ts'
import {
  begin,
  endEverySession,
  endThose,
  forgetEarlierOwner,
  good,
  keep,
  secretsOf,
  voidAll,
  voidSince,
} from '../secrets.ts'

export const changes: Acts<
  | 'change password'
  | 'set password'
  | 'ask reset'
  | 'use reset'
  | 'ask change'
  | 'cancel change'
  | 'ask verify'
  | 'apply'
  | 'link google'
  | 'unlink'
> = {
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
  'cancel change': (account, { session }) => {
    if (!isOpen(account, session)) return 'refused'
    voidAll(account, 'change')
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
    begin(account, id, { provider: 'google.com', secondStep: account.sessions[session]?.secondStep ?? null })
    return 'done'
  },
  unlink: (account, { session, provider }) => {
    if (!isRecent(account, session)) return 'refused'
    const had = provider === 'password' ? account.password : account.google
    if (provider === 'password') account.password = null
    else account.google = null
    const hasPasskey = Object.keys(account.passkeys).length > 0
    if (had && !account.verified && account.password === null && account.google === null && !hasPasskey)
      return 'refused'
    endThose(account, (one, name) => name !== session && (one.provider === provider || one.provider === 'custom'))
    for (const kind of ['token', 'pending'] as const) voidAll(account, kind)
    return 'done'
  },
}

function givePassword(
  account: Account,
  { id, session, password }: Pick<Operation, 'id' | 'session' | 'password'>,
): Verdict {
  const secondStep = account.sessions[session]?.secondStep ?? null
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
  const isNewStep = (account.secondStep?.since ?? -1) >= code.order
  for (const backup of secretsOf(account, 'backup')) if (isNewStep || backup.order >= code.order) backup.dead = true
  if (isNewStep) account.secondStep = null
  Object.assign(account, { address: code.address, verified: true })
  return 'done'
}
