/** Archives: whole, or refused in words. */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locks } from './encryption.ts'
import { ARCHIVE_FORMAT, type ArchiveHeader, entryNames } from './format.ts'
import { openArchive } from './read-archive.ts'
import { createArchive } from './write-archive.ts'

let folder: string
let plain: string
let locked: string
let identity: string
let recipient: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-archive-'))
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  plain = await write('plain')
  locked = await write('locked', { recipients: [recipient] })
})
afterAll(() => rm(folder, { recursive: true }))

const header: ArchiveHeader = {
  format: ARCHIVE_FORMAT,
  madeAt: '2026-01-02T03:04:05.678Z',
  database: 'embedded',
  schema: '0001_more',
  migrations: ['a', 'b'],
  secretsKeyId: 'key',
  hasSecretsKey: false,
  tables: [],
}

async function write(name: string, locks: Locks = {}, said: object = header): Promise<string> {
  const file = join(folder, name)
  const archive = await createArchive(file, locks)
  await archive.add(entryNames.header, Buffer.from(JSON.stringify(said)))
  await archive.addStream('images/one.webp', 600, [Buffer.alloc(300, 'a'), Buffer.alloc(300, 'b')].values() as never)
  await archive.add(entryNames.manifest, Buffer.from('{}'))
  await archive.finish()
  return file
}

async function contentOf(file: string, unlocks = {}) {
  const archive = await openArchive(file, unlocks)
  const entries: Record<string, number> = {}
  for await (const { name, content } of archive.entries()) entries[name] = (await buffer(content)).length
  return { header: archive.header, entries }
}

const whole = { header, entries: { 'images/one.webp': 600, 'manifest.json': 2 } }

/** How many of the flipped bytes went unnoticed. */
async function unnoticed(file: string, every: number, unlocks = {}): Promise<number[]> {
  const bytes = await readFile(file)
  const flipped = join(folder, 'flipped')
  const passed: number[] = []
  for (let at = 0; at < bytes.length; at += every) {
    const copy = Buffer.from(bytes)
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
    await writeFile(flipped, copy)
    const sentence = await openArchive(flipped, unlocks).then(
      () => undefined,
      (error: Error) => error.message,
    )
    if (!sentence?.startsWith(flipped)) passed.push(at)
  }
  return passed
}

test('what was written is read again', async () => {
  await expect(contentOf(plain)).resolves.toEqual(whole)
  await expect(contentOf(locked, { identities: [identity] })).resolves.toEqual(whole)
})

test('a flipped bit is found, in whichever of many bytes it is', async () => {
  await expect(unnoticed(plain, 31)).resolves.toEqual([])
  await expect(unnoticed(locked, 211, { identities: [identity] })).resolves.toEqual([])
})

test('one that was cut off is refused', async () => {
  const bytes = await readFile(plain)
  const cut = join(folder, 'cut')
  for (const length of [bytes.length - 1, bytes.length - 86, 2_048, 700]) {
    await writeFile(cut, bytes.subarray(0, length))
    await expect(openArchive(cut, {})).rejects.toThrow('is damaged or was cut off')
  }
  await writeFile(cut, (await readFile(locked)).subarray(0, -1))
  await expect(openArchive(cut, { identities: [identity] })).rejects.toThrow('is damaged or was cut off')
})

test('encrypted for another key, or with nothing to open it: refused, and told apart from damage', async () => {
  const other = await generateX25519Identity()
  await expect(openArchive(locked, { identities: [other] })).rejects.toThrow(
    'does not open with this passphrase or key',
  )
  await expect(openArchive(locked, { passphrase: 'another' })).rejects.toThrow('does not open with this passphrase')
  await expect(openArchive(locked, {})).rejects.toThrow('is encrypted: give what opens it')
  await expect(openArchive(locked, { identities: ['secret'] })).rejects.toThrow('no private key of age')
})

test('of a newer version, or no archive at all: refused', async () => {
  const newer = await write('newer', {}, { ...header, format: ARCHIVE_FORMAT + 1, more: 1 })
  await expect(openArchive(newer, {})).rejects.toThrow('made by a newer version of the product')
  const none = join(folder, 'none')
  await writeFile(none, 'something else')
  await expect(openArchive(none, {})).rejects.toThrow('is no backup of this product')
  await expect(openArchive(join(folder, 'missing'), {})).rejects.toThrow('cannot be read')
})

test('an archive gets its name once it is whole, and is written over nothing', async () => {
  const file = join(folder, 'unfinished')
  const archive = await createArchive(file, {})
  await archive.add(entryNames.header, Buffer.from('{}'))
  expect(existsSync(file)).toBe(false)
  await archive.abandon()
  expect([file, `${file}.partial`].map((path) => existsSync(path))).toEqual([false, false])
  await expect(createArchive(plain, {})).rejects.toThrow('is there already')
  await expect(createArchive(join(folder, 'none/such'), {})).rejects.toThrow('cannot be written')
})
