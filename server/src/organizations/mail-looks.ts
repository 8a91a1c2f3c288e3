/** What the mails of organizations look like: for the outbox, which knows no organizations. */
import type { Transaction } from '#db/database.ts'
import type { MailLook } from '#messaging/look/mail-look.ts'
import { looksById } from './queries.ts'

/** By the organizations' ids; of one that is gone there is none. */
export async function mailLooksOf(tx: Transaction, ids: string[]): Promise<Map<string, MailLook>> {
  const rows = await looksById(tx, ids)
  return new Map(rows.map(({ id, logoUrl, primaryColor }) => [id, { logoUrl, primaryColor }]))
}
