/** Files made to hurt, at the real server: each refused in its declared way, nothing kept, no memory taken. */
import { multipartTimeoutMs, uploadMaxBytes } from '@atrium/contract/limits'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  gifWithScript,
  hugePng,
  noise,
  page,
  picture,
  pngWithPage,
  SCRIPT,
  svg,
} from '../../server/src/testing/files/pictures.ts'
import { createAccount, newPerson } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { filesIn, head, openUpload, upload, uploadedName } from './support/raw-upload.ts'

const MEBIBYTE = 1024 * 1024
const GIBIBYTE = 1024 * MEBIBYTE
/** Buffers of sockets and streams until they are collected; a picture in memory would be 100 MB and more. */
const buffersMayGrowBytes = 80 * MEBIBYTE
/** And what the collector takes for all that is short-lived: a server that has just started has little of it yet. */
const mayGrowBytes = 2 * buffersMayGrowBytes
const watchMs = 100
const SLOWLY_MS = 500
/** So long an upload may be slower than the least pace. */
const paceGraceMs = 10_000

const soon = { timeout: 15_000 }

let dataDir: string
let server: ServerProcess
let idToken: string
const nothing = { resident: 0, buffers: 0 }
let before = nothing
let peak = nothing
let watching: NodeJS.Timeout
let slow: ReturnType<typeof sendSlowly>

beforeAll(async () => {
  dataDir = await dataFolder('hostile')
  server = await startServer({ dataDir })
  idToken = (await createAccount(server.origin, newPerson())).idToken
  await uploadedName(upload(server.origin, idToken, await picture('png')))
  before = await memory()
  peak = before
  watching = setInterval(() => void watch(), watchMs)
  slow = sendSlowly()
  // Awaited at the end, whatever comes in between.
  slow.catch(() => {})
})

afterAll(async () => {
  clearInterval(watching)
  await server.stop()
  await removeFolder(dataDir)
})

async function watch(): Promise<void> {
  // The last look may find the server gone.
  const { resident, buffers } = await memory().catch(() => nothing)
  peak = { resident: Math.max(peak.resident, resident), buffers: Math.max(peak.buffers, buffers) }
}

/** Bytes that the process has, and those of them that are buffers. */
async function memory(): Promise<typeof nothing> {
  const figures = await (await fetch(`${server.origin}/metrics`)).text()
  return {
    resident: Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]),
    buffers: Number(/^nodejs_external_memory_bytes (\S+)$/m.exec(figures)?.[1]),
  }
}

const refused = (sentence: string) => ({ status: 422, body: { error: 'invalid_input', errors: { files: sentence } } })

/** Sends a little of a picture at a time, for ever, and resolves with the answer and when it came. */
async function sendSlowly(): Promise<{ status: number; body: unknown; afterMs: number }> {
  const began = performance.now()
  const { sending, answer } = openUpload(server.origin, idToken)
  sending.write(head())
  sending.write((await picture('png', 500, 500)).subarray(0, 64))
  const timer = setInterval(() => sending.write('x'), SLOWLY_MS)
  try {
    return { ...(await answer), afterMs: performance.now() - began }
  } finally {
    clearInterval(timer)
    sending.destroy()
  }
}

const send = (bytes: Buffer, name?: string) => upload(server.origin, idToken, bytes, name)

test.each([
  ['an SVG', svg],
  ['a page', page],
  ['a GIF that is a script', gifWithScript],
])('%s called a.png', async (_what, bytes) => {
  expect(await send(bytes, 'a.png')).toMatchObject(refused(fieldMessages.fileNotImage))
})

test('50,000 x 50,000 pixels, and more than there can be', async () => {
  expect(await send(hugePng(50_000, 50_000))).toMatchObject(refused(fieldMessages.fileTooManyPixels))
  expect(await send(hugePng(2_000_000_000, 1))).toMatchObject({ status: 422 })
})

test('20 MB and a byte', async () => {
  const bytes = Buffer.concat([await picture('png'), Buffer.alloc(uploadMaxBytes)]).subarray(0, uploadMaxBytes + 1)
  expect(await send(bytes)).toMatchObject(refused(fieldMessages.fileTooLarge))
})

test('a picture that is a page as well, under a name that climbs: only the picture is kept', async () => {
  const name = await uploadedName(send(await pngWithPage(), '../../../../etc/passwd'))
  const served = await fetch(`${server.origin}/content/${name}`)
  expect(served.headers.get('content-type')).toBe('image/webp')
  expect(Buffer.from(await served.arrayBuffer()).includes(SCRIPT)).toBe(false)
})

test('5 GB that are only declared', async () => {
  const { sending, answer } = openUpload(server.origin, idToken, { 'content-length': 5 * GIBIBYTE })
  sending.write(head())
  expect(await answer).toMatchObject({ status: 413, body: { error: 'request_too_large' } })
  sending.destroy()
})

test('a file without an end: it is stopped at 20 MB, and its sender cut off', async () => {
  const { sending, answer } = openUpload(server.origin, idToken, { 'transfer-encoding': 'chunked' })
  sending.write(head())
  sending.write((await picture('png')).subarray(0, 64))
  const chunk = Buffer.alloc(MEBIBYTE)
  const pour = () => void (sending.destroyed || sending.write(chunk, pour))
  pour()
  expect(await answer).toMatchObject(refused(fieldMessages.fileTooLarge))
  await expect.poll(() => sending.destroyed, soon).toBe(true)
})

test('a stream that is cut off', async () => {
  const inProgress = () => filesIn(dataDir, 'uploads-in-progress')
  const bytes = (await noise(1_000)).subarray(0, MEBIBYTE)
  // By its name: others come to their end meanwhile.
  const others = await inProgress()
  const own = async () => (await inProgress()).filter((name) => !others.includes(name))
  const { sending } = openUpload(server.origin, idToken)
  sending.write(head())
  sending.write(bytes)
  await expect.poll(own, soon).toHaveLength(1)
  sending.destroy()
  await expect.poll(own, soon).toEqual([])
})

test('ten good ones of 8 MB at once are all taken', async () => {
  const bytes = await noise(1_650)
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(bytes)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
})

test(
  'a stream that hardly moves is answered and cut off after ten seconds, long before a form’s time is over',
  async () => {
    const { status, body, afterMs } = await slow
    expect([status, body]).toMatchObject([400, { error: 'malformed_request' }])
    expect(afterMs).toBeGreaterThanOrEqual(paceGraceMs)
    expect(afterMs).toBeLessThan(multipartTimeoutMs)
  },
  multipartTimeoutMs,
)

test('nothing of it is left, and no memory was taken', async () => {
  await expect.poll(() => filesIn(dataDir, 'uploads-in-progress'), soon).toEqual([])
  // The first one, the one with the long name, and the ten.
  expect(await filesIn(dataDir, 'content')).toHaveLength(12)
  const inMebibytes = (bytes: number) => `${Math.round(bytes / MEBIBYTE)} MB`
  for (const kind of ['resident', 'buffers'] as const) {
    console.info(`Hostile uploads: ${kind} ${inMebibytes(before[kind])} before, ${inMebibytes(peak[kind])} at most.`)
  }
  expect(peak.buffers - before.buffers).toBeLessThan(buffersMayGrowBytes)
  expect(peak.resident - before.resident).toBeLessThan(mayGrowBytes)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
})
