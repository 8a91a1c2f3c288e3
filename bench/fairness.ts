/**
 * `npm run bench:fairness`: what one account can do to everybody else. Password changes in a loop, previews of
 * two megabytes, two hundred lists at once, forty slow uploads, deep pages of a large organization; beside each,
 * how others fare. `DATABASE_URL` runs it on PostgreSQL. Exits with 1 when a bound does not hold.
 */
import { performance } from 'node:perf_hooks'
import { openEmbedded } from '../server/src/db/embedded/pglite.ts'
import { openPostgres } from '../server/src/db/postgres.ts'
import { picture } from '../server/src/testing/files/pictures.ts'
import { head, openUpload, upload } from '../test/faults/support/raw-upload.ts'
import { startServer } from '../test/support/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'
import { type Account, accountsOf, largeOrganization, password, people, signInRequest } from './fairness/fixture.ts'
import { csv, pause, spread, statuses, watched, worst } from './fairness/measures.ts'
import { closedLoop, openConnections, quantile, type Timed } from './load.ts'

/** A machine that does other work too is given some room: what is compared is measured in the same minute. */
const bounds = { signInsSlower: 4, healthMs: 100, refused: 0, callMs: 1_000 }
const only = process.argv.slice(2)
const loops = 32
const signIns = 60
const lists = 200
const slowUploads = 40
const previews = 3
const deepSeconds = 8
const idleSeconds = 5

const run = `fair${Date.now().toString(36)}`
const { DATABASE_URL } = process.env
const dataDir = await temporaryFolder('bench-fairness')
const env = { LOG_LEVEL: 'fatal', ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }) }
const failures: string[] = []
/** What the machine’s other work makes of a health check. */
let idleMs = 0

let server = await startServer({ dataDir, env })
const names = ['changer', 'greedy', ...Array.from({ length: 5 }, (_, other) => `other${other}`)].map(
  (name) => `${run}-${name}`,
)
const [changer, greedy, ...others] = (await accountsOf(server.origin, names)) as [Account, Account, ...Account[]]
await server.stop()
const database = await (DATABASE_URL === undefined
  ? openEmbedded(dataDir)
  : openPostgres({ url: DATABASE_URL, onIdleError: () => {} }))
const began = performance.now()
const { organization, clear } = await largeOrganization(database.db, run, [greedy, ...others])
console.log(`${people} people in ${((performance.now() - began) / 1_000).toFixed(0)} s`)
if (DATABASE_URL === undefined) await database.close()
// Tokens name the address of the server that issued them.
server = await startServer({ dataDir, env, port: server.port })

const cases: Record<string, () => Promise<void>> = { passwords, preview, lists: listsAtOnce, uploads, deep }
try {
  // The database's own code is compiled as it is used.
  await settled('warm up', async () => void (await signInsOf(others, 20)))
  idleMs = quantile(await watched(server.origin, () => pause(idleSeconds * 1_000)), 0.99)
  console.log(`health with nothing else to do: p99 ${idleMs.toFixed(0)} ms`)
  for (const [name, measure] of Object.entries(cases)) {
    if (only.length === 0 || only.includes(name)) await settled(name, measure)
  }
} finally {
  await server.stop()
  if (DATABASE_URL !== undefined) {
    await clear()
    await database.close()
  }
  await removeFolder(dataDir)
}
console.log(failures.length === 0 ? 'every bound holds' : `DOES NOT HOLD: ${failures.join('; ')}`)
if (failures.length > 0) process.exitCode = 1

/** One case that fails ends only itself. */
async function settled(name: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure()
  } catch (error) {
    failures.push(`${name}: ${String(error)}`)
  }
}

function hold(what: string, value: number, most: number): void {
  if (!(value <= most)) failures.push(`${what} ${value.toFixed(1)} (to hold: ${most})`)
}

function holdHealth(during: string, ms: readonly number[]): void {
  hold(`health during ${during}, p99 ms beyond the idle one`, quantile(ms, 0.99) - idleMs, bounds.healthMs)
}

/** Others' sign-ins, two at a time, beside one account that changes its password over and over. */
async function passwords(): Promise<void> {
  const alone = await signInsOf(others, signIns)
  let { idToken } = changer
  let looping = true
  const answers: { status: number }[] = []
  const loop = Array.from({ length: loops }, async () => {
    while (looping) {
      const answer = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken, password, returnSecureToken: true }),
      })
      const body = (await answer.json()) as { idToken?: string }
      idToken = body.idToken ?? idToken
      answers.push(answer)
    }
  })
  await pause(500)
  const beside = await signInsOf(others, signIns)
  looping = false
  await Promise.all(loop)
  const slower = quantile(beside.ms, 0.5) / quantile(alone.ms, 0.5)
  console.log(
    `passwords: sign-ins alone ${spread(alone.ms)}; beside ${loops} loops ${spread(beside.ms)}, ` +
      `refused ${beside.refused}; ${slower.toFixed(1)} times slower; the loops' own: ${statuses(answers)}`,
  )
  hold('sign-ins beside password changes, times slower', slower, bounds.signInsSlower)
  hold('sign-ins refused beside password changes', beside.refused, bounds.refused)
}

async function signInsOf(accounts: Account[], count: number): Promise<{ ms: number[]; refused: number }> {
  const client = await openConnections(server.origin, 2)
  const answers: Timed[] = []
  const turns = Array.from({ length: count }, (_, turn) => signInRequest(accounts[turn % accounts.length] as Account))
  await Promise.all(
    [0, 1].map(async () => {
      for (let next = turns.pop(); next; next = turns.pop()) answers.push(await client.send(next))
    }),
  )
  client.close()
  const served = answers.filter(({ status }) => status === 200)
  return { ms: served.map(({ ms }) => ms), refused: answers.length - served.length }
}

/** Whether the server is alive, while one account has two megabytes looked at. */
async function preview(): Promise<void> {
  const shapes: Record<string, string> = {
    '10,000 lines of 200 bytes': csv(run, 10_000, 200),
    'many short lines': csv(run, 100_000, 0),
    'no line that can be read': 'a"b\n'.repeat(500_000),
  }
  for (const [what, text] of Object.entries(shapes)) {
    const times: number[] = []
    const health = await watched(server.origin, async () => {
      for (let round = 0; round < previews; round += 1) {
        const path = `/api/users/imports/preview?organization=${organization}`
        const { status, ms } = await ask(greedy, path, { text })
        if (status !== 200) throw new Error(`a preview was answered with ${status}`)
        times.push(ms)
      }
    })
    const seconds = (quantile(times, 0.5) / 1_000).toFixed(1)
    console.log(`preview of ${what}: ${seconds} s each; health ${worst(health)}`)
    holdHealth(`a preview of ${what}`, health)
  }
}

/** Whether the server is alive, and what a short call of somebody else takes, beside lists that one account asks for. */
async function listsAtOnce(): Promise<void> {
  const list = `/api/users/members?organization=${organization}&limit=100`
  const calls: Timed[] = []
  const answers: Timed[] = []
  const health = await watched(server.origin, async () => {
    let listing = true
    const short = (async () => {
      while (listing) calls.push(await shortCall())
    })()
    const asked = Array.from({ length: lists }, () => ask(greedy, list))
    answers.push(...(await Promise.all(asked)))
    listing = false
    await short
  })
  const refused = calls.filter(({ status }) => status !== 200).length
  const ms = calls.map((call) => call.ms)
  console.log(
    `lists: ${lists} at once, ${statuses(answers)}, the last after ${(Math.max(...answers.map((one) => one.ms)) / 1_000).toFixed(1)} s; ` +
      `health ${worst(health)}; others' short calls ${spread(ms)}, refused ${refused}`,
  )
  holdHealth('lists', health)
  hold('short calls during lists, p95 ms', quantile(ms, 0.95), bounds.callMs)
  hold('short calls refused during lists', refused, bounds.refused)
}

/** Other people's uploads, while one account sends forty pictures a byte at a time; then forty accounts do. */
async function uploads(): Promise<void> {
  const many = await accountsOf(
    server.origin,
    Array.from({ length: slowUploads }, (_, sender) => `${run}-slow${sender}`),
  )
  const senders: Record<string, Account[]> = {
    'one account': Array<Account>(slowUploads).fill(greedy),
    'forty accounts': many,
  }
  for (const [who, accounts] of Object.entries(senders)) {
    const png = await picture('png')
    const slow = accounts.map(({ idToken }) => {
      const { sending } = openUpload(server.origin, idToken, { 'transfer-encoding': 'chunked' })
      sending.write(head())
      sending.write(png.subarray(0, 40))
      const timer = setInterval(() => void sending.write(png.subarray(0, 1)), 200)
      return () => (clearInterval(timer), sending.destroy())
    })
    await pause(3_000)
    const asked = others.map(async ({ idToken }) => {
      const before = performance.now()
      const status = await upload(server.origin, idToken, png).then(
        (answer) => answer.status,
        () => 0,
      )
      return { status, ms: performance.now() - before }
    })
    const answers = await Promise.all(asked)
    for (const stop of slow) stop()
    await pause(500)
    const refused = answers.filter(({ status }) => status >= 300 || status === 0).length
    console.log(
      `uploads beside ${slowUploads} slow ones of ${who}: ${statuses(answers)}; ${spread(answers.map(({ ms }) => ms))}`,
    )
    hold(`uploads refused beside slow ones of ${who}`, refused, bounds.refused)
  }
}

/** Others' short calls, beside one account that turns to the last page of a large organization. */
async function deep(): Promise<void> {
  const page = Math.floor(people / 10)
  const path = (turn: number) =>
    `/api/users/members?organization=${organization}&page=${page}&limit=10${turn % 2 === 0 ? '&username=e' : ''}`
  const alone: Timed[] = []
  for (let round = 0; round < 50; round += 1) alone.push(await shortCall())
  const calls: Timed[] = []
  let deeps: Timed[] = []
  const health = await watched(server.origin, async () => {
    let reading = true
    const short = Array.from({ length: 3 }, async () => {
      while (reading) calls.push(await shortCall())
    })
    deeps = (await closedLoop(40, deepSeconds, (turn) => ask(greedy, path(turn)))).answers
    reading = false
    await Promise.all(short)
  })
  const refused = calls.filter(({ status }) => status !== 200).length
  console.log(
    `deep pages: ${statuses(deeps)}, ${spread(deeps.map(({ ms }) => ms))}; others' short calls alone ${spread(alone.map(({ ms }) => ms))}, ` +
      `beside them ${spread(calls.map(({ ms }) => ms))}, refused ${refused} of ${calls.length}; health ${worst(health)}`,
  )
  hold('short calls refused during deep pages', refused, bounds.refused)
  hold(
    'short calls during deep pages, p95 ms',
    quantile(
      calls.map(({ ms }) => ms),
      0.95,
    ),
    bounds.callMs,
  )
  holdHealth('deep pages', health)
}

async function shortCall(): Promise<Timed> {
  const someone = others[Math.floor(Math.random() * others.length)] as Account
  return ask(someone, `/api/users/members/me?organization=${organization}`)
}

async function ask({ idToken }: Account, path: string, body?: object): Promise<Timed> {
  const before = performance.now()
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' }
  const answer = await fetch(`${server.origin}${path}`, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => undefined)
  await answer?.arrayBuffer()
  return { status: answer?.status ?? 0, ms: performance.now() - before }
}
