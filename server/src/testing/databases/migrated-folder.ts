/** A data folder with a migrated, empty database in it: made once for each set of migrations, copied by whoever starts a server. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from '#db/embedded/pglite.ts'
import { migrate } from '#db/migrate.ts'
import { imageKey } from './migrated-image.ts'

const cacheFolder = fileURLToPath(new URL('../../../../.cache/test-data-folder', import.meta.url))

/** Answers where it is. Nobody opens it there. */
export async function migratedFolder(): Promise<string> {
  const folder = join(cacheFolder, imageKey())
  if (existsSync(folder)) return folder
  // Whole or not at all, as two may be making it.
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(dirname(unfinished), { recursive: true })
  const { db, close } = await openEmbedded(unfinished)
  await migrate(db)
  await close()
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return folder
}
