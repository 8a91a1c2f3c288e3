/** Opens the embedded database with every migration applied: a new one at once, one with data by way of a proved copy. */
import type { OpenDatabase } from '#db/database.ts'
import { appliedMigrations, migrate } from '#db/migrate.ts'
import { lockData, openLocked } from './pglite.ts'
import { type Upgrade, upgradeEmbedded } from './upgrade.ts'

/** Throws `FolderInUseError`, `DatabaseFolderError` and `UpgradeError`; what is there then stays as it is. */
export async function openUpToDate(upgrade: Upgrade): Promise<OpenDatabase> {
  const { dataDir, migrations, log } = upgrade
  const unlock = await lockData(dataDir)
  try {
    let database = await openLocked(dataDir)
    const applied = await appliedMigrations(database.db)
    if (applied.size === 0) log.info({ applied: await migrate(database.db, [...migrations]) }, 'migrated')
    else if (migrations.some(({ hash }) => !applied.has(hash))) {
      await database.close()
      await upgradeEmbedded(upgrade)
      database = await openLocked(dataDir)
    }
    const close = async () => {
      await database.close()
      unlock()
    }
    return { ...database, close }
  } catch (error) {
    unlock()
    throw error
  }
}
