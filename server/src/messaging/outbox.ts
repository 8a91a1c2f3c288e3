/** Puts mail into the outbox, in the transaction that causes it. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from '#db/database.ts'
import { insertMail } from './queries.ts'
import { type MailParams, type MailTemplate, renderMail } from './templates.ts'

export interface Outbox {
  /** The mail leaves only when the transaction commits. `params.productName` is filled here. */
  queue(tx: Transaction, template: MailTemplate, params: Omit<MailParams, 'productName'>): Promise<void>
  /** Whether mail is kept in the local mailbox instead of being sent. */
  readonly local: boolean
}

/** `local`: there is no mail server, so a mail has arrived as soon as it is kept. */
export function createOutbox({ productName, local }: { productName: string; local: boolean }): Outbox {
  return {
    local,
    async queue(tx, template, params) {
      const mail = renderMail(template, { ...params, productName })
      const sentAt = local ? new Date() : null
      await insertMail(tx, { id: randomUUID(), template, recipient: params.email, ...mail, sentAt })
    },
  }
}
