/** The mails about sign-ins from new browsers. Their link opens a page that asks before it ends anything. */
import type { Language } from '@atrium/contract/languages'
import type { WayIn } from '@atrium/contract/identity/sessions'
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
  /** The language of the page, where others sign in by the same statement. */
  asked?: Language
}

/** Of the auth action screen. */
const MODE = 'endSession'

export async function queueNewSignInMails(
  tx: Transaction,
  outbox: Outbox,
  publicOrigin: string,
  signIns: readonly NewSignInMail[],
): Promise<void> {
  const mails = signIns.map(({ code, at, browser, system, network, signedInWith, ...mail }) => {
    const signedIn = { browser, system, network, way: signedInWith, at }
    return { ...mail, signedIn, link: actionLink(publicOrigin, MODE, code).href }
  })
  await outbox.queue(tx, 'new_sign_in', ...mails)
}
