/** What invites need of the rest of the server. */
import type { Database } from '#db/database.ts'
import type { Limiter } from '#limits/limiter.ts'
import type { Outbox } from '#messaging/outbox.ts'
import type { ConfirmedEmails } from '#users/accounts/confirmed-emails.ts'
import type { SignedInContext } from '#users/held-people.ts'

export interface InvitesContext {
  db: Database
  limiter: Limiter
  outbox: Outbox
  /** Where links lead; configuration, never a request's host. */
  settings: { publicOrigin: string }
}

/** For accepting one: whose the address is that it was sent to, and whether they are signed in by then. */
export interface AcceptingContext extends InvitesContext {
  provider: { confirmedEmails: ConfirmedEmails } & SignedInContext['provider']
}
