/** What tells one migrated, empty database from another. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extensions } from '#db/extensions.ts'
import { migrationHashes } from '#db/migrate.ts'

/** Other migrations, or another engine, are another image. */
export function imageKey(): string {
  const engine = readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return createHash('sha256')
    .update(engine)
    .update(JSON.stringify([Object.keys(extensions), migrationHashes()]))
    .digest('hex')
    .slice(0, 32)
}
