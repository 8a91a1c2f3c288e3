/** What rosters need of the rest of the server. */
import type { InvitesContext } from '#invites/context.ts'
import type { EndSessionsAt } from '#members/ends/site-sessions.ts'
import type { ConfirmedEmails } from '#users/accounts/confirmed-emails.ts'

export interface RostersContext extends InvitesContext {
  provider: {
    confirmedEmails: ConfirmedEmails
    /** Absent where a hosted provider keeps the sessions. */
    endSessionsAt?: EndSessionsAt
  }
}

/** Whose roster it is. */
export interface OfSource {
  organizationId: string
  sourceId: string
}
