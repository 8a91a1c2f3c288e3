/** Tables of organizations' own sign-in: connections, whom they know, and sign-ins that are under way. */
import type {
  ArrivalOutcome,
  ArrivalRefusal,
  ClaimRules,
  ConnectionKind,
  ConnectionState,
  FollowedMetadataProblem,
  OidcSettings,
  SamlSettings,
  TestFailure,
} from '@atrium/contract/organizations/sign-in-connection'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '../columns.ts'
import { users } from '../users.ts'
import { organizationDomains } from './domains.ts'
import { organizations } from './organizations.ts'

/** What arrived from the other side, checked: dates as ISO 8601. */
export interface StoredAssertion {
  issuer: string
  subject: string
  claims: Record<string, string[]>
  email?: string
  emailVerified?: boolean
  at: string
}

/** What a test found: what arrived, or why nothing did. */
export interface StoredTest {
  at: string
  failure: TestFailure | null
  detail: string | null
  arrived: { assertion: StoredAssertion; outcome: ArrivalOutcome; refused: ArrivalRefusal | null } | null
}

/** How the server last read the metadata of a connection by itself: dates as ISO 8601. */
export interface StoredMetadataRead {
  at: string
  goodAt: string | null
  problem: FollowedMetadataProblem | null
  /** How many times in a row there was nothing that could be used. */
  failures: number
  /** Since when that is so. */
  failingSince: string | null
  /** What owners were told of since it was good. */
  told: FollowedMetadataProblem | null
}

export const ssoConnections = pgTable(
  'sso_connections',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind').$type<ConnectionKind>().notNull(),
    name: text('name').notNull(),
    /** What is no secret; parsed strictly where it is read and written. */
    settings: jsonb('settings').$type<OidcSettings | SamlSettings>().notNull(),
    /** Wrapped; SAML has none. */
    clientSecret: text('client_secret'),
    state: text('state').$type<ConnectionState>().notNull().default('draft'),
    rules: jsonb('rules').$type<ClaimRules>().notNull(),
    test: jsonb('test').$type<StoredTest>(),
    version: integer('version').notNull().default(1),
    /** How often everything under way by it was ended: what was taken out of the database then finds that it is over. */
    waysEnded: integer('ways_ended').notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Who made it, said whom and what it trusts, or switched it on, and when last: ISO 8601 by uid. Null of what was before. */
    changedBy: jsonb('changed_by').$type<Record<string, string>>(),
    lastUsedAt: at('last_used_at'),
    /** For which end of a certificate its owners were told last. */
    toldEnds: at('told_ends'),
    /** Whether its certificates are kept as its metadata has them. */
    followMetadata: boolean('follow_metadata').notNull().default(false),
    /** When it is read next; null where it is not. */
    metadataDueAt: at('metadata_due_at'),
    metadataRead: jsonb('metadata_read').$type<StoredMetadataRead>(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    // What an address of the way there and back names.
    unique('sso_connections_id').on(table.id),
    index('sso_connections_metadata_due').on(table.metadataDueAt),
    check('sso_connections_kind', sql`${table.kind} in ('oidc', 'saml')`),
    check('sso_connections_state', sql`${table.state} in ('draft', 'tested', 'on')`),
  ],
)

const ofConnection = (organization: AnyPgColumn, connection: AnyPgColumn) =>
  foreignKey({
    columns: [organization, connection],
    foreignColumns: [ssoConnections.organizationId, ssoConnections.id],
  }).onDelete('cascade')

/** Where a proven domain leads. Without a row: to the organization's oldest connection that is on. */
export const ssoDomains = pgTable(
  'sso_domains',
  {
    organizationId: uuid('organization_id').notNull(),
    domainId: uuid('domain_id')
      .notNull()
      .references(() => organizationDomains.id, { onDelete: 'cascade' }),
    /** Null: nowhere. */
    connectionId: uuid('connection_id'),
    /** Whether it is the only way in for addresses of the domain. */
    only: boolean('only').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.domainId] }),
    index('sso_domains_domain').on(table.domainId),
    ofConnection(table.organizationId, table.connectionId),
  ],
)

/** Whose account a subject is, at one connection alone. */
export const ssoSubjects = pgTable(
  'sso_subjects',
  {
    organizationId: uuid('organization_id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.connectionId, table.issuer, table.subject] }),
    ofConnection(table.organizationId, table.connectionId),
    unique('sso_subjects_account').on(table.organizationId, table.connectionId, table.uid),
    index('sso_subjects_uid').on(table.uid),
  ],
)

/** Between the way there and the way back, and then until the page of the same browser asks for what came of it. */
export const ssoSignIns = pgTable(
  'sso_sign_ins',
  {
    stateHash: text('state_hash').primaryKey(),
    organizationId: uuid('organization_id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    /** Of the cookie of the browser that set out. */
    browserHash: text('browser_hash').notNull(),
    purpose: text('purpose').$type<'sign_in' | 'test'>().notNull(),
    /** Of whom the connection trusted as it set out (`connections/trust.ts`); null of what set out before this was kept. */
    fingerprint: text('fingerprint'),
    /** Wrapped, as those that follow. OpenID Connect. */
    nonce: text('nonce'),
    codeVerifier: text('code_verifier'),
    /** SAML: the id of our request. */
    samlRequestId: text('saml_request_id'),
    /** Wrapped: what arrived, once it did and was checked. */
    assertion: text('assertion'),
    /** The address that was typed, for the other side to fill in; null where none was. */
    hint: text('hint'),
    /** Where it goes on afterwards: one of our own addresses. */
    redirect: text('redirect'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    ofConnection(table.organizationId, table.connectionId),
    index('sso_sign_ins_expiry').on(table.expiresAt),
    index('sso_sign_ins_connection').on(table.connectionId),
    check('sso_sign_ins_purpose', sql`${table.purpose} in ('sign_in', 'test')`),
  ],
)
