/** Puts mail into the outbox, in the transaction that causes it. */
import { randomUUID } from 'node:crypto'
import { defaultLanguage, type Language } from '@atrium/contract/languages'
import type { Transaction } from '#db/database.ts'
import { callersLanguage } from '#http/languages/asked-language.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { type MailLook, shownLook } from './look/mail-look.ts'
import { insertMails } from './queries.ts'
import { isAskedByReaders, type MailToAddress } from './readers.ts'
import { type MailParams, type MailTemplate, renderMail } from './render-mail.ts'
import { sealMail } from './sealed-mail.ts'
import { placesFor } from './turns.ts'
import { type MailLanguage, mailLanguage } from './words/mail-language.ts'

/**
 * What a mail is about; `organizationId` where it goes on behalf of an organization: in its look, its language and its
 * days. `publisherId` where it goes on behalf of a publisher. Of what goes to many, either says in whose turn it goes.
 * `carries` where it offers something that can be taken back, and no link of it says which. `whose`: the uid of its
 * reader, where they do not have the address yet, or no more. `asked`: the language of the page, where one statement does
 * what many pages ask for.
 */
export type QueuedMail = Omit<MailParams, 'productName' | 'look' | 'timeZone'> & {
  organizationId?: string | null
  publisherId?: string | null
  carries?: string
  whose?: string
  asked?: Language
}

/** Whoever a mail goes to: of somebody who is named, theirs whatever the address. */
export type MailReader = Pick<QueuedMail, 'email'> & { whose?: string | undefined }

/** By which of the two somebody's language is known. */
export function readerKey({ email, whose }: MailReader): string {
  return whose ?? email
}

export interface Outbox {
  /** The mails, one for each of `params`, leave only when the transaction commits. */
  queue(tx: Transaction, template: MailToAddress, ...params: QueuedMail[]): Promise<void>
  queue(tx: Transaction, template: MailTemplate, ...params: (QueuedMail & { whose: string })[]): Promise<void>
  /** Whether mail is kept in the local mailbox instead of being sent. */
  readonly local: boolean
}

/** An organization as its mails speak for it. */
export interface MailSender extends MailLook {
  language: Language
  timeZone: string
}

export interface OutboxOptions {
  productName: string
  publicOrigin: string
  /** Below which images are shown; absent: the product's own. */
  contentOrigin?: string
  local: boolean
  secrets: Secrets
  /** What mails of these organizations look like, and how they speak, by id. */
  sendersOf(tx: Transaction, organizationIds: string[]): Promise<Map<string, MailSender>>
  /** The language that people have set, by their `readerKey`. */
  languagesOf(tx: Transaction, readers: MailReader[]): Promise<Map<string, Language>>
}

/** `local`: there is no mail server, so a mail has arrived as soon as it is kept. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { productName, publicOrigin, contentOrigin, local, secrets, sendersOf, languagesOf } = options
  return {
    local,
    async queue(tx: Transaction, template: MailTemplate, ...params: QueuedMail[]) {
      if (params.length === 0) return
      const sentAt = local ? new Date() : null
      const ids = [...new Set(params.flatMap(({ organizationId }) => organizationId ?? []))]
      const senders = ids.length === 0 ? undefined : await sendersOf(tx, ids)
      const own = await languagesOf(tx, params)
      const page = isAskedByReaders(template) ? callersLanguage() : defaultLanguage
      const addressed = params.map(({ organizationId, publisherId, carries, whose, asked = page, ...one }) => {
        const sender = organizationId ? senders?.get(organizationId) : undefined
        return {
          one,
          carries,
          sender,
          senderId: organizationId ?? publisherId ?? '',
          language: own.get(readerKey({ email: one.email, whose })) ?? sender?.language ?? asked,
        }
      })
      const words = await wordsOf(addressed.map(({ language }) => language))
      const places = await placesFor(
        tx,
        template,
        addressed.map(({ senderId }) => senderId),
      )
      const mails = addressed.map(({ one, carries, sender, language }, index) => {
        const how = sender && { look: shownLook(sender, publicOrigin, contentOrigin), timeZone: sender.timeZone }
        const mail = renderMail(template, { ...one, productName, ...how }, words.get(language))
        const id = randomUUID()
        const sealed = sealMail(secrets, id, mail, carries)
        return { id, template, recipient: one.email, subject: mail.subject, ...sealed, ...places[index], sentAt }
      })
      await insertMails(tx, mails)
    },
  }
}

async function wordsOf(languages: Language[]): Promise<Map<Language, MailLanguage>> {
  const spoken = await Promise.all([...new Set(languages)].map(mailLanguage))
  return new Map(spoken.map((one) => [one.language, one]))
}
