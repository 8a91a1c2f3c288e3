/** SQL for where proven domains lead. */
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { anyOf, prepared } from '#db/prepared.ts'
import { sharedRowRead } from '#db/reads/shared-read.ts'
import { organizationDomains, organizations, ssoConnections, ssoDomains } from '#db/schema.ts'

/** The organization's oldest connection that is on: where a domain leads of which nobody said anything else. */
const oldestOn = sql<string | null>`(
  select c.id from ${ssoConnections} c
  where c.organization_id = ${organizationDomains.organizationId} and c.state = 'on'
  order by c.created_at, c.id limit 1)`

/** Where the row of it says, if that is on; without a row, the oldest that is on. */
const effective = sql<string | null>`case
  when ${ssoDomains.domainId} is null then ${oldestOn}
  else (select c.id from ${ssoConnections} c where c.organization_id = ${ssoDomains.organizationId}
    and c.id = ${ssoDomains.connectionId} and c.state = 'on')
  end`

const isOnly = sql<boolean>`coalesce(${ssoDomains.only}, false)`

const ofDomain = and(
  eq(ssoDomains.organizationId, organizationDomains.organizationId),
  eq(ssoDomains.domainId, organizationDomains.id),
)

/** The proven domains of an organization, by name. */
export function signInDomains(db: Queryable, organization: string) {
  return db
    .select({
      id: organizationDomains.id,
      domain: organizationDomains.domain,
      connection: effective,
      only: isOnly,
    })
    .from(organizationDomains)
    .leftJoin(ssoDomains, ofDomain)
    .where(and(eq(organizationDomains.organizationId, organization), isNotNull(organizationDomains.provenAt)))
    .orderBy(asc(organizationDomains.domain))
}

/** Where a domain leads, whosever it is; undefined where nobody has proven it or it leads nowhere. */
export async function leadOf(db: Queryable, domain: string) {
  const [row] = await db
    .select({
      organizationId: organizationDomains.organizationId,
      connection: effective,
      only: isOnly,
      organization: { displayName: organizations.displayName, logoUrl: organizations.logoUrl },
    })
    .from(organizationDomains)
    .innerJoin(
      organizations,
      and(eq(organizations.id, organizationDomains.organizationId), isNull(organizations.deletedAt)),
    )
    .leftJoin(ssoDomains, ofDomain)
    .where(and(eq(organizationDomains.domain, domain), isNotNull(organizationDomains.provenAt)))
  if (!row || row.connection === null) return undefined
  return { ...row, connection: row.connection }
}

const onlyAt = prepared((db) =>
  db
    .select({ domain: organizationDomains.domain, organizationId: ssoDomains.organizationId })
    .from(organizationDomains)
    .innerJoin(ssoDomains, and(ofDomain, eq(ssoDomains.only, true)))
    .innerJoin(
      ssoConnections,
      and(
        eq(ssoConnections.organizationId, ssoDomains.organizationId),
        eq(ssoConnections.id, ssoDomains.connectionId),
        eq(ssoConnections.state, 'on'),
      ),
    )
    .innerJoin(
      organizations,
      and(eq(organizations.id, organizationDomains.organizationId), isNull(organizations.deletedAt)),
    )
    .where(and(eq(organizationDomains.domain, anyOf('domains')), isNotNull(organizationDomains.provenAt)))
    .prepare('sso_only_way'),
)

/** Of a domain whose organization's own sign-in is the only way in for its addresses: what every other sign-in asks. */
export const onlyWayAt: (db: Queryable, domain: string) => Promise<{ organizationId: string } | undefined> =
  sharedRowRead(
    (db, domains) => onlyAt(db).execute({ domains }),
    ({ domain }) => domain,
  )

export async function setLead(tx: Queryable, lead: typeof ssoDomains.$inferInsert): Promise<void> {
  const { connectionId, only } = lead
  await tx
    .insert(ssoDomains)
    .values(lead)
    .onConflictDoUpdate({ target: [ssoDomains.organizationId, ssoDomains.domainId], set: { connectionId, only } })
}

/** A connection that is off leads nobody, and is nobody's only way in. */
export async function dropLeads(tx: Queryable, organization: string, connection: string): Promise<void> {
  await tx
    .delete(ssoDomains)
    .where(and(eq(ssoDomains.organizationId, organization), eq(ssoDomains.connectionId, connection)))
}

/** Whether a domain is an organization's own, proven or not; held, so that it stays until the transaction ends. */
export async function holdOwnDomain(tx: Queryable, organization: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: organizationDomains.id })
    .from(organizationDomains)
    .where(and(eq(organizationDomains.organizationId, organization), eq(organizationDomains.id, id)))
    .for('key share')
  return rows.length === 1
}
