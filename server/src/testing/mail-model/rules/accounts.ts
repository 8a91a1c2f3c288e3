/** What is done to an account and by whoever reads its address, and what of that is mailed to whom. */
import { holderOf, type Person, signedIn, type World } from '../world.ts'
import { type Acts, type Done, isGood, limited, mail, sharedKey, voidThose } from './mailing.ts'
import { accountGoes, endGivenSince, isOnlyOwner } from './people.ts'
import { begin, endEverySession, forgetEarlierOwner } from './sessions.ts'

export const accountActs: Acts<
  | 'ask verify'
  | 'use verify'
  | 'ask reset'
  | 'use reset'
  | 'tell reset'
  | 'ask sign-in'
  | 'change password'
  | 'sign in'
  | 'end sign-in'
  | 'set language'
  | 'ask deletion'
  | 'keep account'
  | 'carry out deletion'
  | 'delete account'
> = {
  'ask verify': (world, done) => {
    const account = signedIn(world, done)
    if (!account) return 'refused'
    return limited(world, done, `confirm ${done.by} ${account.address}`, () => {
      mail(world, done, 'verify_email', { to: account.address, secret: {} })
      return 'done'
    })
  },
  'use verify': (world, { secret }) => {
    const code = isGood(world, secret, 'verify_email')
    const account = code?.person && world.accounts[code.person]
    if (!code || !account || account.address !== code.address) return 'refused'
    code.isDead = true
    account.isConfirmed = true
    return 'done'
  },
  // Answered alike whether or not somebody has the address.
  'ask reset': (world, done) =>
    limited(world, done, `reset ${done.address}`, () => {
      if (holderOf(world, done.address)) mail(world, done, 'reset_password', { to: done.address, secret: {} })
      return 'done'
    }),
  'use reset': (world, done) => {
    const code = isGood(world, done.secret, 'reset_password')
    const account = code?.person && world.accounts[code.person]
    if (!code?.person || !account || account.address !== code.address) return 'refused'
    if (!account.isConfirmed) keep(world, done, code.person)
    forgetEarlierOwner(world, code.person)
    Object.assign(account, { isConfirmed: true, hasPassword: true, passwordSince: world.order })
    code.isDead = true
    world.untold[code.address] = (world.untold[code.address] ?? 0) + 1
    return 'done'
  },
  'tell reset': (world, done) => {
    const left = world.untold[done.address] ?? 0
    if (left === 0) return 'refused'
    world.untold[done.address] = left - 1
    mail(world, done, 'success_reset_password', { to: done.address })
    return 'done'
  },
  'ask sign-in': (world, done) =>
    limited(world, done, `sign-in ${done.address}`, () => {
      mail(world, done, 'sign_in_link', { to: done.address, secret: { person: null } })
      return 'done'
    }),
  'change password': (world, done) => {
    const account = signedIn(world, done)
    const browser = account?.sessions[done.session]
    if (!account || !browser) return 'refused'
    mail(world, done, account.hasPassword ? 'password_changed' : 'password_added', { to: account.address })
    endEverySession(world, done.by, browser)
    Object.assign(account, { hasPassword: true, passwordSince: world.order })
    begin(account, done.id, browser)
    return 'done'
  },
  'sign in': (world, done) => {
    const person = holderOf(world, done.address)
    const account = person && world.accounts[person]
    if (!account?.hasPassword) return 'refused'
    const { browser } = done
    const isNew = !account.knownBrowsers.includes(browser)
    begin(account, done.id, browser)
    if (!isNew) return 'done'
    // Over the limit the sign-in goes on, and nobody is told.
    limited(world, { wasLimited: false }, `new sign-in ${person} ${account.address}`, () => {
      mail(world, done, 'new_sign_in', { to: account.address, secret: { browser } })
      return 'done'
    })
    return 'done'
  },
  'end sign-in': (world, { secret }) => {
    const told = isGood(world, secret, 'new_sign_in')
    const account = told?.person && world.accounts[told.person]
    if (!told || !account) return 'refused'
    told.isDead = true
    const open = Object.entries(account.sessions).filter(([, browser]) => browser !== told.browser)
    account.sessions = Object.fromEntries(open)
    account.knownBrowsers = account.knownBrowsers.filter((one) => one !== told.browser)
    return 'done'
  },
  'set language': (world, done) => {
    const account = signedIn(world, done)
    if (!account) return 'refused'
    account.language = done.language
    return 'done'
  },
  'ask deletion': (world, done) => {
    const account = signedIn(world, done)
    if (!account) return 'refused'
    if (account.deletionAskedAt !== null) return 'done'
    return limited(world, done, `leaving ${done.by} ${account.address}`, () => {
      if (isOnlyOwner(world, done.by)) return 'refused'
      account.deletionAskedAt = world.order
      mail(world, done, 'deletion_asked', { to: account.address })
      return 'done'
    })
  },
  'keep account': (world, done) => {
    if (!signedIn(world, done)) return 'refused'
    keep(world, done, done.by)
    return 'done'
  },
  'carry out deletion': (world, done) => {
    const account = world.accounts[done.other]
    if (!account || account.deletionAskedAt === null) return 'refused'
    mail(world, done, 'account_deleted', { to: account.address, byJob: true })
    accountGoes(world, done.other)
    return 'done'
  },
  'delete account': (world, done) => {
    const account = signedIn(world, done)
    if (!account || isOnlyOwner(world, done.by)) return 'refused'
    mail(world, done, 'account_deleted', { to: account.address })
    accountGoes(world, done.by)
    return 'done'
  },
}

/** The deletion that was asked for is taken back, where one was. */
function keep(world: World, done: Done, person: Person): void {
  const account = world.accounts[person]
  if (!account || account.deletionAskedAt === null) return
  account.deletionAskedAt = null
  mail(world, done, 'deletion_withdrawn', { to: account.address })
}

export const addressActs: Acts<'ask change' | 'use change' | 'cancel change' | 'take back'> = {
  'ask change': (world, done) => {
    const account = signedIn(world, done)
    if (!account) return 'refused'
    const { by, address } = done
    return limited(world, done, sharedKey(by, address), () => {
      if (holderOf(world, address)) return 'refused'
      voidThose(world, (one) => one.person === by && one.template === 'change_email' && one.newAddress !== address)
      // It speaks as its person does, though the address is nobody's yet.
      const secret = { address: account.address, newAddress: address }
      mail(world, done, 'change_email', { to: address, person: by, secret })
      return 'done'
    })
  },
  'use change': (world, done) => {
    const code = isGood(world, done.secret, 'change_email')
    const account = code?.person && world.accounts[code.person]
    if (!code?.person || !account || code.newAddress === undefined || account.address !== code.address) return 'refused'
    if (holderOf(world, code.newAddress)) return 'refused'
    const { person, newAddress } = code
    endEverySession(world, person)
    const left = account.address
    const lost = recoveriesOf(world, person).filter((one) => one.address === newAddress)
    Object.assign(account, { address: newAddress, isConfirmed: true })
    code.isDead = true
    // Whoever goes back leaves an address that may be a thief's.
    if (lost.length > 0) voidSince(world, person, Math.min(...lost.map(({ madeAt }) => madeAt)))
    else mail(world, done, 'recover_email', { to: left, person, secret: {} })
    return 'done'
  },
  'cancel change': (world, done) => {
    if (!signedIn(world, done)) return 'refused'
    voidThose(world, (one) => one.person === done.by && one.template === 'change_email')
    return 'done'
  },
  'take back': (world, done) => {
    const code = isGood(world, done.secret, 'recover_email')
    const account = code?.person && world.accounts[code.person]
    if (!code?.person || !account || holderOf(world, code.address)) return 'refused'
    const { person, madeAt, address } = code
    forgetEarlierOwner(world, person)
    voidSince(world, person, madeAt)
    if (account.passwordSince >= madeAt) account.hasPassword = false
    Object.assign(account, { address, isConfirmed: true })
    if ((account.deletionAskedAt ?? -1) >= madeAt) keep(world, done, person)
    endGivenSince(world, person, madeAt)
    const { actedAt, members } = world.organization
    if (members[person] && (actedAt[person] ?? -1) >= madeAt)
      mail(world, done, 'done_meanwhile', { to: address, about: 'the organization' })
    return 'done'
  },
}

function recoveriesOf({ secrets }: World, person: Person) {
  return Object.values(secrets).filter(
    (one) => one.template === 'recover_email' && one.person === person && !one.isDead,
  )
}

function voidSince(world: World, person: Person, since: number): void {
  for (const one of recoveriesOf(world, person)) if (one.madeAt >= since) one.isDead = true
}
