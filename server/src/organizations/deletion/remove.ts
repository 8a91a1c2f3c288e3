/** Deletes an organization: at once for everybody, for good after the days in which it can be restored; its name rests on. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { restingNameDays, restorableDays } from '@atrium/contract/limits'
import { audit } from '#audit/audit.ts'
import { claimContents } from '#content/claims.ts'
import type { Database, DatabaseContext } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { endMemberships } from '#members/ends/ends.ts'
import { requireRoleStill } from '#members/membership.ts'
import { type TellingContext, tellOwners } from '#members/notices/tell-owners.ts'
import { lockOrganization } from '#organizations/queries.ts'
import { type EndingContext, endOwnSignIns } from '#single-sign-on/connections/end-sign-ins.ts'
import { deleteRested, erase, lockUnrestorable, markDeleted } from './queries-deletion.ts'

/** So many at once, so that no transaction grows long. */
const PURGED_AT_ONCE = 100

/**
 * By one of its owners, who is asked about again behind the lock: refuses as `requireRole` does. The others are told. What
 * was begun by its own sign-in ends with it, and nobody who is under way arrives, then or once it is restored.
 */
export async function remove(context: DatabaseContext & TellingContext & EndingContext, asking: Asking): Promise<void> {
  const { organizationId: id } = asking.membership
  await context.db.transaction(async (tx) => {
    const organization = await lockOrganization(tx, id)
    if (!organization) throw new Refusal('not_found', { detail: 'it was deleted' })
    await requireRoleStill(tx, asking)
    // While it has owners: they are told until when they can restore it.
    const on = new Date(Date.now() + restorableDays * DAY_MS)
    const asked = { organizationId: id, actor: asking.actor.uid, on, pathOf: () => '/organizations' }
    await tellOwners(tx, context, { ...asked, kind: 'organization_deleted' })
    await markDeleted(tx, id)
    await endMemberships(tx, id)
    await endOwnSignIns(context, tx, id)
    const { name } = organization
    await audit(tx, { actor: asking.actor.uid, action: 'organization.deleted', subject: name, organizationId: id })
  })
}

/**
 * Erases, one by one, those that nobody can restore any more, with all that belonged to them; their names rest on.
 * Answers how many.
 */
export async function eraseDeleted(db: Database): Promise<number> {
  for (let erased = 0; ; erased += 1) {
    const wasOne = await db.transaction(async (tx) => {
      const [organization] = await lockUnrestorable(tx, restorableDays, 1)
      if (organization === undefined) return false
      await claimContents(tx, `organization:${organization.id}`, [])
      await erase(tx, organization)
      return true
    })
    if (!wasOne) return erased
  }
}

/** Frees the names that have rested for `restingNameDays`, with all that belonged to them. Answers how many. */
export async function purgeDeleted(db: Database): Promise<number> {
  let purged = 0
  for (;;) {
    const ids = await db.transaction(async (tx) => {
      const rested = await deleteRested(tx, restingNameDays, PURGED_AT_ONCE)
      for (const id of rested) await claimContents(tx, `organization:${id}`, [])
      return rested
    })
    purged += ids.length
    if (ids.length < PURGED_AT_ONCE) return purged
  }
}
