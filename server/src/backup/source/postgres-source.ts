/** A PostgreSQL database at one moment: one transaction that reads, while others write. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { to as copyTo } from 'pg-copy-streams'
import { beginBulk } from '#backup/postgres-client.ts'
import type { ContentStore } from '#content/stores/store.ts'
import * as schema from '#db/schema.ts'
import type { Source } from './source.ts'
import { columnsOf } from './tables.ts'

/** Throws `DatabaseUnreachableError`. */
export async function openPostgresSource(databaseUrl: string, store: ContentStore): Promise<Source> {
  const client = await beginBulk(databaseUrl, 'begin isolation level repeatable read read only')
  return {
    kind: 'postgres',
    db: drizzle(client, { schema }),
    rowsOf: (table) => client.query(copyTo(`copy ${columnsOf(table)} to stdout`)),
    images: store,
    // A transaction that ends before all is read fails whatever is asked behind it.
    requireThere() {},
    async close() {
      await client.query('rollback').catch(() => {})
      await client.end()
    },
  }
}
