/** Whether an archive is worth something: it is restored into a temporary folder, and the product is started on it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readHash } from '#identity/embedded/passwords/imported/imported-hash.ts'
import { openEmbedded } from '#db/embedded/pglite.ts'
import type { Database } from '#db/database.ts'
import { findKeys } from '#secrets/find-keys.ts'
import { openSecrets } from '#secrets/open-secrets.ts'
import type { Settings } from '#settings.ts'
import type { ArchiveManifest } from './archive/format.ts'
import type { Unlocks } from './archive/encryption.ts'
import { BackupError } from './backup-error.ts'
import { type Proof, proveItWorks } from './proof.ts'
import { restoreBackup } from './restore-backup.ts'
import type { Tell } from './restore/load-archive.ts'

export interface Verification extends Pick<Proof, 'createApp' | 'log'> {
  file: string
  unlocks: Unlocks
  tell: Tell
}

const HASHES_AT_ONCE = 10_000

/** Throws `BackupError` that says what is not right with it. Of what is in use nothing is touched. */
export async function verifyBackup(
  settings: Settings,
  { file, unlocks, tell, createApp, log }: Verification,
): Promise<ArchiveManifest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-verify-'))
  try {
    // The key is looked for where the product has it.
    const secretsKeys = await findKeys(settings)
    const content = { ...settings.content, s3: undefined }
    const alone = { ...settings, dataDir, databaseUrl: undefined, content, secretsKeys: undefined }
    const known = secretsKeys && { ...alone, secretsKeys }
    const asked = { file, unlocks, replace: false, withoutKey: false, keyFolder: settings.dataDir, tell }
    const restored = await restoreBackup(known ?? alone, asked)
    const database = await openEmbedded(dataDir)
    try {
      tell(`${await readHashes(database.db)} passwords are kept as hashes that can be read.`)
      const secrets = await openSecrets(database.db, known ?? alone)
      await proveItWorks({ createApp, settings: alone, database, dataDir, secrets, log })
      tell('The product starts on it; somebody signed up, signed in, and is known by a token of an earlier key.')
    } catch (cause) {
      if (cause instanceof BackupError) throw cause
      throw new BackupError(`${file} was restored, and the product does not work on it: ${(cause as Error).message}.`, {
        cause,
      })
    } finally {
      await database.close()
    }
    return restored.manifest
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Throws `BackupError` where one is of no kind that a password can be compared with. Answers how many there are. */
async function readHashes(db: Database): Promise<number> {
  let [count, after] = [0, '']
  for (;;) {
    const { rows } = (await db.execute(sql`
      select uid, password_hash as hash from accounts where password_hash is not null and uid > ${after}
      order by uid limit ${HASHES_AT_ONCE}`)) as { rows: { uid: string; hash: string }[] }
    const bad = rows.find(({ hash }) => readHash(hash).hash === undefined)
    if (bad) throw new BackupError(`The password of the account ${bad.uid} is kept as something that cannot be read.`)
    count += rows.length
    after = rows.at(-1)?.uid ?? ''
    if (rows.length < HASHES_AT_ONCE) return count
  }
}
