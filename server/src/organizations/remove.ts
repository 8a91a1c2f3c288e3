/** Deletes an organization: at once for everybody, for good once its name has rested. */
import { restingNameDays } from '@atrium/contract/limits'
import { audit } from '#audit/audit.ts'
import { claimContents } from '#content/claims.ts'
import type { Database } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { endMemberships } from '#members/ends.ts'
import { roleIn } from '#members/membership.ts'
import { deleteRested, lockOrganization, markDeleted } from './queries.ts'

/** So many at once, so that no transaction grows long. */
const PURGED_AT_ONCE = 100

/**
 * By one of its owners. Refuses with `not_found` for whoever is no member, as for no such organization,
 * and with `forbidden` for a member who is no owner.
 */
export async function remove(db: Database, actor: Actor, id: string): Promise<void> {
  if (!isUuid(id)) throw new Refusal('not_found', { detail: 'not an id' })
  await db.transaction(async (tx) => {
    const organization = await lockOrganization(tx, id)
    const role = organization && (await roleIn(tx, id, actor.uid))
    if (!organization || role === undefined) throw new Refusal('not_found', { detail: 'not a member of this' })
    if (role !== 'owner') throw new Refusal('forbidden', { detail: 'only an owner deletes an organization' })
    await markDeleted(tx, id)
    await endMemberships(tx, id)
    const { name } = organization
    await audit(tx, { actor: actor.uid, action: 'organization.deleted', subject: name, organizationId: id })
  })
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
