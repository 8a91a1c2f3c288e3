/** Images in an S3 store are in the archive too: restored into another store, into a folder, and not without them. */
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type S3StandIn, startS3 } from '../../server/src/testing/stand-ins/s3-stand-in.ts'
import { noise } from '../../server/src/testing/files/pictures.ts'
import { createAccount, newPerson, type Person, signInWithPassword } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { run, succeed } from './support/commands.ts'
import { upload, uploadedName } from './support/raw-upload.ts'

const longMs = 300_000
const IMAGES = 3
const SECRETS_KEY = Buffer.alloc(32, 'store').toString('base64')

const at = ({ settings }: S3StandIn): Record<string, string> => ({
  CONTENT_S3_ENDPOINT: settings.endpoint,
  CONTENT_S3_REGION: settings.region,
  CONTENT_S3_BUCKET: settings.bucket,
  CONTENT_S3_ACCESS_KEY_ID: settings.accessKeyId,
  CONTENT_S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
})

let folder: string
let dataDir: string
let store: S3StandIn
let server: ServerProcess
let person: Person
const names: string[] = []

beforeAll(async () => {
  folder = await temporaryFolder('backup-store')
  dataDir = await dataFolder('backup-store')
  store = await startS3()
  server = await startServer({ dataDir, env: { SECRETS_KEY, ...at(store) } })
  person = newPerson()
  const { idToken } = await createAccount(server.origin, person)
  const bytes = await noise(300)
  for (let image = 0; image < IMAGES; image += 1) {
    names.push(await uploadedName(upload(server.origin, idToken, bytes)))
  }
}, longMs)
afterAll(async () => {
  await server.stop()
  await store.close()
  await removeFolder(dataDir)
  await removeFolder(folder)
}, longMs)

const env = () => ({ DATA_DIR: dataDir, SECRETS_KEY, ...at(store) })

test('a store that fails: no archive, and a sentence that says so', { timeout: longMs }, async () => {
  expect([...store.objects.keys()].sort()).toEqual([...names].sort())
  store.fails = 500
  const file = join(folder, 'failed.backup')
  const { code, output, errors } = await run('backup', [file], env())
  delete store.fails
  expect([code, output]).toEqual([1, ''])
  expect(errors).toMatch(/^The backup failed: the store of images .+\n$/)
  expect(readdirSync(folder)).toEqual([])
})

test('into another store, to the byte; and into a folder', { timeout: longMs }, async () => {
  const file = join(folder, 'store.backup')
  expect(await succeed('backup', [file], env())).toContain(`${IMAGES} images`)

  const other = await startS3()
  const elsewhere = join(folder, 'elsewhere')
  const told = { SECRETS_KEY, ...at(other) }
  await succeed('restore', [file], { DATA_DIR: elsewhere, ...told })
  expect([...other.objects.keys()].sort()).toEqual([...names].sort())
  for (const name of names) expect(other.objects.get(name)).toEqual(store.objects.get(name))
  const restored = await startServer({ dataDir: elsewhere, env: told })
  await signInWithPassword(restored.origin, person)
  await restored.stop()
  await other.close()

  const inFolder = join(folder, 'in-folder')
  await succeed('restore', [file], { DATA_DIR: inFolder, SECRETS_KEY })
  for (const name of names) {
    expect(await readFile(join(inFolder, 'content', name))).toEqual(store.objects.get(name)?.bytes)
  }
})
