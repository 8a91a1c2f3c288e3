/** What domains need of the rest of the server. */
import type { Database, Transaction } from '#db/database.ts'
import type { Limiter } from '#limits/limiter.ts'
import type { Outbox } from '#messaging/outbox.ts'
import type { LookUp } from './resolver.ts'

/**
 * Of these people, the addresses that they have confirmed, by uid: asked before a transaction, and what it answers in it.
 * Where accounts are kept here, they are held from then on: none of the addresses changes until the transaction ends.
 */
export type ConfirmedEmails = (uids: readonly string[]) => Promise<(tx: Transaction) => Promise<Map<string, string>>>

export interface DomainsContext {
  db: Database
  limiter: Limiter
  outbox: Outbox
  /** Where links lead; configuration, never a request's host. */
  settings: { publicOrigin: string }
  provider: { confirmedEmails: ConfirmedEmails }
}

export interface LookingContext extends DomainsContext {
  lookUp: LookUp
}
