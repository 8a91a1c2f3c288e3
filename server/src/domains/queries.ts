/** The only SQL for organizations' domains. */
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationDomains, organizations } from '#db/schema.ts'

export type DomainRow = typeof organizationDomains.$inferSelect

const { id, organizationId, domain, provenAt } = organizationDomains

export function domainsOfOrganization(db: Queryable, organization: string): Promise<DomainRow[]> {
  return db.select().from(organizationDomains).where(eq(organizationId, organization)).orderBy(asc(domain))
}

export async function countDomains(db: Queryable, organization: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(organizationDomains).where(eq(organizationId, organization))
  return row?.count ?? 0
}

/** The unique index `organization_domains_own` refuses a second one. */
export async function insertDomain(tx: Queryable, values: typeof organizationDomains.$inferInsert): Promise<DomainRow> {
  const [row] = await tx.insert(organizationDomains).values(values).returning()
  if (!row) throw new Error('the domain was not inserted')
  return row
}

export async function findDomain(
  db: Queryable,
  organization: string,
  domainId: string,
): Promise<DomainRow | undefined> {
  const [row] = await db
    .select()
    .from(organizationDomains)
    .where(and(eq(organizationId, organization), eq(id, domainId)))
  return row
}

/** As `findDomain`; nobody else changes it, or comes by it, until the transaction ends. */
export async function lockDomain(
  tx: Queryable,
  organization: string,
  domainId: string,
): Promise<DomainRow | undefined> {
  const [row] = await tx
    .select()
    .from(organizationDomains)
    .where(and(eq(organizationId, organization), eq(id, domainId)))
    .for('update')
  return row
}

export async function updateDomain(
  tx: Queryable,
  domainId: string,
  changes: Partial<Omit<DomainRow, 'id' | 'organizationId' | 'domain'>>,
): Promise<DomainRow> {
  const [row] = await tx.update(organizationDomains).set(changes).where(eq(id, domainId)).returning()
  if (!row) throw new Error('the domain to update is gone')
  return row
}

export async function deleteDomain(tx: Queryable, domainId: string): Promise<void> {
  await tx.delete(organizationDomains).where(eq(id, domainId))
}

/**
 * Holds every organization's row of a domain, in one order for everybody: whose it is, is decided by one after the other.
 * `isThere` says whether the organization is, too.
 */
export async function lockEverybodys(tx: Queryable, named: string) {
  return tx
    .select({
      row: organizationDomains,
      isThere: sql<boolean>`exists (select 1 from ${organizations}
        where ${organizations.id} = ${organizationId} and ${organizations.deletedAt} is null)`,
    })
    .from(organizationDomains)
    .where(eq(domain, named))
    .orderBy(asc(id))
    .for('update')
}

/** Takes those that are due, of organizations that are there, until `until`: of any number of processes, one gets each. */
export async function leaseDue(db: Queryable, { now, until, limit }: { now: Date; until: Date; limit: number }) {
  const due = db
    .select({ id })
    .from(organizationDomains)
    .where(lte(organizationDomains.nextCheckAt, now))
    .orderBy(asc(organizationDomains.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db.update(organizationDomains).set({ nextCheckAt: until }).where(inArray(id, due)).returning()
}

/**
 * The proven domain by which somebody of it may come to the organization, held so that neither its proof nor what it
 * allows changes until the transaction ends. Any number may hold it so.
 */
export async function holdOpenDomain(tx: Queryable, { name, of }: { name: string; of: string }) {
  const [row] = await tx
    .select({
      domain: organizationDomains,
      organization: {
        name: organizations.name,
        displayName: organizations.displayName,
        logoUrl: organizations.logoUrl,
      },
    })
    .from(organizationDomains)
    .innerJoin(organizations, and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
    .where(
      and(eq(organizations.name, name), eq(domain, of), isNotNull(provenAt), ne(organizationDomains.joining, 'off')),
    )
    .for('share', { of: organizationDomains })
  return row
}

/** The organizations, one at most, that take people of a domain, as a list shows them. */
export async function openTo(db: Queryable, named: string) {
  const { name, displayName, logoUrl } = organizations
  return db
    .select({ organizationId, joining: organizationDomains.joining, name, displayName, logoUrl })
    .from(organizationDomains)
    .innerJoin(organizations, and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
    .where(and(eq(domain, named), isNotNull(provenAt), ne(organizationDomains.joining, 'off')))
}

/** Those of these that are proven now, held as `holdOpenDomain` does. */
export async function holdProven(tx: Queryable, ids: readonly string[]): Promise<DomainRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(organizationDomains)
    .where(and(inArray(id, [...ids]), isNotNull(provenAt)))
    .orderBy(asc(id))
    .for('share')
}

/** Whether a domain is an organization's own, held as `holdOpenDomain` does. One that is deleted has proven none. */
export async function holdOwnProven(tx: Queryable, organization: string, named: string): Promise<boolean> {
  const rows = await ownProven(tx, organization, named).for('share', { of: organizationDomains })
  return rows.length === 1
}

/** The same, held for nobody. */
export async function hasOwnProven(q: Queryable, organization: string, named: string): Promise<boolean> {
  return (await ownProven(q, organization, named)).length === 1
}

function ownProven(q: Queryable, organization: string, named: string) {
  return q
    .select({ id })
    .from(organizationDomains)
    .innerJoin(organizations, and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
    .where(and(eq(organizationId, organization), eq(domain, named), isNotNull(provenAt)))
}
