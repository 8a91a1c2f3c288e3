/** The time of an answer does not tell who has an account: medians of 200 each, taken in turn. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, newPerson } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'

const ROUNDS = 200
const WARM_UP = 20
/** What two series of the same request differ by on a busy machine. */
const NOISE = { ms: 1, share: 0.15 }
const MAX_MS = 120_000

let dataDir: string
let server: ServerProcess
const known = newPerson()
beforeAll(async () => {
  dataDir = await dataFolder('who-has-an-account')
  server = await startServer({ dataDir })
  await createAccount(server.origin, known)
  // Others too, so that no table is empty.
  for (let index = 0; index < 5; index++) await createAccount(server.origin, newPerson())
})
afterAll(async () => {
  await server.stop()
  await removeFolder(dataDir)
})

const post = (path: string, body: object) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const protocol = '/identitytoolkit.googleapis.com/v1/accounts'

const doors: Record<string, (email: string) => Promise<Response>> = {
  'POST /api/users/forget-password': (email) => post('/api/users/forget-password', { email }),
  'sendOobCode PASSWORD_RESET': (email) =>
    post(`${protocol}:sendOobCode?key=any`, { requestType: 'PASSWORD_RESET', email }),
  createAuthUri: (identifier) => post(`${protocol}:createAuthUri?key=any`, { identifier, continueUri: server.origin }),
  'POST /api/messaging/email/send': (email) =>
    post('/api/messaging/email/send', { email, template: 'success_reset_password' }),
}

test.each(Object.entries(doors))(
  '%s takes as long for an address that nobody has',
  async (door, ask) => {
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const statuses = new Set<string>()
    const timed = async (who: 'known' | 'unknown', email: string) => {
      const began = performance.now()
      const answer = await ask(email)
      const body = await answer.text()
      took[who].push(performance.now() - began)
      statuses.add(`${answer.status} ${body.replaceAll(email, '').replace(/"sessionId":"[^"]*"/, '')}`)
    }
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      // As many letters as the known one's, and another one each time.
      const nobody = known.email.replace(/^.{4}/, String(1_000 + round))
      const both = [() => timed('known', known.email), () => timed('unknown', nobody)]
      for (const one of round % 2 === 0 ? both : both.reverse()) await one()
    }
    const [ofKnown, ofUnknown] = [median(took.known.slice(WARM_UP)), median(took.unknown.slice(WARM_UP))]
    console.log(`${door}: known ${ofKnown.toFixed(2)} ms, unknown ${ofUnknown.toFixed(2)} ms`)
    expect(statuses.size).toBe(1)
    const allowed = Math.max(NOISE.ms, NOISE.share * Math.max(ofKnown, ofUnknown))
    expect(Math.abs(ofKnown - ofUnknown)).toBeLessThan(allowed)
  },
  MAX_MS,
)

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
