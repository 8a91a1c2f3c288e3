/** Tables of organizations and of who belongs to them. */
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const organizations = pgTable(
  'organizations',
  {
    id: uuid('id').primaryKey(),
    /** The sub-domain; the unique index decides who gets it. */
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    logoUrl: text('logo_url').notNull(),
    primaryColor: text('primary_color').notNull(),
    pageBackground: text('page_background').notNull(),
    companyEmail: text('company_email'),
    createdAt: at('created_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
  },
  (table) => [uniqueIndex('organizations_name').on(table.name)],
)

export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    role: text('role').$type<'owner' | 'staff' | 'User'>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uid] }),
    index('organization_members_uid').on(table.uid),
    check('organization_members_role', sql`${table.role} in ('owner', 'staff', 'User')`),
  ],
)
