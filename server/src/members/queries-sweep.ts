/** SQL that makes deletions final once they cannot be taken back any more. */
import { lt } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { classes, handOvers, labels, organizationMembers } from '#db/schema.ts'

export async function dropDeletedBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(organizationMembers).where(lt(organizationMembers.removedAt, moment))
  await db.delete(labels).where(lt(labels.deletedAt, moment))
  await db.delete(classes).where(lt(classes.deletedAt, moment))
}

export async function dropOffersBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(handOvers).where(lt(handOvers.expiresAt, moment))
}
