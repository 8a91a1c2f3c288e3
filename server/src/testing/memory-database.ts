/** A migrated database in memory, for one test file. */
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from '#db/database.ts'
import { extensions } from '#db/extensions.ts'
import * as schema from '#db/schema.ts'
import { migratedImage } from './migrated-image.ts'

export async function memoryDatabase(): Promise<OpenDatabase> {
  const client = await PGlite.create({ extensions, loadDataDir: await migratedImage() })
  const db = drizzle(client, { schema })
  return { db, ping: async () => void (await client.query('select 1')), close: () => client.close() }
}
