/** What domains need of the rest of the server. */
import type { Database } from '#db/database.ts'
import type { Limiter } from '#limits/limiter.ts'
import type { Outbox } from '#messaging/outbox.ts'
import type { ConfirmedEmails } from '#users/accounts/confirmed-emails.ts'
import type { SignedInContext } from '#users/held-people.ts'
import type { LookUp } from './resolver.ts'

export interface DomainsContext {
  db: Database
  limiter: Limiter
  outbox: Outbox
  /** Where links lead; configuration, never a request's host. */
  settings: { publicOrigin: string }
  provider: { confirmedEmails: ConfirmedEmails } & SignedInContext['provider']
}

export interface LookingContext extends DomainsContext {
  lookUp: LookUp
}
