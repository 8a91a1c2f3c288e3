/**
 * Brings an embedded database up to date without touching what is there: a copy is migrated and proved, and only then
 * takes its place. Until that moment a failure, a kill or a power cut changes nothing; what was there is kept.
 */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, OpenDatabase } from '#db/database.ts'
import { type Migration, migrate } from '#db/migrate.ts'
import { countRows } from '#db/row-counts.ts'
import { syncTree } from '#files/durable.ts'
import { copyFolder, NoRoomError } from './copy-folder.ts'
import { openLocked } from './pglite.ts'
import { swapIn } from './swap.ts'
import { UpgradeError } from './upgrade-error.ts'

const WORK = 'upgrade'
const KEPT = 'before-upgrade-'

export interface Upgrade {
  dataDir: string
  migrations: readonly Migration[]
  /** Rejects where the product does not work on the database, a copy that nobody else has and that goes afterwards. */
  prove(database: OpenDatabase, dataDir: string): Promise<void>
  log: { info(details: object, message: string): void }
}

/**
 * The data folder has to be locked, and its database closed. Throws `UpgradeError`, and then everything is as it was.
 */
export async function upgradeEmbedded({ dataDir, migrations, prove, log }: Upgrade): Promise<void> {
  const began = performance.now()
  const [work, database] = [join(dataDir, WORK), join(dataDir, 'database')]
  await rm(work, { recursive: true, force: true })
  const kept = KEPT + new Date().toISOString().replaceAll(/[:.]/g, '-')
  try {
    const made = join(work, 'made')
    await copyFolder(database, join(made, 'database'))
    const applied = await withDatabase(made, ({ db }) => migrateWhole(db, migrations))
    const proved = join(work, 'proved')
    await copyFolder(join(made, 'database'), join(proved, 'database'))
    await withDatabase(proved, (copy) => prove(copy, proved))
    await rm(proved, { recursive: true })
    await syncTree(made)
    await swapIn(dataDir, { from: join(WORK, 'made'), aside: kept, names: ['database'] })
    const seconds = Math.round(performance.now() - began) / 1_000
    log.info({ applied, seconds, keptIn: join(dataDir, kept) }, 'migrated; what was there before is kept')
  } catch (cause) {
    throw new UpgradeError(sentenceOf(cause, database), { cause })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  await removeOlder(dataDir, kept)
}

function sentenceOf(cause: unknown, database: string): string {
  if (cause instanceof NoRoomError)
    return `${cause.message} Nothing was changed: the upgrade needs a copy of the database.`
  const reason = rootOf(cause).split('\n')[0]?.replace(/\.$/, '')
  return `The upgrade did not work and was taken back: ${reason}. ${database} is as it was: start the version from before, or tell its makers.`
}

/** What the database said, rather than which statement it said it to. */
function rootOf(error: unknown): string {
  let root = error as Error
  while (root.cause instanceof Error) root = root.cause
  return root.message
}

async function withDatabase<T>(dataDir: string, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openLocked(dataDir)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A migration that means to take rows away says so: `-- takes rows from "table"`. */
const allowed = /^-- takes rows from "(\w+)"/gm

async function migrateWhole(db: Database, migrations: readonly Migration[]): Promise<number> {
  const before = await countRows(db)
  const applied = await migrate(db, [...migrations])
  const after = await countRows(db)
  const said = migrations.flatMap(({ sql }) =>
    sql.flatMap((text) => [...text.matchAll(allowed)].map(([, table]) => table)),
  )
  for (const [table, rows] of before) {
    const left = after.get(table) ?? 0
    if (left < rows && !said.includes(table)) {
      throw new Error(`a migration took ${rows - left} of ${rows} rows from ${table}`)
    }
  }
  return applied
}

/** Only the newest is kept: each is as large as the database. */
async function removeOlder(dataDir: string, kept: string): Promise<void> {
  const older = (await readdir(dataDir)).filter((name) => name.startsWith(KEPT) && name !== kept)
  for (const name of older) await rm(join(dataDir, name), { recursive: true, force: true })
}
