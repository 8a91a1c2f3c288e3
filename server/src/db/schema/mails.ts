/** Tables of outgoing mail, and of the events that allow a notification. */
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** The outbox: written in the transaction that causes the mail, sent afterwards, at least once. */
export const mails = pgTable(
  'mails',
  {
    /** Also the message id, by which a second delivery after a crash is known. */
    id: uuid('id').primaryKey(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** What it says, wrapped; emptied once it is sent, or its link is spent. */
    sealed: text('sealed').notNull().default(''),
    /**
     * Hash of the secret in its link, or another key of what it offers: once that is used, replaced or taken back, a
     * trigger of the table that holds the offer empties the mail, and gives it up where it waits (`forget_mails_carrying`).
     */
    carries: text('carries'),
    /** These three are empty but for mails of earlier versions that are still to be wrapped. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    links: jsonb('links').$type<string[]>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** The next attempt; moved ahead while a sender has it, so that a crashed one's mail comes back. */
    dueAt: at('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Of what one act may send to many: in whose turns it goes, by the id of an organization or publisher (`messaging/turns.ts`). */
    sender: text('sender').notNull().default(''),
    /**
     * The order of what is due (docs/decisions/0110): 0 what somebody waits for, from 1 on what goes to many, null what has
     * failed so often that it goes behind all. What a server of the version before queues has 1.
     */
    turn: bigint('turn', { mode: 'number' }).default(1),
    sentAt: at('sent_at'),
    abandonedAt: at('abandoned_at'),
  },
  (table) => [
    index('mails_turns')
      .on(table.turn, table.attempts, table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.abandonedAt} is null`),
    index('mails_senders')
      .on(table.sender, table.turn)
      .where(sql`${table.turn} > 0 and ${table.sentAt} is null and ${table.abandonedAt} is null`),
    index('mails_created').on(table.createdAt),
    index('mails_carries')
      .on(table.carries)
      .where(sql`${table.sealed} <> ''`),
  ],
)

/** Something that happened and of which its owner may be told once, when a screen asks for it. */
export const notificationEvents = pgTable(
  'notification_events',
  {
    id: uuid('id').primaryKey(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    recipientKey: text('recipient_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    toldAt: at('told_at'),
  },
  (table) => [index('notification_events_recipient').on(table.recipientKey, table.template)],
)
