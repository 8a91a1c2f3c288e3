/** The keys that wrap secrets, from where they are kept: the setting, or the file in the data folder. */
import { readKeyFile } from './key-file.ts'
import type { SecretsSettings } from './open-secrets.ts'
import type { Keys } from './read-keys.ts'

/** Undefined where there are none. Throws `SecretsKeyError` where the file holds no key. */
export async function findKeys({ dataDir, secretsKeys }: SecretsSettings): Promise<Keys | undefined> {
  return secretsKeys ?? readKeyFile(dataDir)
}
