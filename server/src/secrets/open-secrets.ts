/** Finds the key that the database's secrets are wrapped with, or makes one where nothing is wrapped yet. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#db/database.ts'
import { createDurably, makeFolder } from '#files/durable.ts'
import { addKeyId, lockKeys, newestKeyId } from './queries.ts'
import { type Keys, readKeys } from './read-keys.ts'
import { SecretsKeyError } from './secrets-key-error.ts'
import { createSecrets, keyId, type Secrets } from './secrets.ts'

const KEY_FILE = 'secrets.key'
const KEY_BYTES = 32

export interface SecretsSettings {
  dataDir: string
  /** `SECRETS_KEY`. Absent: the file in the data folder. */
  secretsKeys: Keys | undefined
}

/**
 * Throws `SecretsKeyError` where the database's secrets are wrapped with a key that is not here. A new key is
 * made for a database in which nothing is wrapped, and for no other.
 */
export async function openSecrets(db: Database, { dataDir, secretsKeys }: SecretsSettings): Promise<Secrets> {
  const file = join(dataDir, KEY_FILE)
  const keys = await db.transaction(async (tx) => {
    await lockKeys(tx)
    const newest = await newestKeyId(tx)
    const found =
      secretsKeys ?? (await readKeyFile(file)) ?? (newest === undefined ? await makeKeyFile(file) : undefined)
    const fromWhere = secretsKeys ? 'the setting SECRETS_KEY' : file
    if (!found) {
      throw new SecretsKeyError(
        `The secrets in this database are wrapped with a key that is not here: set SECRETS_KEY, or put ${file} back from a backup.`,
      )
    }
    if (newest !== undefined && !found.some((key) => keyId(key) === newest)) {
      throw new SecretsKeyError(
        `The secrets in this database are wrapped with another key than that of ${fromWhere}: every process needs the same SECRETS_KEY, and a restored database the key of its own time.`,
      )
    }
    await addKeyId(tx, keyId(found[0]))
    return found
  })
  return createSecrets(keys)
}

/** Undefined where there is none. Throws `SecretsKeyError` where it holds no key. */
async function readKeyFile(file: string): Promise<Keys | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const keys = readKeys(text)
  if (!keys) throw new SecretsKeyError(`${file} holds no key of 32 bytes in base64: put it back from a backup.`)
  return keys
}

/** Of several processes that make it at once, all get the key of the first. */
async function makeKeyFile(file: string): Promise<Keys | undefined> {
  await makeFolder(join(file, '..'))
  await createDurably(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`)
  return readKeyFile(file)
}
