/** Restores a deleted organization: by one of those who owned it, while that can be done. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { AnswerOf } from '@atrium/contract/endpoint'
import { restorableDays } from '@atrium/contract/limits'
import type { deletedOrganizations, restoreOrganization } from '@atrium/contract/organizations/deletion'
import { recentlyDeletedListed as limit } from '@atrium/contract/rules/recently-deleted'
import { audit } from '#audit/audit.ts'
import type { Database, DatabaseContext } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { holdEverybody, restoreMemberships } from '#members/ends/ends.ts'
import { type TellingContext, tellOwners } from '#members/notices/tell-owners.ts'
import { holdCaller } from '#users/held-people.ts'
import { isClosed, lockRestorable, markRestored, restorableBy } from './queries-deletion.ts'

/** Those that the actor can restore, the latest first. */
export async function listDeleted(
  { db }: DatabaseContext,
  { actor }: { actor: Actor },
): Promise<AnswerOf<typeof deletedOrganizations>> {
  const rows = await restorableBy(db, actor.uid, { days: restorableDays, limit })
  const results = rows.flatMap(({ deletedAt, logoUrl, ...shown }) => {
    if (deletedAt === null) return []
    const restorableUntil = new Date(deletedAt.getTime() + restorableDays * DAY_MS).toISOString()
    return { ...shown, branding: { logo_url: logoUrl }, deletedAt: deletedAt.toISOString(), restorableUntil }
  })
  return { results }
}

/**
 * With everybody who belonged to it as it was deleted. Refuses with `not_restorable` for whoever did not own it then, and
 * where it is not deleted, or for longer than that can be done. The other owners are told.
 */
export async function restore(
  context: DatabaseContext & TellingContext,
  { actor: { uid }, id }: { actor: Actor; id: string },
): Promise<AnswerOf<typeof restoreOrganization>> {
  return context.db.transaction(async (tx) => {
    await holdCaller(tx, uid)
    if (isUuid(id)) await holdEverybody(tx, id)
    const found = isUuid(id) ? await lockRestorable(tx, id, { uid, days: restorableDays }) : undefined
    if (!found) throw new Refusal('not_restorable', { detail: 'nothing that the actor could restore' })
    const { name, displayName, deletedAt } = found
    await restoreMemberships(tx, id, deletedAt)
    await markRestored(tx, id)
    await audit(tx, { actor: uid, action: 'organization.restored', subject: name, organizationId: id })
    const pathOf = (of: string) => `/organizations/${of}/overview`
    await tellOwners(tx, context, { organizationId: id, kind: 'organization_restored', actor: uid, pathOf })
    return { id, name, displayName }
  })
}

/** Whether a name is that of an organization that is deleted, and may come back. */
export function isClosedOrganization(db: Database, name: string): Promise<boolean> {
  return isClosed(db, name, restorableDays)
}
