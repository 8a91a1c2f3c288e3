/** What provisioning needs of the rest of the server. */
import type { Database } from '#db/database.ts'
import type { Limiter } from '#limits/limiter.ts'
import type { EndSessionsAt } from '#members/ends/site-sessions.ts'
import type { ConfirmedEmails } from '#users/accounts/confirmed-emails.ts'
import type { CurrentAccount } from '#users/accounts/by-email.ts'
import type { SignedInContext } from '#users/held-people.ts'

export interface ScimContext {
  db: Database
  limiter: Limiter
  /** Of addresses that directories are told; configuration, never a request's host. */
  settings: { publicOrigin: string }
  provider: SignedInContext['provider'] & {
    confirmedEmails: ConfirmedEmails
    currentAccount?: CurrentAccount
    /** Absent where a hosted provider keeps the sessions. */
    endSessionsAt?: EndSessionsAt
  }
}
