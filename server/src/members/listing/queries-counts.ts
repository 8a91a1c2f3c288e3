/** SQL for the totals of an organization's people, which are kept beside it. */
import { eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizations } from '#db/schema.ts'

export async function memberCounts(
  db: Queryable,
  organizationId: string,
): Promise<{ members: number; owners: number }> {
  const { members, owners } = organizations
  const [kept] = await db.select({ members, owners }).from(organizations).where(eq(organizations.id, organizationId))
  return kept ?? { members: 0, owners: 0 }
}
