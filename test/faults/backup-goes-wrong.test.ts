/** Backups and restores that cannot be done: each says why in a sentence, and leaves nothing that looks whole. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noise } from '../../server/src/testing/files/pictures.ts'
import { createAccount, newPerson } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { run, succeed } from './support/commands.ts'
import { upload, uploadedName } from './support/raw-upload.ts'

const longMs = 200_000

let dataDir: string
let folder: string
beforeEach(async () => {
  dataDir = await dataFolder('goes-wrong')
  folder = await temporaryFolder('goes-wrong')
})
afterEach(async () => {
  await removeFolder(dataDir)
  await removeFolder(folder)
})

const small = (path: string, size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]).status === 0
const giveBack = (path: string) => execFileSync('umount', ['-l', path])

test('the disk fills up under the archive: nothing is left of it', { timeout: longMs }, async (context) => {
  const server = await startServer({ dataDir })
  try {
    const { idToken } = await createAccount(server.origin, newPerson())
    const name = await uploadedName(upload(server.origin, idToken, await noise(900)))
    expect(name).not.toBe('')
    if (!small(folder, '64k')) return context.skip('a small disk of its own cannot be mounted here: only root can')
    try {
      const file = join(folder, 'full.backup')
      const { code, output, errors } = await run('backup', [file], { DATA_DIR: dataDir })
      expect([code, output, errors]).toEqual([1, '', `The disk of ${file} is full: there is no archive.\n`])
      expect(readdirSync(folder)).toEqual([])
    } finally {
      giveBack(folder)
    }
    expect(readdirSync(join(dataDir, 'copies'))).toEqual([])
    // Nothing of it is remembered: with room, the same command works.
    const file = join(folder, 'full.backup')
    await succeed('backup', [file], { DATA_DIR: dataDir })
    expect(readdirSync(folder)).toEqual(['full.backup'])
  } finally {
    await server.stop()
  }
})

test(
  'too little room for the copy: the server goes on, and the command says how much it takes',
  { timeout: longMs },
  async (context) => {
    if (!small(folder, '256m')) return context.skip('a small disk of its own cannot be mounted here: only root can')
    try {
      const onIt = join(folder, 'data')
      await cp(dataDir, onIt, { recursive: true })
      const server = await startServer({ dataDir: onIt })
      const file = join(dataDir, 'elsewhere.backup')
      const { code, errors } = await run('backup', [file], { DATA_DIR: onIt })
      expect(code).toBe(1)
      expect(errors).toMatch(/^The disk of \S+ has too little room: \d+ MB have to be free\.\n$/)
      expect([existsSync(file), existsSync(`${file}.partial`), readdirSync(join(onIt, 'copies'))]).toEqual([
        false,
        false,
        [],
      ])
      await createAccount(server.origin, newPerson())
      await server.stop()
    } finally {
      giveBack(folder)
    }
  },
)

test('a passphrase that is not the archive’s: nothing is restored', { timeout: longMs }, async () => {
  const [file, right, wrong] = ['encrypted.backup', 'right', 'wrong'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await writeFile(right, 'quiet arches over still water\n')
  await writeFile(wrong, 'quiet arches over still waters\n')
  await succeed('backup', [file, '--passphrase-file', right], { DATA_DIR: dataDir })
  const elsewhere = join(folder, 'elsewhere')
  const settings = { DATA_DIR: elsewhere, SECRETS_KEY: Buffer.alloc(32, 'wrong').toString('base64') }
  const sentence = `${file} does not open with this passphrase or key.\n`
  for (const replace of [[], ['--replace']]) {
    const refused = await run('restore', [file, ...replace, '--passphrase-file', wrong], settings)
    expect(refused).toEqual({ code: 1, output: '', errors: sentence })
  }
  expect(await run('backup', ['verify', file, '--passphrase-file', wrong], settings)).toMatchObject({
    code: 1,
    errors: sentence,
  })
  // What is there is as it was, where there is something.
  expect(await run('restore', [file, '--replace', '--passphrase-file', wrong], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    errors: sentence,
  })
  expect(existsSync(elsewhere)).toBe(false)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('before-restore-'))).toEqual([])
  await succeed('backup', ['verify', file, '--passphrase-file', right], { DATA_DIR: dataDir })
})
