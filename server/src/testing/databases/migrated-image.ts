/** The image of a migrated, empty database: made once for each set of migrations, loaded by every test file. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { extensions } from '#db/extensions.ts'
import { migrate, migrationHashes } from '#db/migrate.ts'

const cacheFolder = fileURLToPath(new URL('../../../../.cache/test-database', import.meta.url))

/** Making it takes seconds, loading it half of one. Whoever comes first makes it; two at once do no harm. */
export async function migratedImage(): Promise<Blob> {
  const file = `${cacheFolder}${imageKey()}.tar`
  try {
    return new Blob([readFileSync(file)])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const client = await PGlite.create({ extensions })
  await migrate(drizzle(client))
  const image = await client.dumpDataDir('none')
  await client.close()
  mkdirSync(dirname(file), { recursive: true })
  // Whole or not at all: another test file may be looking for it right now.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()))
  renameSync(unfinished, file)
  return image
}

/** Other migrations, or another engine, are another image. */
export function imageKey(): string {
  const engine = readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return createHash('sha256')
    .update(engine)
    .update(JSON.stringify([Object.keys(extensions), migrationHashes()]))
    .digest('hex')
    .slice(0, 32)
}
