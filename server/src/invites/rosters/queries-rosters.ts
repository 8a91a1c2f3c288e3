/** SQL for the invites that rosters make, end and give back. */
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { invites } from '#db/schema.ts'
import { isOpen } from '../queries.ts'

/** What rosters made for a folded address, and what is known to be theirs by its id. */
export interface OfRosters {
  emailKey: string
  ids?: string[]
}

/** Ends those of an organization that still lead somewhere: what rosters made for a folded address, and these very ones. Answers which. */
export async function revokeOpen(
  tx: Queryable,
  organizationId: string,
  { emailKey, ids = [] }: OfRosters,
): Promise<{ id: string; email: string | null }[]> {
  const named = or(and(eq(invites.emailKey, emailKey), isNotNull(invites.rosterId)), inArray(invites.id, ids))
  return tx
    .update(invites)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(invites.organizationId, organizationId), named, isOpen))
    .returning({ id: invites.id, email: invites.email })
}

/** Of these, those that bear no roster yet. */
export async function nameRoster(
  db: Queryable,
  organizationId: string,
  { rosterId, ids }: { rosterId: string; ids: string[] },
): Promise<void> {
  await db
    .update(invites)
    .set({ rosterId })
    .where(
      and(
        eq(invites.organizationId, organizationId),
        isNull(invites.rosterId),
        sql`${invites.id} = any(${sql.param(ids)}::uuid[])`,
      ),
    )
}

/** Takes the end of these back. */
export async function unrevoke(tx: Queryable, organizationId: string, ids: string[]): Promise<void> {
  await tx
    .update(invites)
    .set({ revokedAt: null })
    .where(and(eq(invites.organizationId, organizationId), inArray(invites.id, ids)))
}
