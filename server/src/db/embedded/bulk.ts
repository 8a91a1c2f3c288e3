/**
 * The embedded engine for reading or writing all of a database, by one user and without a lock: what it holds is a copy
 * of something, or not in its place yet, so nothing of it is synced while it is written.
 */
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '#db/database.ts'
import { extensions } from '#db/extensions.ts'
import * as schema from '#db/schema.ts'
import { PreparedPGlite } from './prepared-pglite.ts'

export interface BulkEngine {
  db: Database
  /** Statements, of which the last may be a COPY to or from `/dev/blob`. */
  exec(text: string, blob?: Blob): Promise<Blob | undefined>
  close(): Promise<void>
}

/** Makes a database where there is none. */
export async function openBulk(folder: string): Promise<BulkEngine> {
  const client = new PreparedPGlite({ fs: new NodeFS(folder), startParams: PGlite.defaultStartParams, extensions })
  await client.waitReady
  return {
    db: drizzle(client, { schema }),
    async exec(text, blob) {
      const results = await client.exec(text, blob && { blob })
      return results.at(-1)?.blob
    },
    close: () => client.close(),
  }
}
