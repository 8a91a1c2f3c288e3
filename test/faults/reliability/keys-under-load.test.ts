/** The signing key is replaced while two processes sign in, refresh and ask: no token that is valid is refused. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import * as steps from '../../support/account-client.ts'
import { startServer } from '../../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.ts'
import { type Clock, clockIn } from './support/clock.ts'
import { figure } from './support/figure.ts'
import { ask } from './support/requests.ts'
import { type TwoServers, twoServers } from '../support/two-servers.ts'

const CLIENTS = 8
/** The clock goes on by this much at once, so that what takes minutes is seen in seconds. */
const STEP_MS = 15_000
/** A new key signs two minutes behind its making: through that, and a while beyond. */
const STEPS = 16

let two: TwoServers
let folder: string
let clock: Clock
beforeAll(async () => {
  folder = await temporaryFolder('clock')
  clock = clockIn(folder)
  two = await twoServers('keys', clock.env)
})
afterAll(async () => {
  await two?.stop()
  await removeFolder(folder)
})

const kidOf = (idToken: string) =>
  (JSON.parse(Buffer.from(idToken.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid

test('replaced under load', async () => {
  let isOver = false
  let [asked, refused, unpublished] = [0, 0, 0]
  const why = new Set<string>()
  const kids = new Set<string>()
  const client = async (lane: number) => {
    const { idToken, ...session } = await steps.createAccount(two.originOf(lane), steps.newPerson())
    const tokens = [idToken]
    let { refreshToken } = session
    for (let turn = lane; !isOver; turn += 1) {
      const asking = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const renewed = await ask(`${two.originOf(turn)}/securetoken.googleapis.com/v1/token?key=test`, { body: asking })
      if (renewed.status !== 200) throw new Error(`a refresh was answered ${renewed.status}: ${renewed.text}`)
      refreshToken = String(renewed.body['refresh_token'])
      const newest = String(renewed.body['id_token'])
      tokens.push(newest)
      kids.add(kidOf(newest))
      // At the process that did not sign it, at once; and an old one, somewhere.
      for (const token of [newest, tokens[Math.floor(Math.random() * tokens.length)] ?? newest]) {
        const answer = await ask(`${two.originOf(turn + 1)}/api/users/profile`, { bearer: token })
        asked += 1
        if (answer.status === 200) continue
        refused += 1
        why.add(`${answer.status} ${answer.text}`)
      }
      // As a sibling app would, that has the keys from the other process.
      const { body } = await ask(`${two.originOf(turn + 1)}/.well-known/jwks.json`)
      const published = (body['keys'] as { kid: string }[]).map(({ kid }) => kid)
      if (!published.includes(kidOf(newest))) unpublished += 1
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, lane) => client(lane))
  await pause(1_000)
  await two.rows(`update signing_keys set created_at = created_at - interval '31 days'`)
  // The round of a process that starts finds that the key is old.
  const third = await startServer({
    dataDir: two.dataDir,
    env: {
      DATABASE_URL: two.postgres.databaseUrl,
      ...clock.env,
      HOST_DOMAIN: two.servers[0].hostDomain,
      PUBLIC_ORIGIN: two.servers[0].origin,
    },
  })
  for (let step = 1; step <= STEPS; step += 1) {
    await clock.set(step * STEP_MS, ...two.servers, third)
    await pause(700)
  }
  isOver = true
  await Promise.all(clients)
  await third.stop()
  if (why.size > 0) console.error([...why].slice(0, 5).join('\n'))
  const measured = `${asked} tokens asked of the process that did not sign them, under ${kids.size} keys: ${refused} refused; ${unpublished} signed before their key was published`
  figure('8', measured, refused + unpublished === 0 && kids.size === 2)
})
