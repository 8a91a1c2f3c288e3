/** SQL that makes deletions final once they cannot be taken back any more. */
import { and, eq, lt, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationDepartures, organizationMembers, ownershipOffers } from '#db/schema.ts'
import { nameThen } from '#members/names/shown-name.ts'

export async function dropMembersRemovedBefore(db: Queryable, moment: Date): Promise<void> {
  await drop(db, and(lt(organizationMembers.removedAt, moment), eq(organizationMembers.endedByTerm, false)))
}

/** Of who they were only a name is left, by which the timeline tells of them. */
async function drop(db: Queryable, which: SQL | undefined): Promise<void> {
  const { organizationId, uid } = organizationMembers
  const gone = db.$with('gone').as(db.delete(organizationMembers).where(which).returning({ organizationId, uid }))
  await db
    .with(gone)
    .update(organizationDepartures)
    .set({
      displayName: nameThen(organizationDepartures),
      givenName: '',
      familyName: '',
      username: null,
      email: null,
      photoUrl: null,
    })
    .from(gone)
    .where(
      and(eq(organizationDepartures.organizationId, gone.organizationId), eq(organizationDepartures.uid, gone.uid)),
    )
}

export async function dropOffersBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(ownershipOffers).where(lt(ownershipOffers.expiresAt, moment))
}

/** Whose last day ended their membership. */
export async function dropFormerBefore(db: Queryable, moment: Date): Promise<void> {
  await drop(db, and(lt(organizationMembers.removedAt, moment), eq(organizationMembers.endedByTerm, true)))
}
