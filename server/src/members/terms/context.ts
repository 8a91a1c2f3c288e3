/** What the job of terms needs of the rest of the server. */
import type { Database } from '#db/database.ts'
import type { EndingContext } from '#members/ends/site-sessions.ts'
import type { Outbox } from '#messaging/outbox.ts'

export interface TermsContext extends EndingContext {
  db: Database
  outbox: Outbox
  /** Where links lead; configuration, never a request's host. */
  settings: { publicOrigin: string }
}
