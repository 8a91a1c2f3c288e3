/** What the outbox has still to send: for the figures, and for whoever ends what it offers. */
import type { Database } from '#db/database.ts'
import { mailsWaiting } from './queries.ts'

export { isWaitingToGo } from './queries.ts'

export function waitingMails(db: Database): Promise<{ waiting: number; oldestSeconds: number }> {
  return mailsWaiting(db)
}
