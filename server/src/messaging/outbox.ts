/** Puts mail into the outbox, in the transaction that causes it. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from '#db/database.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { insertMails } from './queries.ts'
import { sealMail } from './sealed-mail.ts'
import { type MailParams, type MailTemplate, renderMail } from './templates.ts'

export interface Outbox {
  /** The mails, one for each of `params`, leave only when the transaction commits. `productName` is filled here. */
  queue(tx: Transaction, template: MailTemplate, ...params: Omit<MailParams, 'productName'>[]): Promise<void>
  /** Whether mail is kept in the local mailbox instead of being sent. */
  readonly local: boolean
}

export interface OutboxOptions {
  productName: string
  local: boolean
  secrets: Secrets
}

/** `local`: there is no mail server, so a mail has arrived as soon as it is kept. */
export function createOutbox({ productName, local, secrets }: OutboxOptions): Outbox {
  return {
    local,
    async queue(tx, template, ...params) {
      const sentAt = local ? new Date() : null
      const mails = params.map((one) => {
        const mail = renderMail(template, { ...one, productName })
        const id = randomUUID()
        return { id, template, recipient: one.email, subject: mail.subject, ...sealMail(secrets, id, mail), sentAt }
      })
      await insertMails(tx, mails)
    },
  }
}
