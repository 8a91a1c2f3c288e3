/**
 * The image of a migrated, empty database: made once for each set of migrations, loaded by every test file. It is made
 * as this file is loaded, for which no test has a deadline: on a machine that is busy the hook of whichever test came
 * first ran out of its time.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { extensions } from '#db/extensions.ts'
import { migrate } from '#db/migrate.ts'
import { imageKey } from './image-key.ts'

const cacheFolder = fileURLToPath(new URL('../../../../.cache/test-database', import.meta.url))
const file = join(cacheFolder, `${imageKey()}.tar`)
if (!existsSync(file)) await make()

export const migratedImage = (): Blob => new Blob([readFileSync(file)])

/** Making it takes seconds, loading it half of one. Whoever comes first makes it; two at once do no harm. */
async function make(): Promise<void> {
  const client = await PGlite.create({ extensions })
  await migrate(drizzle(client))
  const image = await client.dumpDataDir('none')
  await client.close()
  mkdirSync(dirname(file), { recursive: true })
  // Whole or not at all: another test file may be looking for it right now.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()))
  renameSync(unfinished, file)
}
