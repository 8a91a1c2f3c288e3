/** The mails that carry an action code. Their links open a page that asks before it does anything. */
import type { Transaction } from '#db/database.ts'
import type { Outbox } from './outbox.ts'
import type { MailTemplate } from './templates.ts'

export interface ActionMail {
  /** The `mode` of the auth action screen. */
  kind: string
  email: string
  /** Null where nobody has confirmed the address yet. */
  displayName: string | null
  /** The account's address by now, where the mail goes to the one it had. */
  changedTo?: string
  code: string
  goodForSeconds: number
  continueUrl: string | null
}

const templateOf: Record<string, MailTemplate> = {
  resetPassword: 'reset_password',
  verifyEmail: 'verify_email',
  verifyAndChangeEmail: 'change_email',
  recoverEmail: 'recover_email',
}

const ACTIONS_PATH = '/actions'

/** A link to the auth action screen. `publicOrigin` is configuration: no header of any request reaches it. */
export function actionLink(publicOrigin: string, mode: string, code: string): URL {
  const link = new URL(ACTIONS_PATH, publicOrigin)
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
  const { displayName, email, goodForSeconds, changedTo } = mail
  const more = changedTo === undefined ? {} : { changedTo }
  await outbox.queue(tx, template, { displayName, email, goodForSeconds, link: link.href, ...more })
}
