/** Ends what people began by connections: by one that is switched off, and by all of an organization that is deleted. */
import type { Transaction } from '#db/database.ts'
import type { Provider } from '#identity/provider.ts'
import { connectionsOf, endWays } from './queries.ts'

/** Whoever keeps the accounts; no connection is there where that is somebody else. */
export interface EndingContext {
  provider: Pick<Provider, 'arrivals'>
}

/**
 * Sessions that began by the connection and what was handed on from them, tokens that wait to be exchanged, and ways
 * that are under way. In the transaction of what it is ended for, which holds the organization: who arrives meanwhile
 * waits for it, and is found here or finds the end.
 */
export async function endSignInsBy(
  { provider }: EndingContext,
  tx: Transaction,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<void> {
  await provider.arrivals?.endSessionsBy(tx, id)
  await endWays(tx, organizationId, id)
}

/**
 * Likewise of every connection of an organization that is being deleted. The connections themselves stay as they are:
 * while it is deleted nobody is led to them, and who restores it has them back.
 */
export async function endOwnSignIns(
  { provider }: EndingContext,
  tx: Transaction,
  organizationId: string,
): Promise<void> {
  const ids = (await connectionsOf(tx, organizationId)).map(({ id }) => id)
  await provider.arrivals?.endSessionsBy(tx, ...ids)
  for (const id of ids) await endWays(tx, organizationId, id)
}
