/** 10,000 fuzzed and 1,000 malformed or slow requests to the real server: no failure, nobody hangs, and its memory stays. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CallerName, callsOf } from '../../../server/src/testing/fuzz/calls.ts'
import { protocolCalls, protocolPaths } from '../../../server/src/testing/fuzz/protocol-calls.ts'
import { rawRequests } from '../../../server/src/testing/fuzz/requests.ts'
import * as steps from '../../support/account-client.ts'
import { startServer, type ServerProcess } from '../../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.ts'
import { figure } from './support/figure.ts'
import { ask, countStatuses, inLanes } from './support/requests.ts'
import { ownPostgres } from '../support/two-servers.ts'

const FUZZED = 10_000
const MALFORMED = 800
const SLOW = 200
const ANSWERED_WITHIN_MS = 30_000
const GROWTH_MB = 50
/** By then all code is compiled and every cache is filled. */
const WARM_UP = 10_000
const CALLS = WARM_UP + FUZZED
const MB = 1_048_576

test('fuzzed, malformed and slow', async () => {
  const postgres = await ownPostgres()
  const dataDir = await temporaryFolder('fuzz')
  const server = await startServer({ dataDir, env: { DATABASE_URL: postgres.databaseUrl, LOG_LEVEL: 'error' } })
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1e9)
  const calls = await callsFor(server, seed)
  const statuses: { status: number }[] = []
  const wrong: string[] = []
  const send = async (turn: number) => {
    const { method, path, headers, body } = calls[turn % calls.length] as Call
    const { status, text } = await exchange(server, method, path, headers, body)
    statuses.push({ status })
    if (status >= 500 || status === 0) wrong.push(`${method} ${path.slice(0, 200)} -> ${status} ${text.slice(0, 200)}`)
  }
  await inLanes(8, WARM_UP, send)
  statuses.length = 0
  const before = await restingMemory(server)
  await inLanes(8, FUZZED, (turn) => send(turn + WARM_UP))

  let hung = 0
  const raw = fc.sample(rawRequests, { numRuns: MALFORMED, seed })
  await inLanes(16, MALFORMED, async (turn) => {
    const answer = await rawExchange(server, raw[turn] ?? '')
    if (answer === undefined) hung += 1
    else if (answer !== '' && !/^HTTP\/1\.1 [1-4]\d\d /.test(answer)) wrong.push(answer.slice(0, 200))
  })
  hung += await slowOnes(server)
  const after = await restingMemory(server)
  const alive = await ask(`${server.origin}/readyz`)
  await server.stop()
  await postgres.stop()
  await removeFolder(dataDir)
  if (wrong.length > 0) console.error(wrong.slice(0, 20).join('\n'))
  const growth = (after - before) / MB
  const measured = `seed ${seed}: ${FUZZED} fuzzed ${JSON.stringify(countStatuses(statuses))}, ${MALFORMED} malformed, ${SLOW} slow: ${wrong.length} answers of 500 and above or none, ${hung} hung; memory ${(before / MB).toFixed(0)} to ${(after / MB).toFixed(0)} MB`
  expect(alive.status).toBe(200)
  figure('12', measured, wrong.length === 0 && hung === 0 && growth < GROWTH_MB)
})

interface Call {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Of the API and of the identity protocol, half and half, by people whom the server knows. */
async function callsFor(server: ServerProcess, seed: number): Promise<Call[]> {
  const bearers = new Map<CallerName, string>()
  const uids: string[] = []
  for (const name of ['owner', 'staff', 'User', 'stranger'] as const) {
    const { uid, idToken } = await steps.registerPerson(server.origin, steps.newPerson())
    bearers.set(name, idToken)
    uids.push(uid)
  }
  const name = steps.uniqueName('fuzz')
  const owner = { uid: uids[0] ?? '', idToken: bearers.get('owner') ?? '', refreshToken: '' }
  const { organization } = await steps.makeOrganization(server.origin, owner, name, 'Fuzz School')
  const { author_id } = await steps.makeAuthor(server.origin, owner, 'Fuzz Press')
  const known = {
    organization: [name],
    name: [name, 'Another name'],
    author_id: [author_id],
    user_id: uids,
    uid: uids,
    id: [...uids, organization.id],
    role: ['owner', 'staff', 'User'],
    page: ['1', '2'],
    limit: ['1', '50'],
  }
  // What ends the world that is asked is asked in process, where it is made anew: `server/src/fuzz.test.ts`.
  const ends = /logout|sessions|deletion|delete|sign-out/i
  const asked = (endpoints as readonly Endpoint[]).filter(({ method, path }) => method !== 'DELETE' && !ends.test(path))
  const api = fc.constantFrom(...asked).chain((endpoint) => callsOf(endpoint, known))
  const ofApi = fc.sample(api, { numRuns: CALLS / 2, seed }).map(({ endpoint, as, url, payload }): Call => {
    const bearer = bearers.get(as)
    return {
      method: endpoint.method,
      path: url,
      body: payload === undefined ? undefined : JSON.stringify(payload),
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
    }
  })
  const protocol = fc.constantFrom(...protocolPaths).chain((path) => protocolCalls(path, known))
  const ofProtocol = fc
    .sample(protocol, { numRuns: CALLS / 2, seed })
    .map(({ path, headers, payload }): Call => ({ method: 'POST', path: `${path}?key=any`, headers, body: payload }))
  return ofApi.flatMap((one, index) => [one, ofProtocol[index] as Call])
}

async function exchange(
  server: ServerProcess,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
) {
  try {
    const response = await fetch(server.origin + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      ...(body !== undefined && method !== 'GET' && { body }),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    return { status: 0, text: String((error as Error).cause ?? error) }
  }
}

/** All that comes back; undefined where the server neither answers nor closes. */
async function rawExchange({ port }: ServerProcess, request: string): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('error', () => {})
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk))
  const closed = once(socket, 'close').then(() => true)
  socket.end(request, 'latin1')
  const isClosed = await Promise.race([closed, pause(ANSWERED_WITHIN_MS, false, { ref: false })])
  socket.destroy()
  return isClosed ? received : undefined
}

/** Slow heads, slow bodies, and connections that say nothing; meanwhile others are served. Answers how many hung. */
async function slowOnes(server: ServerProcess): Promise<number> {
  const kinds = [
    ['GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'a'],
    [
      'POST /api/iam/authors HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
      ' ',
    ],
    ['', ''],
  ] as const
  const sockets = Array.from({ length: SLOW }, (_, turn) => {
    const [head = '', drip = ''] = kinds[turn % kinds.length] ?? []
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.resume().write(head)
    const timer = setInterval(() => void (socket.writable && drip !== '' && socket.write(drip)), 500)
    socket.on('close', () => clearInterval(timer))
    return socket
  })
  let hung = 0
  const until = performance.now() + 15_000
  while (performance.now() < until) {
    const { status, ms } = await ask(`${server.origin}/api/users/profile`)
    if (status !== 401 || ms > 2_000) hung += 1
    await pause(100)
  }
  for (const socket of sockets) socket.destroy()
  return hung
}

/** Once it has come to rest: the least of some seconds. */
async function restingMemory(server: ServerProcess): Promise<number> {
  const seen: number[] = []
  for (let second = 0; second < 8; second += 1) {
    const { text } = await ask(`${server.origin}/metrics`)
    seen.push(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]))
    await pause(1_000)
  }
  return Math.min(...seen)
}
