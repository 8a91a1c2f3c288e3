/** For the figures: what the outbox has still to send. */
import type { Database } from '#db/database.ts'
import { mailsWaiting } from './queries.ts'

export function waitingMails(db: Database): Promise<{ waiting: number; oldestSeconds: number }> {
  return mailsWaiting(db)
}
