/** Everything that begins a session, or goes on with one. */
import { type Account, addressOf, isOpen } from '../account.ts'
import { type Acts, firstStep, isWithin, type Operation, signIn, type Verdict } from '../operation.ts'
import { begin, endTree, good, keep, reclaim, secretsOf } from '../secrets.ts'

const graceSeconds = 60
const mostGuesses = 5

export const signIns: Acts<
  | 'sign in'
  | 'take second step'
  | 'take by code'
  | 'ask link'
  | 'use link'
  | 'ask code'
  | 'type code'
  | 'google'
  | 'mint'
  | 'exchange'
  | 'refresh'
  | 'refresh first'
  | 'prove'
  | 'passkey in'
> = {
  'sign in': (account, { id, address, password }) => {
    if (!isWithin(account, address) || account.password?.is !== password) return 'refused'
    return firstStep(account, id, 'password')
  },
  'take second step': (account, { id, secret }) => {
    const pending = good(account, secret, 'pending')
    if (!pending || account.disabled || account.codeUsed || account.secondStep === null) return 'refused'
    Object.assign(pending, { dead: true })
    account.codeUsed = true
    return signIn(account, id, { provider: pending.provider ?? 'password', secondStep: 'app' })
  },
  'take by code': (account, { id, secret, backup }) => {
    const [pending, code] = [good(account, secret, 'pending'), good(account, backup, 'backup')]
    if (!pending || !code || account.disabled || account.secondStep === null) return 'refused'
    for (const used of [pending, code]) used.dead = true
    return signIn(account, id, { provider: pending.provider ?? 'password', secondStep: 'app' })
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
  'ask code': (account, { id, address }) => {
    keep(account, id, { kind: 'link', address, guesses: 0 })
    return 'done'
  },
  // A wrong one is counted, though it is refused.
  'type code': (account, { id, secret, isElse }) => {
    const link = good(account, secret, 'link', { evenIfGone: true })
    const { guesses = null, madeAt = 0, address } = link ?? {}
    if (!link || guesses === null || guesses >= mostGuesses || address === undefined) return 'refused'
    if (isElse) {
      link.guesses = guesses + 1
      return 'wrong'
    }
    link.dead = true
    keep(account, id, { kind: 'link', address, madeAt })
    return 'done'
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
  exchange,
  refresh: (account, { session, isFirst }) => {
    if (isFirst) return useFirst(account, session, false)
    return isOpen(account, session) ? 'done' : 'refused'
  },
  'refresh first': (account, { session, isElse }) => useFirst(account, session, isElse),
  prove: (account, { id, passkey }) => {
    if (account.disabled || !account.isThere || !(passkey in account.passkeys)) return 'refused'
    keep(account, id, { kind: 'passkey token' })
    return 'done'
  },
  'passkey in': (account, { id, secret }) => {
    // At the product's own pages either kind is taken, each for what it is.
    if (account.secrets[secret]?.kind === 'token') return exchange(account, { id, secret })
    const token = good(account, secret, 'passkey token')
    if (!token || account.disabled) return 'refused'
    token.dead = true
    return signIn(account, id, { provider: 'passkey', secondStep: 'passkey' })
  },
}

function exchange(account: Account, { id, secret }: Pick<Operation, 'id' | 'secret'>): Verdict {
  const token = good(account, secret, 'token')
  if (!token || account.disabled || !isOpen(account, token.session ?? '')) return 'refused'
  const parent = account.sessions[token.session ?? '']
  token.dead = true
  begin(account, id, { provider: 'custom', secondStep: parent?.secondStep ?? null, parent: token.session ?? null })
  return 'done'
}

/** Whoever uses it later, or in another browser, has it from somebody: its session ends, though that is refused. */
function useFirst(account: Account, session: string, isElse: boolean): Verdict {
  const found = account.sessions[session]
  if (!isOpen(account, session) || !found) return 'refused'
  const { at, isElsewhere } = (found.firstUse ??= { at: account.now, isElsewhere: isElse })
  if (account.now - at <= graceSeconds && isElsewhere === isElse) return 'done'
  endTree(account, session)
  return 'wrong'
}
