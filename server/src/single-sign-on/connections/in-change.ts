/** What every change of a connection does: holds it, and writes an entry of the timeline. */
import type { TimelineAction } from '@atrium/contract/people/timeline'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { type ConnectionRow, lockConnection } from './queries.ts'

/** Refuses with `not_found`, for one of another organization as for none. */
export async function held(tx: Transaction, organizationId: string, id: string): Promise<ConnectionRow> {
  const row = isUuid(id) ? await lockConnection(tx, organizationId, id) : undefined
  if (!row) throw new Refusal('not_found', { detail: 'no such connection' })
  return row
}

export function record(
  tx: Transaction,
  { actor, membership: { organizationId } }: Asking,
  action: TimelineAction,
  subject: string,
  detail: Record<string, string | boolean | null> = {},
): Promise<void> {
  return audit(tx, { actor: actor.uid, action, subject, organizationId, detail })
}
