/** A migrated database in memory, for one test file. */
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from '#db/database.ts'
import { extensions } from '#db/extensions.ts'
import { migrate } from '#db/migrate.ts'
import * as schema from '#db/schema.ts'

export async function memoryDatabase(): Promise<OpenDatabase> {
  const client = await PGlite.create({ extensions })
  const db = drizzle(client, { schema })
  await migrate(db)
  return { db, ping: async () => void (await client.query('select 1')), close: () => client.close() }
}
