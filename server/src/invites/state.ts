/** Whether an invite is open still, or how it ended: by hand, used up or expired. */
import type { ListedInvite } from '@atrium/contract/people/invites'
import type { InviteRow } from './queries.ts'

export function inviteState(
  { revokedAt, uses, maxUses, expiresAt }: Pick<InviteRow, 'revokedAt' | 'uses' | 'maxUses' | 'expiresAt'>,
  now: Date,
): ListedInvite['state'] {
  if (revokedAt !== null) return 'revoked'
  if (uses >= maxUses) return 'used_up'
  return expiresAt <= now ? 'expired' : 'open'
}
