/** Tables of invites and of imports of many people. */
import type { LineProblem, WrittenLine } from '@atrium/contract/people/people-import'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { authors } from '../authors.ts'
import { at, whenRun } from '../columns.ts'
import { organizations } from './organizations.ts'

export const invites = pgTable(
  'invites',
  {
    id: uuid('id').primaryKey(),
    /** Exactly one of the two: an invite is to an organization or to a publisher. */
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => authors.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Absent: a link for anybody. */
    email: text('email'),
    emailKey: text('email_key'),
    /** What the list that it was made from calls the person; never told of in mail. */
    givenName: text('given_name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    role: text('role').$type<'owner' | 'staff' | 'User'>().notNull(),
    /** Ids of labels that whoever accepts gets. */
    labels: jsonb('labels').$type<string[]>().notNull().default([]),
    uses: integer('uses').notNull().default(0),
    maxUses: integer('max_uses').notNull().default(1),
    /** The days of the membership that it leads to. */
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    createdBy: text('created_by').notNull(),
    /** The roster that made it, and by which it ends as well: an invite made by hand is no roster's to end. */
    rosterId: uuid('roster_id'),
    createdAt: at('created_at').notNull().default(whenRun),
    /** When it was sent again, by whoever `createdBy` is then. */
    renewedAt: at('renewed_at'),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    /** That it ended with a membership, and comes back with that: `revokedAt` is when it ended. The database keeps it. */
    endedWithMember: boolean('ended_with_member').notNull().default(false),
    /** That a mail with it was emptied as it ended: given back, it is mailed anew. The database notes it (see the migrations). */
    mailDropped: boolean('mail_dropped').notNull().default(false),
  },
  (table) => [
    index('invites_to_mail_anew')
      .on(table.id)
      .where(sql`${table.mailDropped} and ${table.revokedAt} is null`),
    uniqueIndex('invites_token').on(table.tokenHash),
    uniqueIndex('invites_code').on(table.codeHash),
    index('invites_organization').on(table.organizationId, table.createdAt),
    // Those that still lead somewhere are counted from it alone.
    index('invites_open')
      .on(table.organizationId, table.expiresAt, table.emailKey)
      .where(sql`${table.revokedAt} is null and ${table.uses} < ${table.maxUses}`),
    // Those to somebody's address end with their membership.
    index('invites_open_email')
      .on(table.emailKey)
      .where(sql`${table.revokedAt} is null and ${table.uses} < ${table.maxUses}`),
    index('invites_author').on(table.authorId, table.createdAt),
    check('invites_target', sql`(${table.organizationId} is null) <> (${table.authorId} is null)`),
    check('invites_uses', sql`${table.uses} >= 0 and ${table.uses} <= ${table.maxUses}`),
    check('invites_email_with_key', sql`(${table.email} is null) = (${table.emailKey} is null)`),
  ],
)

/** Who accepted: once a person, so that asking again uses nothing up. */
export const inviteUses = pgTable(
  'invite_uses',
  {
    inviteId: uuid('invite_id')
      .notNull()
      .references(() => invites.id, { onDelete: 'cascade' }),
    uid: text('uid').notNull(),
    usedAt: at('used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.inviteId, table.uid] })],
)

export const peopleImports = pgTable(
  'people_imports',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    startedBy: text('started_by').notNull(),
    /** Whether they had confirmed their address then: whoever has not sends few invites by mail. */
    senderConfirmed: boolean('sender_confirmed').notNull().default(true),
    total: integer('total').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Whoever works on it moves this ahead; when it is past, another process goes on. */
    leasedUntil: at('leased_until'),
    /** Leases since something of it was last done. */
    attempts: integer('attempts').notNull().default(0),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('people_imports_unfinished')
      .on(table.createdAt)
      .where(sql`${table.finishedAt} is null`),
  ],
)

export const peopleImportLines = pgTable(
  'people_import_lines',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => peopleImports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    email: text('email').notNull(),
    givenName: text('given_name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    role: text('role').$type<'owner' | 'staff' | 'User'>(),
    labels: jsonb('labels').$type<string[]>().notNull(),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    /** Null until it is its turn; then what became of it. */
    outcome: text('outcome').$type<'add' | 'change' | 'same' | 'refuse'>(),
    /** Why it was refused. */
    reason: jsonb('reason').$type<LineProblem>(),
    /** The cells, word for word, of a line that could not be read as it was. */
    written: jsonb('written').$type<WrittenLine>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('people_import_lines_waiting')
      .on(table.importId, table.line)
      .where(sql`${table.outcome} is null`),
  ],
)
