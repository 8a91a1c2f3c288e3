/**
 * Whatever is asked of the API or of the identity protocol, by whomever, the answer is one that they tell of. Calls are
 * made from the contract, so that a new endpoint is among them. `npm run test:fuzz` asks more; it prints the seed of
 * what it finds, and `FUZZ_SEED` asks that again.
 */
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, type FuzzCall } from '#testing/fuzz/calls.ts'
import { protocolCalls, protocolPaths } from '#testing/fuzz/protocol-calls.ts'
import { fuzzWorld, type World } from '#testing/fuzz/world.ts'
import { wrongAnswer } from '#testing/fuzz/wrong-answer.ts'

const { FUZZ_RUNS = '80', FUZZ_SEED } = process.env
const chosen = { numRuns: Number(FUZZ_RUNS), ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }) }
const RUNS_A_WORLD = 50
const MOST_MS = 3_600_000

let world: World
beforeAll(async () => void (world = await fuzzWorld()))
afterAll(() => world.close())

async function ask({ endpoint, as, url, payload }: FuzzCall) {
  const authorization = world.bearerOf(as)
  const json = payload === undefined ? {} : { payload: JSON.stringify(payload) }
  const headers = { authorization, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) }
  const response = await world.server.app.inject({ method: endpoint.method, url, headers, ...json })
  return { status: response.statusCode, text: response.body, type: String(response.headers['content-type'] ?? '') }
}

test(
  'every answer is one that the contract tells of',
  async () => {
    let runs = 0
    const call = fc
      .constantFrom(...(endpoints as readonly Endpoint[]))
      .chain((endpoint) => callsOf(endpoint, world.known))
    const property = fc.asyncProperty(call, async (asked) => {
      if (++runs % RUNS_A_WORLD === 0) await world.restore()
      const { endpoint, as, url, payload } = asked
      const answer = await ask(asked)
      const said = `${endpoint.id} as ${as}: ${url} ${JSON.stringify(payload)?.slice(0, 300) ?? ''}`
      expect(wrongAnswer(endpoint, answer), `${said} -> ${answer.status} ${answer.text.slice(0, 300)}`).toBeUndefined()
    })
    await fc.assert(property, { ...chosen, endOnFailure: true })
  },
  MOST_MS,
)

test(
  'every answer of the identity protocol is one that its clients read',
  async () => {
    let runs = 0
    const call = fc.constantFrom(...protocolPaths).chain((path) => protocolCalls(path, world.known))
    const property = fc.asyncProperty(call, async ({ path, headers, payload }) => {
      if (++runs % RUNS_A_WORLD === 0) await world.restore()
      const { app } = world.server
      const response = await app.inject({ method: 'POST', url: `${path}?key=any`, headers, payload })
      const said = `${path} ${payload.slice(0, 300)} -> ${response.statusCode} ${response.body.slice(0, 300)}`
      expect(response.statusCode, said).toBeLessThan(500)
      if (response.statusCode < 300) return
      const { error } = response.json<{ error: { code?: number; message?: string; errors?: unknown[] } }>()
      expect(error, said).toMatchObject({
        code: response.statusCode,
        message: expect.stringMatching(/^[A-Z_]+( : .+)?$/s),
      })
      expect(error.message, said).not.toMatch(/^INTERNAL/)
    })
    await fc.assert(property, { ...chosen, endOnFailure: true })
  },
  MOST_MS,
)
