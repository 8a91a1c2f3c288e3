/** The mails that carry an action code. Their links open a page that asks before it does anything. */
import { embeddedClient } from '@atrium/contract/identity/embedded-client'
import type { Transaction } from '#db/database.ts'
import type { Outbox } from './outbox.ts'
import type { MailToPerson } from './readers.ts'

export interface ActionMail {
  /** The `mode` of the auth action screen. */
  kind: string
  /** Whose account it is about: the address may be none of theirs yet, or no more. */
  uid: string
  email: string
  /** Null where nobody has confirmed the address yet. */
  displayName: string | null
  /** The account's address by now, where the mail goes to the one it had. */
  changedTo?: string
  code: string
  goodForSeconds: number
  continueUrl: string | null
}

const templateOf: Record<string, MailToPerson> = {
  resetPassword: 'reset_password',
  verifyEmail: 'verify_email',
  verifyAndChangeEmail: 'change_email',
  recoverEmail: 'recover_email',
}

const ACTIONS_PATH = '/actions'

/**
 * A link to the auth action screen. `publicOrigin` is configuration: no header of any request reaches it. With the
 * project's key: the official SDK reads no link without one (`ActionCodeURL.parseLink`).
 */
export function actionLink(publicOrigin: string, mode: string, code: string): URL {
  const link = new URL(ACTIONS_PATH, publicOrigin)
  link.searchParams.set('apiKey', embeddedClient.apiKey)
  link.searchParams.set('mode', mode)
  link.searchParams.set('oobCode', code)
  return link
}

export async function queueActionMail(
  tx: Transaction,
  outbox: Outbox,
  publicOrigin: string,
  mail: ActionMail,
): Promise<void> {
  const template = templateOf[mail.kind]
  if (template === undefined) throw new Error(`no mail carries an action code of the kind ${mail.kind}`)
  const link = actionLink(publicOrigin, mail.kind, mail.code)
  if (mail.continueUrl !== null) link.searchParams.set('continueUrl', mail.continueUrl)
  const { displayName, uid: whose, email, goodForSeconds, changedTo } = mail
  const more = changedTo === undefined ? {} : { changedTo }
  await outbox.queue(tx, template, { displayName, whose, email, goodForSeconds, link: link.href, ...more })
}

export interface SignInMail {
  email: string
  /** Null where somebody who is signed in confirms who they are, by the code alone. */
  link: string | null
  /** What the database knows the sign-in by. */
  linkHash: string
  /** Null where no page waits for one. */
  code: string | null
  continueUrl: string | null
  goodForSeconds: number
}

/**
 * The mail by which somebody signs in. Its link bears the project's key too: by that the official SDK knows it
 * (`isSignInWithEmailLink`). Asked for by another site, it leads there: what it signs in to is the SDK of that site.
 */
export async function queueSignInMail(
  tx: Transaction,
  outbox: Outbox,
  publicOrigin: string,
  { link: secret, linkHash: carries, code, continueUrl, ...mail }: SignInMail,
): Promise<void> {
  if (secret === null) {
    return outbox.queue(tx, 'confirm_identity', { ...mail, carries, displayName: null, code: code ?? '' })
  }
  const elsewhere = continueUrl !== null && new URL(continueUrl).origin !== publicOrigin
  const link = elsewhere ? new URL(continueUrl) : new URL(ACTIONS_PATH, publicOrigin)
  for (const [name, value] of Object.entries({
    apiKey: embeddedClient.apiKey,
    mode: 'signIn',
    oobCode: secret,
    continueUrl,
  })) {
    if (value !== null) link.searchParams.set(name, value)
  }
  const params = { ...mail, displayName: null, link: link.href }
  await (code === null ? outbox.queue(tx, 'sign_in_link', params) : outbox.queue(tx, 'sign_in', { ...params, code }))
}
