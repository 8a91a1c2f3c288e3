/** What ends sessions of an account, and what of its mails ends with them. */
import type { Account, Browser, Person, World } from '../world.ts'
import { voidThose } from './mailing.ts'

/** Every browser is a new one then but the one at hand. */
export function endEverySession(world: World, person: Person, atHand?: Browser): void {
  const account = world.accounts[person]
  if (!account) return
  account.sessions = {}
  account.knownBrowsers = account.knownBrowsers.filter((one) => one === atHand)
  const ended = ['verify_email', 'change_email', 'new_sign_in']
  voidThose(world, (one) => one.person === person && ended.includes(one.template))
  // Whoever made an account with an address that nobody confirmed voids nothing that waits in its mailbox.
  if (!account.isConfirmed) return
  voidThose(world, (one) => one.person === person && one.template === 'reset_password')
  voidThose(world, (one) => one.template === 'sign_in_link' && one.address === account.address)
}

/** By whoever reads the address, and may never have been the one who had the account. */
export function forgetEarlierOwner(world: World, person: Person): void {
  endEverySession(world, person)
  voidThose(world, (one) => one.person === person && one.template === 'reset_password')
}

export function begin(account: Account, session: string, browser: Browser): void {
  account.sessions[session] = browser
  account.knownBrowsers = [...new Set([...account.knownBrowsers, browser])]
}
