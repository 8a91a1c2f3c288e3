/** SQL for metadata that the server reads by itself. */
import { and, asc, eq, exists, inArray, isNull, lte, ne } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import type { StoredMetadataRead } from '#db/schema/organizations/single-sign-on.ts'
import { organizations, ssoConnections } from '#db/schema.ts'
import type { SamlConnection } from './queries.ts'

/**
 * Takes connections whose metadata is due, of organizations that are there, until `until`: of any number of processes,
 * one gets each. Nobody signs in by a draft, and what it trusts is what somebody looks at.
 */
export async function leaseDueMetadata(
  db: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<SamlConnection[]> {
  const isThere = db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, ssoConnections.organizationId), isNull(organizations.deletedAt)))
  const due = db
    .select({ id: ssoConnections.id })
    .from(ssoConnections)
    .where(
      and(
        lte(ssoConnections.metadataDueAt, now),
        eq(ssoConnections.kind, 'saml'),
        ne(ssoConnections.state, 'draft'),
        exists(isThere),
      ),
    )
    .orderBy(asc(ssoConnections.metadataDueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(ssoConnections)
    .set({ metadataDueAt: until })
    .where(inArray(ssoConnections.id, due))
    .returning()
  return rows as SamlConnection[]
}

/** No change of what an owner wrote: whoever edits it goes on. */
export async function noteMetadataRead(
  tx: Queryable,
  { organizationId, id }: Pick<SamlConnection, 'organizationId' | 'id'>,
  noted: { metadataRead: StoredMetadataRead; metadataDueAt: Date },
): Promise<void> {
  await tx
    .update(ssoConnections)
    .set(noted)
    .where(and(eq(ssoConnections.organizationId, organizationId), eq(ssoConnections.id, id)))
}
