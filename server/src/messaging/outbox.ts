/** Puts mail into the outbox, in the transaction that causes it. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from '#db/database.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { type MailLook, shownLook } from './look/mail-look.ts'
import { insertMails } from './queries.ts'
import { sealMail } from './sealed-mail.ts'
import { type MailParams, type MailTemplate, renderMail } from './render-mail.ts'

/** What a mail is about; `organizationId` where it goes on behalf of an organization, in its look. */
export type QueuedMail = Omit<MailParams, 'productName' | 'look'> & { organizationId?: string | null }

export interface Outbox {
  /** The mails, one for each of `params`, leave only when the transaction commits. */
  queue(tx: Transaction, template: MailTemplate, ...params: QueuedMail[]): Promise<void>
  /** Whether mail is kept in the local mailbox instead of being sent. */
  readonly local: boolean
}

export interface OutboxOptions {
  productName: string
  publicOrigin: string
  local: boolean
  secrets: Secrets
  /** What mails of these organizations look like, by id. */
  looksOf(tx: Transaction, organizationIds: string[]): Promise<Map<string, MailLook>>
}

/** `local`: there is no mail server, so a mail has arrived as soon as it is kept. */
export function createOutbox({ productName, publicOrigin, local, secrets, looksOf }: OutboxOptions): Outbox {
  return {
    local,
    async queue(tx, template, ...params) {
      const sentAt = local ? new Date() : null
      const senders = [...new Set(params.flatMap(({ organizationId }) => organizationId ?? []))]
      const looks = senders.length === 0 ? undefined : await looksOf(tx, senders)
      const mails = params.map(({ organizationId, ...one }) => {
        const look = organizationId ? looks?.get(organizationId) : undefined
        const mail = renderMail(template, { ...one, productName, ...(look && { look: shownLook(look, publicOrigin) }) })
        const id = randomUUID()
        return { id, template, recipient: one.email, subject: mail.subject, ...sealMail(secrets, id, mail), sentAt }
      })
      await insertMails(tx, mails)
    },
  }
}
