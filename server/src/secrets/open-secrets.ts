/** Finds the key that the database's secrets are wrapped with, or makes one where nothing is wrapped yet. */
import type { Database } from '#db/database.ts'
import { keyFileIn, makeKeyFile, readKeyFile } from './key-file.ts'
import { addKeyId, knowsKeys, lockKeys, newestKeyId } from './queries.ts'
import type { Keys } from './read-keys.ts'
import { SecretsKeyError } from './secrets-key-error.ts'
import { createSecrets, keyId, type Secrets } from './secrets.ts'

export interface SecretsSettings {
  dataDir: string
  /** `SECRETS_KEY`. Absent: the file in the data folder. */
  secretsKeys: Keys | undefined
}

/**
 * Throws `SecretsKeyError` where the database's secrets are wrapped with a key that is not here. A new key is
 * made for a database in which nothing is wrapped, and for no other. A first key that the database does not know
 * wraps from now on; else the newest one that it knows does, in whatever order they are written.
 */
export async function openSecrets(db: Database, settings: SecretsSettings): Promise<Secrets> {
  return db.transaction(async (tx) => {
    await lockKeys(tx)
    const newest = await newestKeyId(tx)
    const secrets = createSecrets(await fittingKeys(newest, settings))
    const isNew = await addKeyId(tx, secrets.current)
    if (!isNew && newest !== undefined) secrets.wrapWith(newest)
    return secrets
  })
}

/**
 * Throws what `openSecrets` will throw, for a database that has yet to be brought up to date, or to get its tables: of
 * it nothing is changed.
 */
export async function requireFittingKey(db: Database, settings: SecretsSettings): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKeys(tx)
    await fittingKeys((await knowsKeys(tx)) ? await newestKeyId(tx) : undefined, settings)
  })
}

async function fittingKeys(newest: string | undefined, { dataDir, secretsKeys }: SecretsSettings): Promise<Keys> {
  const file = keyFileIn(dataDir)
  const keys =
    secretsKeys ?? (await readKeyFile(dataDir)) ?? (newest === undefined ? await makeKeyFile(dataDir) : undefined)
  if (!keys) {
    throw new SecretsKeyError(
      `The secrets in this database are wrapped with a key that is not here: set SECRETS_KEY, or put ${file} back from a backup.`,
    )
  }
  if (newest !== undefined && !keys.some((key) => keyId(key) === newest)) {
    const fromWhere = secretsKeys ? 'the setting SECRETS_KEY' : file
    throw new SecretsKeyError(
      `The secrets in this database are wrapped with another key than that of ${fromWhere}: every process needs the same SECRETS_KEY, and a restored database the key of its own time.`,
    )
  }
  return keys
}
