/** An owner's change of connections: one after the other in an organization, and asked again behind its lock. */
import type { TimelineAction } from '@atrium/contract/people/timeline'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { holdPeople } from '#members/change-members.ts'
import { requireRoleStill } from '#members/membership.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { type ConnectionRow, lockConnection } from './queries.ts'

/** Refuses as `requireRole` does. */
export async function inChange<T>(
  { db }: Pick<SsoContext, 'db'>,
  asking: Asking,
  work: (tx: Transaction, membership: Membership) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    if (!(await holdPeople(tx, asking.membership.organizationId))) {
      throw new Refusal('not_found', { detail: 'it was deleted' })
    }
    return work(tx, await requireRoleStill(tx, asking))
  })
}

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
