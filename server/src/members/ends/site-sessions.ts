/** What ends together with a membership: whoever is no member any more is signed in at the organization's site no more. */
import type { Transaction } from '#db/database.ts'
import { holdWhileEnding } from '#learners/entering/held.ts'

/** Absent where a hosted provider keeps the sessions. */
export type EndSessionsAt = (
  tx: Transaction,
  whose: { uids: readonly string[]; organizationId: string },
) => Promise<void>

/** What ending memberships needs of the rest of the server. */
export interface EndingContext {
  provider: { endSessionsAt?: EndSessionsAt }
}

/** In the transaction that ended these memberships, whoever or whatever did: also what would begin a session there. */
export async function endAtSite(
  { provider }: EndingContext,
  tx: Transaction,
  whose: { uids: readonly string[]; organizationId: string },
): Promise<void> {
  if (whose.uids.length === 0 || !provider.endSessionsAt) return
  await holdWhileEnding(tx, whose)
  await provider.endSessionsAt(tx, whose)
}
