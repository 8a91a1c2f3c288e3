/**
 * A data folder with a migrated, empty database in it: made once for each set of migrations, copied by whoever starts a
 * server. It is made as this file is loaded, as an image is, and for its reason.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from '#db/embedded/pglite.ts'
import { migrate } from '#db/migrate.ts'
import { imageKey } from './image-key.ts'

const cacheFolder = fileURLToPath(new URL('../../../../.cache/test-data-folder', import.meta.url))

/** Where it is. Nobody opens it there. */
export const migratedFolder = join(cacheFolder, imageKey())
if (!existsSync(migratedFolder)) await make()

async function make(): Promise<void> {
  // Whole or not at all, as two may be making it.
  const unfinished = `${migratedFolder}.${process.pid}`
  mkdirSync(dirname(unfinished), { recursive: true })
  const { db, close } = await openEmbedded(unfinished)
  await migrate(db)
  await close()
  if (existsSync(migratedFolder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, migratedFolder)
}
