/**
 * No cache, the browser's or one that many share, keeps what the API answers: of every endpoint of the contract, so that
 * a new one is among them, and of what else tells of somebody or of an organization.
 */
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '#testing/fuzz/calls.ts'
import { fuzzWorld, type World } from '#testing/fuzz/world.ts'

let world: World
beforeAll(async () => void (world = await fuzzWorld()))
afterAll(() => world.close())

/** Whether there is an answer is not asked: a refusal tells of somebody too. */
const CALLS_EACH = 3
const seed = 1

test('nothing that an endpoint answers, whoever asks', { timeout: 120_000 }, async () => {
  const kept: string[] = []
  for (const endpoint of endpoints as readonly Endpoint[]) {
    const calls = fc.sample(callsOf(endpoint, world.known), { seed, numRuns: CALLS_EACH })
    for (const { as, url, payload } of calls) {
      const json = payload === undefined ? {} : { payload: JSON.stringify(payload) }
      const type = payload === undefined ? {} : { 'content-type': 'application/json' }
      const headers = { authorization: world.bearerOf(as), ...type }
      const answer = await world.server.app.inject({ method: endpoint.method, url, headers, ...json })
      const how = answer.headers['cache-control']
      if (how !== 'no-store') kept.push(`${endpoint.id} as ${as}: ${answer.statusCode}, ${String(how)}`)
    }
  }
  expect(kept).toEqual([])
})

test.each([
  ...['/scim/v2/acme/Users', '/scim/v2/acme/ServiceProviderConfig', '/scim/v2/acme/Bulk', '/metrics', '/readyz'],
  ...['/identitytoolkit.googleapis.com/v1/accounts:lookup', '/securetoken.googleapis.com/v1/token', '/dev/mailbox'],
  ...[
    '/dev/mailbox.json',
    '/api/nothing/here',
    '/sso/none/saml/metadata',
    '/sso/none/saml/acs',
    '/sso/finish',
    '/content/none.png',
    '/assets/none.js',
  ],
])('nothing at %s', async (url) => {
  for (const method of ['GET', 'POST'] as const) {
    const { headers, statusCode } = await world.server.app.inject({ method, url })
    expect({ url, method, statusCode, how: headers['cache-control'] }).toMatchObject({ how: 'no-store' })
  }
})
