/** The mails about sign-ins from new browsers. Their link opens a page that asks before it ends anything. */
import type { WayIn } from '@atrium/contract/identity/sessions'
import { wayInWords } from '@atrium/contract/identity/way-in-words'
import type { Transaction } from '#db/database.ts'
import { actionLink } from './action-mail.ts'
import type { Outbox } from './outbox.ts'

export interface NewSignInMail {
  email: string
  /** Null where nobody has confirmed the address yet. */
  displayName: string | null
  code: string
  goodForSeconds: number
  at: Date
  browser: string | null
  system: string | null
  network: string | null
  signedInWith: WayIn
}

/** Of the auth action screen. */
const MODE = 'endSession'

/** Whoever gets it is anywhere in the world: the time says whose it is. */
const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export async function queueNewSignInMails(
  tx: Transaction,
  outbox: Outbox,
  publicOrigin: string,
  signIns: readonly NewSignInMail[],
): Promise<void> {
  const mails = signIns.map(({ code, at, browser, system, network, signedInWith, ...mail }) => {
    const where = network === null ? [] : [`network ${network}`]
    const signedIn = [nameOf(browser, system), wayInWords[signedInWith] ?? [], ...where, `${timeFormat.format(at)} UTC`]
      .flat()
      .join(', ')
    return { ...mail, signedIn, link: actionLink(publicOrigin, MODE, code).href }
  })
  await outbox.queue(tx, 'new_sign_in', ...mails)
}

function nameOf(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} on ${system}`
  return browser ?? (system === null ? 'an unknown browser' : `a browser on ${system}`)
}
