/** SQL for connections of organizations' own sign-in, and for whom they know. */
import type { ClaimRules, OidcSettings, SamlSettings } from '@atrium/contract/organizations/sign-in-connection'
import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizations, ssoConnections, ssoSignIns, ssoSubjects } from '#db/schema.ts'

interface OfKind<Kind extends 'oidc' | 'saml', Settings> {
  kind: Kind
  settings: Settings
}
type Row = typeof ssoConnections.$inferSelect
/** A kind has its settings. */
export type ConnectionRow = Omit<Row, 'kind' | 'settings'> &
  (OfKind<'oidc', OidcSettings> | OfKind<'saml', SamlSettings>)
export type OidcConnection = Extract<ConnectionRow, { kind: 'oidc' }>
export type SamlConnection = Extract<ConnectionRow, { kind: 'saml' }>

const { organizationId, id } = ssoConnections
const own = (organization: string, connection: string) => and(eq(organizationId, organization), eq(id, connection))

export async function connectionsOf(db: Queryable, organization: string): Promise<ConnectionRow[]> {
  const rows = await db
    .select()
    .from(ssoConnections)
    .where(eq(organizationId, organization))
    .orderBy(asc(ssoConnections.createdAt), asc(id))
  return rows as ConnectionRow[]
}

/** How many accounts each of an organization's connections knows. */
export async function peopleOf(db: Queryable, organization: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ connection: ssoSubjects.connectionId, people: count() })
    .from(ssoSubjects)
    .where(eq(ssoSubjects.organizationId, organization))
    .groupBy(ssoSubjects.connectionId)
  return new Map(rows.map(({ connection, people }) => [connection, people]))
}

interface Asked {
  organizationId: string
  connectionId: string
}

/** Of an organization that is there. */
function openConnection(tx: Queryable, { organizationId: organization, connectionId }: Asked) {
  return tx
    .select({ connection: ssoConnections })
    .from(ssoConnections)
    .innerJoin(organizations, and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
    .where(own(organization, connectionId))
}

/** As it is now; nothing is held. */
export async function readConnection(tx: Queryable, asked: Asked): Promise<ConnectionRow | undefined> {
  const [row] = await openConnection(tx, asked)
  return row?.connection as ConnectionRow | undefined
}

/**
 * Likewise, and nobody who locks it (`lockConnection`, as each owner's change does) goes on until the transaction ends.
 * Any number may hold it so; it is the lock that a subject's row takes, so that noting its use waits for none of them.
 */
export async function holdConnection(tx: Queryable, asked: Asked): Promise<ConnectionRow | undefined> {
  const [row] = await openConnection(tx, asked).for('key share', { of: ssoConnections })
  return row?.connection as ConnectionRow | undefined
}

/** Held until the transaction ends. */
export async function lockConnection(
  tx: Queryable,
  organization: string,
  connection: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx.select().from(ssoConnections).where(own(organization, connection)).for('update')
  return row as ConnectionRow | undefined
}

/** Whose it is, whatever its state, by what its addresses name; of an organization that is there. */
export async function findConnection(db: Queryable, connection: string) {
  const [row] = await db
    .select({
      connection: ssoConnections,
      organization: { displayName: organizations.displayName, logoUrl: organizations.logoUrl },
    })
    .from(ssoConnections)
    .innerJoin(organizations, and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
    .where(eq(id, connection))
  return row && { ...row, connection: row.connection as ConnectionRow }
}

/** When each connection of these organizations was made, by its id. */
export async function beginningsOf(db: Queryable, organizationIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id, createdAt: ssoConnections.createdAt })
    .from(ssoConnections)
    .where(inArray(organizationId, [...organizationIds]))
  return new Map(rows.map((row) => [row.id, row.createdAt]))
}

/** Those of these organizations, which the caller holds, that somebody made, changed or switched on, whenever; held. */
export async function lockConnectionsChangedBy(
  tx: Queryable,
  { uids, organizationIds }: { uids: readonly string[]; organizationIds: readonly string[] },
): Promise<ConnectionRow[]> {
  const rows = await tx
    .select()
    .from(ssoConnections)
    .where(
      and(
        inArray(organizationId, [...organizationIds]),
        sql`${ssoConnections.changedBy} ?| ${sql.param([...uids])}::text[]`,
      ),
    )
    .orderBy(asc(organizationId), asc(id))
    .for('update')
  return rows as ConnectionRow[]
}

export async function insertConnection(tx: Queryable, values: typeof ssoConnections.$inferInsert): Promise<void> {
  await tx.insert(ssoConnections).values(values)
}

/** What is written counts as one change. */
export async function updateConnection(
  tx: Queryable,
  organization: string,
  connection: string,
  changes: Partial<
    Pick<
      Row,
      | 'name'
      | 'state'
      | 'clientSecret'
      | 'test'
      | 'changedBy'
      | 'lastUsedAt'
      | 'followMetadata'
      | 'metadataDueAt'
      | 'metadataRead'
    > & {
      settings: OidcSettings | SamlSettings
      rules: ClaimRules
    }
  >,
): Promise<void> {
  await tx
    .update(ssoConnections)
    .set({ ...changes, version: sql`${ssoConnections.version} + 1` })
    .where(own(organization, connection))
}

/** What a test found is no change of the connection: whoever edits it goes on. */
export async function noteTest(
  tx: Queryable,
  organization: string,
  connection: string,
  found: Partial<Pick<Row, 'test' | 'state'>>,
): Promise<void> {
  await tx.update(ssoConnections).set(found).where(own(organization, connection))
}

export async function deleteConnection(tx: Queryable, organization: string, connection: string): Promise<void> {
  await tx.delete(ssoConnections).where(own(organization, connection))
}

/** Of another issuer nobody is known. */
export async function forgetSubjects(tx: Queryable, organization: string, connection: string): Promise<void> {
  await tx
    .delete(ssoSubjects)
    .where(and(eq(ssoSubjects.organizationId, organization), eq(ssoSubjects.connectionId, connection)))
}

/**
 * Those that set out with what it was before do not arrive: neither those that are kept, nor those that somebody has
 * taken out, who compare it when they come back (`trust.ts`).
 */
export async function endWays(tx: Queryable, organization: string, connection: string): Promise<void> {
  await tx
    .update(ssoConnections)
    .set({ waysEnded: sql`${ssoConnections.waysEnded} + 1` })
    .where(own(organization, connection))
  await tx
    .delete(ssoSignIns)
    .where(and(eq(ssoSignIns.organizationId, organization), eq(ssoSignIns.connectionId, connection)))
}

/** SAML connections that people sign in by, of organizations that are there, a page at a time. */
export async function samlConnectionsAfter(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<SamlConnection[]> {
  const rows = await db
    .select({ connection: ssoConnections })
    .from(ssoConnections)
    .innerJoin(organizations, and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
    .where(
      and(
        eq(ssoConnections.kind, 'saml'),
        eq(ssoConnections.state, 'on'),
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
  return rows.map(({ connection }) => connection as SamlConnection)
}

/** No change of what an owner wrote. */
export async function setToldEnds(
  tx: Queryable,
  { organizationId: organization, id: connection }: Pick<Row, 'organizationId' | 'id'>,
  toldEnds: Date,
): Promise<void> {
  await tx.update(ssoConnections).set({ toldEnds }).where(own(organization, connection))
}
