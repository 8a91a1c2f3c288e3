/** Turns the key over at a running server that has the embedded database for itself: the key file is how it is asked. */
import { addToKeyFile, keyFileIn, oldKeyFileIn, readKeyFile } from './key-file.ts'
import type { SecretsSettings } from './open-secrets.ts'
import { keyId } from './secrets.ts'
import { TurnError } from './turn-error.ts'

/**
 * Writes a new key beside the one that is there, and waits until the server has wrapped everything with it and has put
 * the old one away. Answers with the key's id and where the old one lies. Throws `TurnError`.
 */
export async function askEmbeddedServer(
  { dataDir, secretsKeys }: SecretsSettings,
  { patienceMs, lookEveryMs }: { patienceMs: number; lookEveryMs: number },
): Promise<{ key: string; oldKeyFiles: string[] }> {
  if (secretsKeys) {
    throw new TurnError(
      'A server runs on this folder with the keys of SECRETS_KEY: restart it with `SECRETS_KEY=new,old`. It wraps everything anew by itself and says in its log when the old key is not needed any more.',
    )
  }
  const present = await readKeyFile(dataDir)
  if (!present) throw new TurnError(`${keyFileIn(dataDir)} is not there: put it back from a backup.`)
  const ids = (await addToKeyFile(dataDir, present)).map(keyId)
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const left = (await readKeyFile(dataDir))?.map(keyId) ?? []
    const [only, ...more] = left
    if (only !== undefined && more.length === 0) {
      return { key: only, oldKeyFiles: ids.filter((id) => id !== only).map((id) => oldKeyFileIn(dataDir, id)) }
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  throw new TurnError(
    'The running server has not finished yet: it goes on by itself, and says in its log when the old key is not needed any more.',
  )
}
