/** What a request says of where it comes from changes nothing of how it is counted, unless a proxy of the operator says it. */
import { expect, test } from 'vitest'
import { wholeServer } from '#testing/servers/whole-server.ts'

const LIMIT = 3
/** Each starts a server of its own. */
const timeout = 60_000

/** Asks once more than the limit lets, each time as if from another address. */
async function statuses(env: Record<string, string>): Promise<number[]> {
  const server = await wholeServer({ LIMIT_NAME_CHECKS: String(LIMIT), ...env })
  try {
    const all: number[] = []
    for (let turn = 0; turn <= LIMIT; turn += 1) {
      const headers = {
        'x-forwarded-for': `203.0.113.${turn}`,
        'x-real-ip': `203.0.113.${turn}`,
        forwarded: `for=203.0.113.${turn}`,
      }
      const url = `/api/users/members/check-username/ada${turn}`
      all.push((await server.app.inject({ method: 'GET', url, headers })).statusCode)
    }
    return all
  } finally {
    await server.close()
  }
}

test(
  'a header that a client sets leads past no limit',
  async () => {
    expect(await statuses({})).toEqual([...Array<number>(LIMIT).fill(200), 429])
  },
  timeout,
)

test(
  'behind a proxy of the operator, what that one says counts',
  async () => {
    expect(await statuses({ TRUSTED_PROXY_HOPS: '1' })).toEqual(Array<number>(LIMIT + 1).fill(200))
  },
  timeout,
)

test(
  'a proxy that writes the port beside the address leads past no limit by it',
  async () => {
    const server = await wholeServer({ LIMIT_NAME_CHECKS: String(LIMIT), TRUSTED_PROXY_HOPS: '1' })
    const all: number[] = []
    for (let turn = 0; turn <= LIMIT; turn += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.9:${51_000 + turn}` }
      all.push((await server.app.inject({ url: '/api/users/members/check-username/ada', headers })).statusCode)
    }
    await server.close()
    expect(all).toEqual([...Array<number>(LIMIT).fill(200), 429])
  },
  timeout,
)
