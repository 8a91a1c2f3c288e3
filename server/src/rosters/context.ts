/** What rosters need of the rest of the server. */
import type { Transaction } from '#db/database.ts'
import type { InvitesContext } from '#invites/context.ts'
import type { ConfirmedEmails } from '#users/confirmed.ts'

export interface RostersContext extends InvitesContext {
  provider: {
    confirmedEmails: ConfirmedEmails
    /** Absent where a hosted provider keeps the sessions. */
    endSessionsAt?(tx: Transaction, whose: { uid: string; organizationId: string }): Promise<void>
  }
}

/** Whose roster it is. */
export interface OfSource {
  organizationId: string
  sourceId: string
}
