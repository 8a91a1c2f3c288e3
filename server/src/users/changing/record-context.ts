/** What changing records needs of the rest of the server. */
import type { Database, Transaction } from '#db/database.ts'
import type { Limiter } from '#limits/limiter.ts'
import type { Outbox } from '#messaging/outbox.ts'
import type { ConfirmedEmails } from '#users/accounts/confirmed-emails.ts'

export interface Telling {
  outbox: Outbox
  /** Where the link leads; configuration, never a request's host. */
  settings: { publicOrigin: string }
}

/** Keeps the account that signs somebody in in step with their record; absent where a provider keeps its own. */
export type ChangeAccount = (
  tx: Transaction,
  uid: string,
  changes: { displayName?: string; photoUrl?: string | null },
) => Promise<void>

/** Likewise absent. Until the transaction ends; to be asked before the person is held. */
export type HoldAccount = (tx: Transaction, uid: string) => Promise<void>

export interface RecordContext extends Telling {
  db: Database
  limiter: Limiter
  provider: { changeAccount?: ChangeAccount; holdAccount?: HoldAccount; confirmedEmails: ConfirmedEmails }
  settings: Telling['settings'] & {
    /** It is nobody's username. */
    productName: string
    /** Folded addresses of the accounts that are nobody's but the operator's. */
    operatorEmails: readonly string[]
  }
}
