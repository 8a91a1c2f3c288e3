/** What invites need of the rest of the server. */
import type { Database } from '#db/database.ts'
import type { Limiter } from '#limits/limiter.ts'
import type { Outbox } from '#messaging/outbox.ts'

export interface InvitesContext {
  db: Database
  limiter: Limiter
  outbox: Outbox
  /** Where links lead; configuration, never a request's host. */
  settings: { publicOrigin: string }
}
