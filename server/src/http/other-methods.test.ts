/** A method that an address does not have: 405, and which ones it has. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from './failures/error-answer.ts'
import { refuseOtherMethods } from './other-methods.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  answerErrors(app)
  const refuse = refuseOtherMethods(app)
  const handler = async () => ({ found: true })
  await app.register(async (scope) => {
    scope.get('/api/things/:name', handler)
    scope.delete('/api/things/:id', handler)
    scope.post('/api/things/mine', handler)
    scope.get('/other', handler)
    scope.get('/dev/mailbox', handler)
    scope.get('/metrics', handler)
    scope.post('/protocol/v1/token', handler)
    scope.all('/protocol/*', async (_request, reply) => reply.status(404).send({ error: 'in its own words' }))
  })
  const strict = async (scope: FastifyInstance) => {
    scope.setErrorHandler((error: Error, _request, reply) => reply.status(405).send({ error: error.message }))
    const refuseThere = refuseOtherMethods(scope, () => new Error('none of ours'))
    scope.get('/v2/:id', handler)
    refuseThere()
    scope.all('/*', async (_request, reply) => reply.status(404).send({ error: 'nothing of ours' }))
  }
  await app.register(strict, { prefix: '/strict/:whose' })
  refuse()
})
afterAll(() => app.close())

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS', url: string, payload?: string) {
  const { statusCode: status, headers, body } = await app.inject({ method, url, ...(payload && { payload }) })
  const { error } = (body && JSON.parse(body)) as { error?: string }
  return { status, error, allow: headers.allow }
}

test.each(['POST', 'PUT', 'OPTIONS'] as const)('%s is 405 where the address has none', async (method) => {
  const refused = { status: 405, error: 'method_not_allowed', allow: 'DELETE, GET, HEAD' }
  expect(await ask(method, '/api/things/any')).toEqual(refused)
})

test('a body is not looked at', async () => {
  expect(await ask('POST', '/api/things/any', '{')).toMatchObject({ status: 405 })
})

test('a method that an address has under another name of its variable part is answered', async () => {
  expect(await ask('GET', '/api/things/any')).toMatchObject({ status: 200 })
  expect(await ask('DELETE', '/api/things/any')).toMatchObject({ status: 200 })
})

test('an address of its own takes no method from one with a variable part', async () => {
  expect(await ask('DELETE', '/api/things/mine')).toMatchObject({ status: 200 })
  expect(await ask('PUT', '/api/things/mine')).toMatchObject({ status: 405, allow: 'DELETE, GET, HEAD, POST' })
})

test('an address that is not there is 404 still', async () => {
  expect(await ask('PUT', '/api/nothing')).toMatchObject({ status: 404, error: 'not_found', allow: undefined })
})

test('an address outside the API keeps to the same rule', async () => {
  expect(await ask('POST', '/other')).toMatchObject({ status: 405, allow: 'GET, HEAD' })
})

test('an address that not everybody may know of does not tell by it', async () => {
  expect(await ask('PUT', '/dev/mailbox')).toMatchObject({ status: 404, allow: undefined })
  expect(await ask('PUT', '/metrics')).toMatchObject({ status: 404, allow: undefined })
})

test('an address of another protocol is answered in the words of that', async () => {
  expect(await ask('GET', '/protocol/v1/token')).toEqual({ status: 404, error: 'in its own words', allow: undefined })
})

test('one that refuses in words of its own is answered with those, and with the methods that it has', async () => {
  expect(await ask('PUT', '/strict/a/v2/any', '{')).toEqual({ status: 405, error: 'none of ours', allow: 'GET, HEAD' })
  expect(await ask('PUT', '/strict/a/v3/any')).toEqual({ status: 404, error: 'nothing of ours', allow: undefined })
})
