/** What the job of terms needs of the rest of the server. */
import type { Database } from '#db/database.ts'
import type { Outbox } from '#messaging/outbox.ts'

export interface TermsContext {
  db: Database
  outbox: Outbox
  /** Where links lead; configuration, never a request's host. */
  settings: { publicOrigin: string }
}
