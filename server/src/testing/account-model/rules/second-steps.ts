/** Authenticator apps, backup codes and passkeys. */
import { type Account, isOpen } from '../account.ts'
import { type Acts, isRecent } from '../operation.ts'
import { begin, endEverySession, endThose, keep, voidAll } from '../secrets.ts'

const mostPasskeys = 20

export const secondSteps: Acts<
  'enrol' | 'withdraw' | 'take off' | 'make codes' | 'add passkey' | 'rename passkey' | 'remove passkey'
> = {
  enrol: (account, { id, session }) => {
    if (!isRecent(account, session) || account.secondStep !== null || !account.verified) return 'refused'
    endEverySession(account)
    account.secondStep = { since: account.order }
    account.codeUsed = true
    begin(account, id, { provider: account.sessions[session]?.provider ?? 'password', secondStep: 'app' })
    return 'done'
  },
  withdraw: (account, { id, session }) => {
    if (!isRecent(account, session) || account.secondStep === null) return 'refused'
    forgetStep(account)
    begin(account, id, { provider: account.sessions[session]?.provider ?? 'password', secondStep: null })
    return 'done'
  },
  'take off': (account) => {
    if (!account.isThere) return 'refused'
    if (account.secondStep !== null) forgetStep(account)
    return 'done'
  },
  'make codes': (account, { id, session }) => {
    if (!isOpen(account, session) || account.secondStep === null) return 'refused'
    voidAll(account, 'backup')
    // Two of them are tried, and there are more.
    for (const name of [id, `other ${id}`, `rest ${id}`]) keep(account, name, { kind: 'backup' })
    return 'done'
  },
  'add passkey': (account, { id, session }) => {
    if (!isRecent(account, session) || Object.keys(account.passkeys).length >= mostPasskeys) return 'refused'
    account.passkeys[id] = { since: account.order, isCalled: id }
    return 'done'
  },
  'rename passkey': (account, { id, session, passkey }) => {
    const found = account.passkeys[passkey]
    if (!isOpen(account, session) || !found) return 'refused'
    found.isCalled = id
    return 'done'
  },
  'remove passkey': (account, { session, passkey }) => {
    if (!isRecent(account, session) || !(passkey in account.passkeys)) return 'refused'
    delete account.passkeys[passkey]
    const hasPasskey = Object.keys(account.passkeys).length > 0
    if (account.password === null && account.google === null && !hasPasskey) return 'refused'
    endThose(account, ({ provider }, name) => name !== session && ['passkey', 'custom'].includes(provider))
    for (const kind of ['token', 'passkey token'] as const) voidAll(account, kind)
    return 'done'
  },
}

/** What a passkey proved goes on. */
function forgetStep(account: Account): void {
  account.secondStep = null
  for (const one of Object.values(account.sessions)) if (one.secondStep === 'app') one.secondStep = null
  for (const kind of ['pending', 'backup'] as const) voidAll(account, kind)
}
