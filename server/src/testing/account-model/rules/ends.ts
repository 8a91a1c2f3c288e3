/** What ends sessions, or the account; and what somebody else does beside it. */
import { isOpen, neighbours } from '../account.ts'
import { type Acts, isRecent } from '../operation.ts'
import { endEverySession, endThose, endTree, good, secretsOf, voidAll } from '../secrets.ts'

export const ends: Acts<
  | 'log out'
  | 'end others'
  | 'end one'
  | 'end new'
  | 'end everywhere'
  | 'disable'
  | 'enable'
  | 'operator ends'
  | 'delete'
  | 'neighbour moves'
> = {
  'log out': (account, { session }) => {
    if (!isOpen(account, session)) return 'refused'
    endTree(account, session, 'change')
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
  'end new': (account, { secret }) => {
    const told = good(account, secret, 'told')
    if (!told) return 'refused'
    told.dead = true
    const device = account.sessions[told.session ?? '']?.device
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
  'operator ends': (account) => {
    if (!account.isThere) return 'refused'
    endEverySession(account)
    voidAll(account, 'reset')
    return 'done'
  },
  delete: (account, { session }) => {
    if (!isRecent(account, session)) return 'refused'
    endEverySession(account)
    for (const secret of Object.values(account.secrets)) if (secret.kind !== 'link') secret.dead = true
    Object.assign(account, { isThere: false, google: null, passkeys: {} })
    return 'done'
  },
  // Signs in, asks for the address and confirms it.
  'neighbour moves': (account, { address, isElse }) => {
    const [from, to] = [account.neighbour, isElse ? neighbours : address]
    if (to in account.elsewhere || (account.isThere && account.address === to)) return 'refused'
    for (const link of secretsOf(account, 'link')) if (link.address === from) link.dead = true
    account.elsewhere[to] = account.elsewhere[from] ?? null
    delete account.elsewhere[from]
    account.neighbour = to
    return 'done'
  },
}
