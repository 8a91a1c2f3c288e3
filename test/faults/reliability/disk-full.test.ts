/** The disk is full while people sign up and upload: they are told to come back, nothing acknowledged is lost, and it goes on once there is room. */
import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from '../../../server/src/db/embedded/pglite.ts'
import { noise, picture } from '../../../server/src/testing/files/pictures.ts'
import { createAccount, newPerson } from '../../support/account-client.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { startServer } from '../../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.ts'
import { filesIn, upload } from '../support/raw-upload.ts'
import { figure } from './support/figure.ts'
import { type Answer, ask, countStatuses, identity, inLanes } from './support/requests.ts'
import { ownPostgres, rowsOf } from '../support/two-servers.ts'

const MOST_SIGN_UPS = 2_000
const ENOUGH_REFUSED = 40

let disk: string
let unavailable = ''
beforeEach(async () => {
  disk = await temporaryFolder('full')
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk], { encoding: 'utf8' })
  unavailable = mounted.status === 0 ? '' : 'a small disk of its own cannot be mounted here: only root can'
})
afterEach(async () => {
  if (unavailable === '') execFileSync('umount', ['-l', disk])
  await removeFolder(disk)
})

/** Leaves so much of the disk, and gives the rest back when it is called. */
function fill(leaveBytes: number): () => void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes), 1))
  return () => rmSync(join(disk, 'filler'))
}

test('while people sign up', async () => {
  if (unavailable !== '') return figure('disk', unavailable, 'skipped')
  const dataDir = join(disk, 'data')
  const made = await dataFolder('full')
  await cp(made, dataDir, { recursive: true })
  await removeFolder(made)
  let server = await startServer({ dataDir })
  const { port, origin } = server
  const acknowledged: string[] = []
  const signUp = (prefix: string) => async (turn: number) => {
    const email = `${prefix}${turn}@example.com`
    const answer = await identity(origin, 'signUp', { email, password: 'Quiet-arches-9' })
    if (answer.status === 200) acknowledged.push(email)
    return answer
  }
  await inLanes(4, 20, signUp('before'))
  const free = fill(96 * 1_024)
  const answers: Answer[] = []
  const refused = () => answers.filter(({ status }) => status !== 200).length
  // Few enough at once that only the disk refuses them.
  await inLanes(
    4,
    MOST_SIGN_UPS,
    async (turn) => void answers.push(await signUp('full')(turn)),
    () => refused() >= ENOUGH_REFUSED,
  )
  const alive = await ask(`${origin}/healthz`)
  free()
  const ended = alive.status === 0
  if (ended) server = await startServer({ dataDir, port })
  const again = await signUp('after')(0)
  await server.stop()
  const database = await openEmbedded(dataDir)
  const rows = await rowsOf<{ email: string }>(database, 'select email from accounts')
  await database.close()
  const kept = new Set(rows.map(({ email }) => email))
  const lost = acknowledged.filter((email) => !kept.has(email)).length
  const counts = countStatuses(answers)
  const told = Object.keys(counts).every((status) => ['0', '200', '429', '503'].includes(status))
  const measured = `sign-ups on a full disk: ${JSON.stringify(counts)}; ${ended ? 'the server ended by itself and was started again' : 'the server went on'}; ${lost} acknowledged lost; with room again: ${again.status}`
  figure('disk', measured, lost === 0 && again.status === 200 && told && refused() > 0)
})

test('while people upload', async () => {
  if (unavailable !== '') return figure('disk', unavailable, 'skipped')
  const postgres = await ownPostgres()
  const dataDir = join(disk, 'data')
  await mkdir(dataDir)
  const server = await startServer({ dataDir, env: { DATABASE_URL: postgres.databaseUrl } })
  const { idToken } = await createAccount(server.origin, newPerson())
  const bytes = await noise(600)
  const before = await upload(server.origin, idToken, bytes)
  const free = fill(400 * 1_024)
  const full = await Promise.all(Array.from({ length: 4 }, () => upload(server.origin, idToken, bytes)))
  const others = await ask(`${server.origin}/api/users/profile`, { bearer: idToken })
  free()
  const after = await upload(server.origin, idToken, await picture('png'))
  const left = await filesIn(dataDir, 'uploads-in-progress')
  const kept = await filesIn(dataDir, 'content')
  await server.stop()
  await postgres.stop()
  const counts = countStatuses(full)
  const made = [before, ...full, after].filter(({ status }) => status === before.status).length
  expect(others.status).toBe(200)
  const measured = `uploads on a full disk: ${JSON.stringify(counts)}; ${left.length} halves left, ${kept.length} kept of ${made} acknowledged; with room again: ${after.status}`
  const told = Object.keys(counts).every((status) => [String(before.status), '503'].includes(status))
  figure(
    'disk',
    measured,
    told && (counts[503] ?? 0) > 0 && left.length === 0 && kept.length === made && after.status === before.status,
  )
})
