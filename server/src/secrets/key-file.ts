/** The file in the data folder that holds the keys where no setting does, one or, while a key is turned over, two. */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createDurably, makeFolder, renameDurably } from '#files/durable.ts'
import { type Keys, readKeys } from './read-keys.ts'
import { SecretsKeyError } from './secrets-key-error.ts'
import { keyId } from './secrets.ts'

const KEY_BYTES = 32

export function keyFileIn(dataDir: string): string {
  return join(dataDir, 'secrets.key')
}

/** Where a key lies that wraps no more: whoever has a backup of its time needs it. */
export function oldKeyFileIn(dataDir: string, id: string): string {
  return `${keyFileIn(dataDir)}.old-${id}`
}

/** Undefined where there is none. Throws `SecretsKeyError` where it holds no key. */
export async function readKeyFile(dataDir: string): Promise<Keys | undefined> {
  const file = keyFileIn(dataDir)
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
export async function makeKeyFile(dataDir: string): Promise<Keys | undefined> {
  await makeFolder(dataDir)
  await createDurably(keyFileIn(dataDir), written([newKey()]))
  return readKeyFile(dataDir)
}

/** A new key beside the one that is there. Answers with both; where two are there already, with these. */
export async function addToKeyFile(dataDir: string, [first, ...more]: Keys): Promise<Keys> {
  if (more.length > 0) return [first, ...more]
  const both: Keys = [first, newKey()]
  await replaceKeyFile(dataDir, both)
  return both
}

/** Only `current` stays in it; each of the others gets a file of its own beside it, before it goes. */
export async function leaveOneKey(dataDir: string, current: string): Promise<string[]> {
  const keys = await readKeyFile(dataDir)
  const kept = keys?.find((key) => keyId(key) === current)
  if (!keys || !kept || keys.length === 1) return []
  const old = keys.filter((key) => key !== kept)
  for (const key of old) await createDurably(oldKeyFileIn(dataDir, keyId(key)), written([key]))
  await replaceKeyFile(dataDir, [kept])
  return old.map((key) => oldKeyFileIn(dataDir, keyId(key)))
}

async function replaceKeyFile(dataDir: string, keys: Keys): Promise<void> {
  const file = keyFileIn(dataDir)
  const next = join(dirname(file), `secrets.key.${randomUUID()}`)
  await createDurably(next, written(keys))
  await renameDurably(next, file)
}

function newKey(): Uint8Array {
  return randomBytes(KEY_BYTES)
}

function written(keys: Keys): string {
  return `${keys.map((key) => Buffer.from(key).toString('base64')).join(',')}\n`
}
