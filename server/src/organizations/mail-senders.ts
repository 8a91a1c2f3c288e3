/** How organizations speak in their mails: for the outbox, which knows no organizations. */
import { defaultLanguage, isLanguage } from '@atrium/contract/languages'
import type { Transaction } from '#db/database.ts'
import type { MailSender } from '#messaging/outbox.ts'
import { sendersById } from './queries.ts'

/** By the organizations' ids; of one that is gone there is none. */
export async function mailSendersOf(tx: Transaction, ids: string[]): Promise<Map<string, MailSender>> {
  const rows = await sendersById(tx, ids)
  return new Map(
    rows.map(({ id, language, ...row }) => [
      id,
      { ...row, language: isLanguage(language) ? language : defaultLanguage },
    ]),
  )
}
