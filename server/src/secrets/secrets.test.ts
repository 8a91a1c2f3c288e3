/** Wrapping: what opens a wrapped secret, and what does not. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { secretsKeys } from '#db/schema.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { openKept } from './open-kept.ts'
import { openSecrets } from './open-secrets.ts'
import { SecretsKeyError } from './secrets-key-error.ts'
import { type Keys, readKeys } from './read-keys.ts'
import { createSecrets, UnwrapError } from './secrets.ts'

const [keyA, keyB] = [Buffer.alloc(32, 'a'), Buffer.alloc(32, 'b')]
const purpose = { kind: 'mail', id: 'one' } as const

describe('wrapping', () => {
  const secrets = createSecrets([keyA])
  const wrapped = secrets.wrap('the secret', purpose)

  test('what was wrapped is unwrapped, and wrapped differently every time', () => {
    expect(secrets.unwrap(wrapped, purpose)).toBe('the secret')
    expect(secrets.wrap('the secret', purpose)).not.toBe(wrapped)
    expect(wrapped).not.toContain('the secret')
  })

  test.each([
    ['another key', () => createSecrets([keyB]).unwrap(wrapped, purpose)],
    ['another purpose', () => secrets.unwrap(wrapped, { ...purpose, kind: 'signing key' })],
    ['another’s id', () => secrets.unwrap(wrapped, { ...purpose, id: 'two' })],
    ['a changed byte', () => secrets.unwrap(`${wrapped.slice(0, -4)}AAAA`, purpose)],
    ['a short tag', () => secrets.unwrap(wrapped.slice(0, -8), purpose)],
    ['another way of binding', () => secrets.unwrap(wrapped.replace('v1', 'v2'), { ...purpose, formerId: 'one' })],
    ['nothing', () => secrets.unwrap('', purpose)],
    ['another version', () => secrets.unwrap(wrapped.replace('v1', 'v3'), purpose)],
  ])('it does not open for %s', (_what, unwrap) => {
    expect(unwrap).toThrow(UnwrapError)
  })

  test('what is kept for long and cannot be opened is told to the operator alone', () => {
    const told: object[] = []
    const log = { error: (details: object) => void told.push(details) }
    const kept = { wrapped, purpose, about: { mail: 'one' } }
    expect(openKept({ secrets, log }, kept)).toBe('the secret')
    expect(openKept({ secrets: createSecrets([keyB]), log }, kept)).toBeUndefined()
    expect(told).toEqual([{ mail: 'one', kind: 'mail' }])
  })

  test('a key is turned over: the old one still unwraps, the new one wraps', () => {
    const both = createSecrets([keyB, keyA])
    expect(both.unwrap(wrapped, purpose)).toBe('the secret')
    expect(both.isCurrent(wrapped, purpose)).toBe(false)
    expect(createSecrets([keyB]).unwrap(both.wrap('the secret', purpose), purpose)).toBe('the secret')
  })
})

describe('keys as they are written down', () => {
  test.each([keyA.toString('base64'), keyA.toString('base64url'), keyA.toString('hex'), ` ${keyA.toString('hex')}\n`])(
    '%j',
    (text) => expect(readKeys(text)).toEqual([keyA]),
  )
  test('several', () => expect(readKeys(`${keyA.toString('hex')},${keyB.toString('base64')}`)).toEqual([keyA, keyB]))
  test.each(['', 'secret', keyA.toString('hex').slice(2), `${keyA.toString('hex')},`, `${keyA.toString('hex')},x`])(
    'not %j',
    (text) => expect(readKeys(text)).toBeUndefined(),
  )
})

describe('at the start', () => {
  let database: OpenDatabase
  let dataDir: string
  beforeAll(async () => void (database = await memoryDatabase()))
  afterAll(() => database.close())
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'atrium-secrets-'))
    await database.db.delete(secretsKeys)
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  const open = (keys?: Keys) => openSecrets(database.db, { dataDir, secretsKeys: keys })
  const file = () => join(dataDir, 'secrets.key')

  test('the first makes a key, for its owner alone; the next uses it', async () => {
    const wrapped = (await open()).wrap('x', purpose)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(readKeys(readFileSync(file(), 'utf8'))).toHaveLength(1)
    expect((await open()).unwrap(wrapped, purpose)).toBe('x')
  })

  test('with the setting, no key is made', async () => {
    await open([keyA])
    expect(() => statSync(file())).toThrow('ENOENT')
  })

  test('two processes with one key share what they wrap; eight that start at once without one make one', async () => {
    const [first, second] = await Promise.all([open([keyA]), open([keyA])])
    expect(second.unwrap(first.wrap('x', purpose), purpose)).toBe('x')
    await database.db.delete(secretsKeys)
    const all = await Promise.all(Array.from({ length: 8 }, () => open()))
    const wrapped = all[0]?.wrap('x', purpose) ?? ''
    for (const secrets of all) expect(secrets.unwrap(wrapped, purpose)).toBe('x')
  })

  test('another key stops the start with a sentence, and so does none; no new one is made', async () => {
    await open([keyA])
    await expect(open([keyB])).rejects.toThrow(SecretsKeyError)
    await expect(open([keyB])).rejects.toThrow(/another key than that of the setting SECRETS_KEY/)
    await expect(open()).rejects.toThrow(/set SECRETS_KEY, or put .+secrets.key back/)
    expect(() => statSync(file())).toThrow('ENOENT')
    await expect(open([keyA])).resolves.toBeDefined()
  })

  test('a file that holds no key stops the start, and stays', async () => {
    writeFileSync(file(), '')
    await expect(open()).rejects.toThrow(/holds no key/)
    expect(readFileSync(file(), 'utf8')).toBe('')
  })

  test('after a turn-over the old key alone is refused', async () => {
    await open([keyA])
    await open([keyB, keyA])
    await expect(open([keyA])).rejects.toThrow(SecretsKeyError)
    await expect(open([keyB])).resolves.toBeDefined()
  })

  test('the newest key wraps, in whatever order the keys are written', async () => {
    await open([keyA])
    const newest = (await open([keyB, keyA])).current
    expect((await open([keyA, keyB])).current).toBe(newest)
  })
})
