/** Whoever got a first day that is still to come is let in nowhere until then, and signed in at the site no more. */
import type { Transaction } from '#db/database.ts'
import { endAtSite, type EndingContext } from '#members/ends/site-sessions.ts'
import { waitingAmong } from './queries.ts'

/** In the transaction that gave these people their days, and holds the organization. */
export async function endOfWaiting(
  context: EndingContext,
  tx: Transaction,
  { organizationId, uids }: { organizationId: string; uids: string[] },
): Promise<void> {
  if (uids.length === 0) return
  await endAtSite(context, tx, { uids: await waitingAmong(tx, organizationId, uids), organizationId })
}
