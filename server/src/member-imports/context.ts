/** What imports of people need of the rest of the server. */
import type { InvitesContext } from '#invites/context.ts'
import type { EndingContext } from '#members/ends/site-sessions.ts'
import type { ConfirmedContext } from '#users/accounts/confirmed.ts'

export interface ImportsContext extends InvitesContext, ConfirmedContext {
  provider: ConfirmedContext['provider'] & EndingContext['provider']
}
