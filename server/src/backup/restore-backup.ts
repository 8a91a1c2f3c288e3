/** Restores an archive where the settings say that the product keeps its data. */
import { createDiskStore } from '#content/stores/disk-store.ts'
import { openStore } from '#content/stores/open-store.ts'
import type { Settings } from '#settings.ts'
import type { Unlocks } from './archive/encryption.ts'
import { openArchive } from './archive/read-archive.ts'
import { assertKey, assertKnown } from './restore/check-archive.ts'
import type { Tell } from './restore/load-archive.ts'
import { type Restored, restoreEmbedded } from './restore/restore-embedded.ts'
import { restorePostgres } from './restore/restore-postgres.ts'

export interface RestoreOptions {
  file: string
  unlocks: Unlocks
  /** Whether what is there may be put aside. */
  replace: boolean
  /** Whether to go on where the key is not here that opens the secrets in it. */
  withoutKey: boolean
  /** Where somebody would put that key; where it is restored to unless said. */
  keyFolder?: string
  tell: Tell
}

/** Throws `BackupError`, `FolderInUseError`, or what the database says; then everything is as it was. */
export async function restoreBackup(settings: Settings, options: RestoreOptions): Promise<Restored> {
  const { file, unlocks, replace, withoutKey, keyFolder = settings.dataDir, tell } = options
  const { dataDir, databaseUrl, content, secretsKeys } = settings
  const archive = await openArchive(file, unlocks)
  assertKnown(archive, file)
  if (!withoutKey) await assertKey(archive, settings, keyFolder)
  tell(`The archive is whole: made ${archive.header.madeAt}, ${archive.header.tables.length} tables.`)
  const common = { dataDir, archive, replace, keepsKey: secretsKeys === undefined, tell }
  if (databaseUrl === undefined) {
    return restoreEmbedded({ ...common, store: content.s3 && (await openStore(settings)) })
  }
  const store = content.s3 ? await openStore(settings) : createDiskStore(dataDir)
  return restorePostgres({ ...common, databaseUrl, store })
}
