/** How long organizations have their timelines kept. */
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { organizations } from './organizations.ts'

/** A row for each organization that does not keep its timeline for ever. */
export const timelineSettings = pgTable('timeline_settings', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  keptDays: integer('kept_days').notNull(),
})
