/** Backups of the embedded database, made under load and restored elsewhere. */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '../../server/src/db/embedded/pglite.ts'
import { dataFolder } from '../support/data-folder.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { backUpUnderLoad, countsIn, expectThere } from './support/backed-up.ts'
import { run, succeed } from './support/commands.ts'

const longMs = 400_000
/** A pair of keys of age that is worth nothing: for this test alone. */
const identity = 'AGE-SECRET-KEY-10UVW0JFAYDTH7VXCCNW2VDEGRECQEDZE9CHEXNQ4V0KM6C5S3WZS4URYLL'
const recipient = 'age1pe6epf9u2ghnnfn8pz2pllf2akj86a4dnz5a67h6ewnmnegg6qes0drn5a'
const SECRETS_KEY = Buffer.alloc(32, 'backup').toString('base64')
let folder: string
let identityFile: string
beforeAll(async () => {
  folder = await temporaryFolder('backup')
  identityFile = join(folder, 'identity')
  await writeFile(identityFile, `# of the test\n${identity}\n`)
}, longMs)
afterAll(() => removeFolder(folder))

describe('the embedded database', () => {
  let dataDir: string
  let server: ServerProcess
  const env = () => ({ DATA_DIR: dataDir, SECRETS_KEY })
  beforeAll(async () => {
    dataDir = await dataFolder('backed-up')
    server = await startServer({ dataDir, env: { SECRETS_KEY } })
  }, longMs)
  afterAll(async () => {
    await server.stop()
    await removeFolder(dataDir)
  })

  test(
    'under load: whoever was acknowledged before signs in where it is restored, with their images',
    { timeout: longMs },
    async () => {
      const file = join(folder, 'embedded.backup')
      const made = await backUpUnderLoad(server, file, env())
      expect(made.said).toMatch(/accounts, \d+ rows in \d+ tables, \d+ images/)
      expect((await stat(file)).mode & 0o77).toBe(0)
      expect(readdirSync(join(dataDir, 'copies'))).toEqual([])
      // With the old key alone: this installation, its database and its folder may be gone.
      await expect(succeed('backup', ['verify', file], { SECRETS_KEY })).resolves.toMatch(/is good: .* accounts/)
      const turnedOver = Buffer.alloc(32, 'newer').toString('base64')
      await expect(run('backup', ['verify', file], { SECRETS_KEY: turnedOver })).resolves.toMatchObject({
        code: 1,
        errors: expect.stringContaining('and the key here is') as string,
      })
      // Where it would be looked for the next time, and not in a folder that is gone by then.
      const keyless = join(folder, 'keyless')
      await expect(run('backup', ['verify', file], { DATA_DIR: keyless })).resolves.toMatchObject({
        code: 1,
        errors: expect.stringContaining(`put it into ${keyless}/secrets.key`) as string,
      })

      const elsewhere = join(folder, 'elsewhere')
      await expect(run('restore', [file], { DATA_DIR: elsewhere })).resolves.toMatchObject({
        code: 1,
        errors: expect.stringContaining('wrapped with the key') as string,
      })
      await succeed('restore', [file], { DATA_DIR: elsewhere, SECRETS_KEY })
      const restored = await startServer({ dataDir: elsewhere, env: { SECRETS_KEY } })
      await expectThere(restored, made)
      await restored.stop()

      await expect(run('restore', [file], { DATA_DIR: elsewhere, SECRETS_KEY })).resolves.toMatchObject({
        code: 1,
        errors: expect.stringContaining('holds a database already') as string,
      })
      await expect(run('restore', ['--replace', file], env())).resolves.toMatchObject({
        code: 1,
        errors: expect.stringContaining('is in use by another running Atrium') as string,
      })
      await succeed('restore', ['--replace', file], { DATA_DIR: elsewhere, SECRETS_KEY })
      const [kept = ''] = readdirSync(elsewhere).filter((name) => name.startsWith('before-restore-'))
      expect(readdirSync(join(elsewhere, kept)).sort()).toEqual(['content', 'database'])
    },
  )

  test(
    'encrypted, with the key in it: it opens with the private key alone, and needs nothing else',
    { timeout: longMs },
    async () => {
      const file = join(folder, 'encrypted.backup')
      const identityFile = join(folder, 'identity')
      await writeFile(identityFile, `# of the test\n${identity}\n`)
      await expect(run('backup', [file, '--with-key'], env())).resolves.toMatchObject({
        code: 1,
        errors: expect.stringContaining('encrypted archive alone') as string,
      })
      await succeed('backup', [file, '--with-key', '--recipient', recipient], env())
      const bytes = await readFile(file)
      expect(bytes.includes('example.com')).toBe(false)
      expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
      await expect(run('backup', ['verify', file], {})).resolves.toMatchObject({
        code: 1,
        errors: expect.stringContaining('is encrypted') as string,
      })
      await succeed('backup', ['verify', file, '--identity-file', identityFile], {})
      const elsewhere = join(folder, 'with-key')
      await succeed('restore', [file, '--identity-file', identityFile], { DATA_DIR: elsewhere })
      expect((await readFile(join(elsewhere, 'secrets.key'), 'utf8')).trim()).toBe(SECRETS_KEY)
      const restored = await startServer({ dataDir: elsewhere })
      await restored.stop()
    },
  )

  test(
    'a backup that is killed leaves nothing under the name or a whole archive, and the server nothing of its copy',
    { timeout: longMs },
    async () => {
      for (let kill = 1; kill <= 6; kill += 1) {
        const file = join(folder, `killed-${kill}`)
        const { code } = await run('backup', [file], env(), kill * 400)
        if (code === 0 || existsSync(file)) await succeed('backup', ['verify', file], env())
      }
      const file = join(folder, 'after-kills')
      await succeed('backup', [file], env())
      await succeed('backup', ['verify', file], env())
    },
  )

  test('a restore that is killed leaves what was there, or has done all of it', { timeout: longMs }, async () => {
    const [earlier, file] = [join(folder, 'earlier'), join(folder, 'later')]
    await succeed('backup', [earlier], env())
    await backUpUnderLoad(server, file, env())
    const target = join(folder, 'killed-restore')
    const settings = { DATA_DIR: target, SECRETS_KEY }
    await succeed('restore', [earlier], settings)
    const before = await countsIn(await openEmbedded(target))
    for (let kill = 1; kill <= 6; kill += 1) {
      const { code } = await run('restore', ['--replace', file], settings, 1_500 + kill * 900)
      const counts = await countsIn(await openEmbedded(target))
      if (code !== 0 && counts['accounts'] === before['accounts']) expect(counts).toEqual(before)
      else expect(counts['accounts']).toBeGreaterThan(0)
    }
    await succeed('restore', ['--replace', file], settings)
    const restored = await startServer({ dataDir: target, env: { SECRETS_KEY } })
    await restored.stop()
  })
})
