/** Who may do what in an organization: in which order it is refused, and that nothing is read or done before. */
import { endpoint, noAnswer } from '@atrium/contract/endpoint'
import { everyRole, ownersOnly } from '@atrium/contract/rules/roles'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Actor } from './actor.ts'
import { answerErrors } from './failures/error-answer.ts'
import type { Membership, RequireRole } from './membership.ts'
import { Refusal } from './refusal.ts'
import { type Guards, serve } from './serve.ts'

const organization = z.string().check(z.minLength(3))
const base = { summary: '', method: 'POST', status: 204, answer: noAnswer } as const
const query = z.strictObject({ organization })
const owners = { organization: ownersOnly }
const rename = endpoint({
  ...base,
  id: 'rename',
  path: '/rename',
  access: owners,
  query,
  body: z.strictObject({ name: z.string() }),
})
const long = endpoint({
  ...base,
  id: 'long',
  path: '/long',
  access: owners,
  query,
  bodyLimitBytes: 1_000_000,
  body: z.strictObject({ text: z.string() }),
})
const leave = endpoint({
  ...base,
  id: 'leave',
  path: '/leave',
  query,
  body: z.strictObject({ ids: z.array(z.string()) }),
  access: { ...owners, oneself: { named: 'ids', may: everyRole } },
})
const picture = endpoint({
  ...base,
  id: 'picture',
  path: '/people/:id/picture',
  multipart: 'required',
  bodyLimitBytes: 1_000,
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ organization: z.optional(organization) }),
  files: { field: 'file', max: 1 },
  body: z.strictObject({ id: z.optional(z.string()) }),
  access: { ...owners, oneself: { named: 'id', may: 'bearer' } },
})
const end = endpoint({
  ...base,
  id: 'end',
  path: '/:id/end',
  access: owners,
  params: z.strictObject({ id: z.string() }),
})

const change = endpoint({
  ...base,
  id: 'change',
  path: '/organizations/:name/things/:id',
  access: owners,
  params: z.strictObject({ name: organization, id: z.string() }),
})

const actor = { uid: 'ada' } as Actor
const requireRole = vi.fn<RequireRole>()
const action = vi.fn<(membership: Membership | undefined) => void>()
let app: FastifyInstance
beforeEach(() => {
  requireRole.mockReset().mockImplementation(async (_actor, asked, admitted) => {
    if (!('name' in asked) || asked.name === 'foreign') throw new Refusal('not_found')
    const role = asked.name === 'owned' ? 'owner' : 'User'
    if (!admitted.includes(role)) throw new Refusal('forbidden')
    const shown = { name: asked.name, displayName: '', logoUrl: '', timeZone: 'UTC' }
    return { organizationId: 'o', ...shown, role, admitted }
  })
  action.mockReset()
  const guards: Guards = {
    verifyIdToken: (token) =>
      token === 'ada' ? Promise.resolve(actor) : Promise.reject(new Refusal('unauthenticated')),
    countRequest: () => Promise.resolve(),
    findMembership: async () => undefined,
    requireRole,
    requireAuthorRole: () => Promise.reject(new Error('these tests have no publisher')),
  }
  app = Fastify()
  answerErrors(app)
  for (const one of [rename, long, leave, end, change])
    serve(app, guards, one, async ({ membership }) => action(membership))
  serve(app, guards, picture, async ({ membership }) => action(membership))
})
afterEach(() => app.close())

async function errorOf(url: string, { bearer = 'ada', ...call }: InjectOptions & { bearer?: string } = {}) {
  const headers = { authorization: `Bearer ${bearer}`, ...call.headers }
  const response = await app.inject({ method: 'POST', payload: {}, ...call, url, headers })
  return response.body === '' ? response.statusCode : response.json<{ error: string }>().error
}

test('unauthenticated, then invalid_input, then not_found, then forbidden', async () => {
  const valid = { payload: { name: 'x' } }
  expect(await errorOf('/rename?organization=x', { bearer: 'eve' })).toBe('unauthenticated')
  expect(await errorOf('/rename?organization=x', valid)).toBe('invalid_input')
  expect(await errorOf('/rename', valid)).toBe('invalid_input')
  expect(await errorOf('/rename?organization=foreign')).toBe('invalid_input')
  expect(requireRole).not.toHaveBeenCalled()
  expect(await errorOf('/rename?organization=foreign', valid)).toBe('not_found')
  expect(await errorOf('/rename?organization=joined', valid)).toBe('forbidden')
  expect(action).not.toHaveBeenCalled()
  expect(await errorOf('/rename?organization=owned', valid)).toBe(204)
  expect(action).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'owned', admitted: ownersOnly }))
})

test('a long body is refused before anybody parses it', async () => {
  const headers = { 'content-type': 'application/json' }
  const payload = `{"text":"${'x'.repeat(100_000)}`
  expect(await errorOf('/long?organization=joined', { headers, payload })).toBe('forbidden')
  expect(action).not.toHaveBeenCalled()
})

test('a long body is parsed and held to the contract like any other, unless it is read elsewhere', async () => {
  const headers = { 'content-type': 'application/json' }
  const owned = (payload: string) => errorOf('/long?organization=owned', { headers, payload })
  expect(await owned(`{"text":"${'x'.repeat(100_000)}`)).toBe('malformed_request')
  expect(await owned(`{"nothing of it":"${'x'.repeat(100_000)}"}`)).toBe('invalid_input')
  expect(action).not.toHaveBeenCalled()
})

test('a form is refused before it is read, whatever stands in it', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const payload = '--b\r\nContent-Disposition: form-data; name="id"\r\n\r\nada\r\n--b--\r\n'
  const form = { headers, payload }
  expect(await errorOf('/people/eve/picture?organization=joined', form)).toBe('forbidden')
  expect(await errorOf('/people/eve/picture?organization=foreign', form)).toBe('not_found')
  expect(await errorOf('/people/eve/picture', form)).toBe('not_found')
  expect(action).not.toHaveBeenCalled()
  expect(await errorOf('/people/ada/picture?organization=foreign', form)).toBe(204)
  expect(action).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('nobody is oneself among others', async () => {
  const leaving = (...ids: string[]) => errorOf('/leave?organization=joined', { payload: { ids } })
  expect(await leaving('ada')).toBe(204)
  expect(await leaving('ada', 'ada')).toBe(204)
  expect(await leaving('ada', 'eve')).toBe('forbidden')
  expect(await leaving('eve')).toBe('forbidden')
  expect(await leaving()).toBe('forbidden')
})

test('a call about an organization itself names it by its id', async () => {
  expect(await errorOf('/owned/end')).toBe('not_found')
  expect(requireRole).toHaveBeenCalledExactlyOnceWith(actor, { id: 'owned' }, ownersOnly)
})

test('a call about something of an organization names it by its name, whatever the id', async () => {
  expect(await errorOf('/organizations/foreign/things/owned')).toBe('not_found')
  expect(await errorOf('/organizations/joined/things/owned')).toBe('forbidden')
  expect(await errorOf('/organizations/x/things/owned')).toBe('invalid_input')
  expect(action).not.toHaveBeenCalled()
  expect(await errorOf('/organizations/owned/things/foreign')).toBe(204)
})
