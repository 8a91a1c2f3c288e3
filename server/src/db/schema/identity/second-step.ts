/** Tables of the second step of a sign-in: what an account has to prove it with. */
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { at } from '../columns.ts'

/** The app that makes an account's codes: one an account. */
export const authenticators = pgTable('authenticators', {
  uid: text('uid')
    .primaryKey()
    .references(() => accounts.uid, { onDelete: 'cascade' }),
  /** The protocol's `mfaEnrollmentId`. */
  id: text('id').notNull(),
  /** What the person calls it. */
  displayName: text('display_name'),
  /** Wrapped: what it is wrapped with is kept elsewhere. */
  secret: text('secret').notNull(),
  enrolledAt: at('enrolled_at').notNull().defaultNow(),
  /** The time step of the newest code that was used: that one and all before it are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
})

/** Codes for who does not have the app at hand, each good once. Only hashes are kept. */
export const backupCodes = pgTable(
  'backup_codes',
  {
    hash: text('hash').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull().defaultNow(),
    usedAt: at('used_at'),
  },
  (table) => [index('backup_codes_uid').on(table.uid)],
)
