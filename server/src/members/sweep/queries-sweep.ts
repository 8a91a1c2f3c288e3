/** SQL that makes deletions final once they cannot be taken back any more. */
import { and, eq, lt } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { ownershipOffers, organizationMembers } from '#db/schema.ts'

export async function dropMembersRemovedBefore(db: Queryable, moment: Date): Promise<void> {
  await db
    .delete(organizationMembers)
    .where(and(lt(organizationMembers.removedAt, moment), eq(organizationMembers.endedByTerm, false)))
}

export async function dropOffersBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(ownershipOffers).where(lt(ownershipOffers.expiresAt, moment))
}

/** Whose last day ended their membership. */
export async function dropFormerBefore(db: Queryable, moment: Date): Promise<void> {
  await db
    .delete(organizationMembers)
    .where(and(lt(organizationMembers.removedAt, moment), eq(organizationMembers.endedByTerm, true)))
}
