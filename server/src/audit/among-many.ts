/** Records of one among many: the one record that sums them up is what a timeline shows. */
import { sql } from 'drizzle-orm'
import { auditRecords } from '#db/schema.ts'

/** Marks it, in its detail. */
export const amongMany = 'among_many'

/** As it stands in the indexes, word for word. */
export const isAmongMany = sql`${auditRecords.detail} @> ${sql.raw(`'{"${amongMany}": true}'::jsonb`)}`
