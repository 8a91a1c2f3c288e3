/**
 * Whatever is sent to whichever call, as large as it lets through and of letters that are awkward to compare: it keeps
 * everybody else waiting for no longer than a blink. Calls are made from the contract, so that a new one is among them.
 */
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { provisioningGround } from '#testing/fixtures/provisioning.ts'
import { directoryBodies } from '#testing/fuzz/directory-bodies.ts'
import { largestOf } from '#testing/fuzz/largest.ts'
import { fuzzWorld, type World } from '#testing/fuzz/world.ts'
import { leastSpentMs, longestTurnMs } from '#testing/servers/spent-time.ts'

const MOST_MS = 250
/** Of what a directory asks, in one turn of the event loop: of a mebibyte most take a fifth of it. */
const MOST_TURN_MS = 100
/** Of a body that may be longer: two megabytes of an import take seconds, in a thread. */
const MOST_BYTES = 300_000
/** Behind one another they run into whatever goes back and forth, is written anew in NFKC, changes places, or has no width. */
const letters = ['a', ' ', 'a ', 'a.', 'a@', '\u0301', '\u0301\u0327', '\ufdfa', '👩‍👩‍👧‍👦', 'İ', '%', '\n']

let world: World
beforeAll(async () => void (world = await fuzzWorld()))
afterAll(() => world.close())

/** Whoever is signed in stays so: what a call costs that is refused at once says nothing. */
const ends = new Set(['logOut', 'signOutEverywhere', 'endSession', 'endOtherSessions', 'askAccountDeletion'])
const asked = (endpoints as readonly Endpoint[]).filter(
  ({ id, method, multipart }) => method !== 'GET' && multipart !== 'required' && !ends.has(id),
)

/** With what is there where the address names it; a query of more than is declared would be refused before its body. */
function urlOf({ path, query }: Endpoint): string {
  const { known } = world
  const idOf = (name: string) => (typeof known[name]?.[0] === 'string' ? known[name][0] : 'x')
  const url = path.replaceAll(/:(\w+)/g, (_colon, name: string) => encodeURIComponent(idOf(name)))
  return 'organization' in query.shape ? `${url}?organization=${idOf('organization')}` : url
}

test.each(asked.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_id, endpoint) => {
  const { known, server } = world
  const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' })
  const headers = { authorization: world.bearerOf('owner'), 'content-type': 'application/json' }
  const there = { organization: known['organization'] ?? [], origin: known['origin'] ?? [] }
  const limit = Math.min(endpoint.bodyLimitBytes ?? server.app.initialConfig.bodyLimit ?? 0, MOST_BYTES)
  const payloadOf = (letter: string, bytes = limit): string => {
    const payload = JSON.stringify(largestOf(schema, letter, there, bytes) ?? {})
    return Buffer.byteLength(payload) > limit ? payloadOf(letter, bytes * 0.9) : payload
  }
  for (const letter of letters) {
    const payload = payloadOf(letter)
    const call = { method: endpoint.method, url: urlOf(endpoint), headers, payload }
    // Neither refused for whoever asks, nor by its length alone.
    const ask = async () => expect([401, 413]).not.toContain((await server.app.inject(call)).statusCode)
    expect(await leastSpentMs(MOST_MS, ask), `${JSON.stringify(letter)}, ${payload.length} characters`).toBeLessThan(
      MOST_MS,
    )
  }
})

describe('what a directory sends', () => {
  const ground = provisioningGround()

  test('keeps nobody waiting, whatever it is made of', async () => {
    const { limiter } = ground.context
    const often = { ...limitDefaults, provisioning: { max: 1_000_000, windowSeconds: 60 } }
    Object.assign(limiter, createLimiter(ground.database.db, often))
    const { token, user, group } = await ground.directory('busy')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
    const slow: string[] = []
    for (const { what, method, path, text } of directoryBodies(await user('ada@busy.org'), await group('Group'))) {
      const call = { method, url: `/scim/v2/busy${path}`, headers, payload: text }
      const ask = async () => expect((await ground.app.inject(call)).statusCode).toBeOneOf([200, 400, 413])
      const ms = await leastSpentMs(MOST_TURN_MS, ask, longestTurnMs)
      if (ms >= MOST_TURN_MS) slow.push(`${what}: ${Math.round(ms)} ms`)
    }
    expect(slow).toEqual([])
  })

  test('nor does what a bulk does one after the other', async () => {
    const { token } = await ground.directory('many')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
    const Operations = Array.from({ length: 500 }, () => ({
      method: 'PUT',
      path: '/Users/nobody',
      data: { userName: 'a' },
    }))
    const call = { method: 'POST' as const, url: '/scim/v2/many/Bulk', headers, payload: { Operations } }
    const ask = async () => expect((await ground.app.inject(call)).statusCode).toBe(200)
    expect(await leastSpentMs(MOST_TURN_MS, ask, longestTurnMs)).toBeLessThan(MOST_TURN_MS)
  })
})
