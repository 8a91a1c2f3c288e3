/** A method that an address does not have: 405 with the ones that it has, as SCIM says no, to whoever has a token. */
import { beforeAll, expect, test } from 'vitest'
import { type Directory, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()
let directory: Directory
beforeAll(async () => {
  directory = await ground.directory('methods')
})

const nobody = '00000000-0000-4000-8000-000000000000'
const ask = (method: string, path: string, authorization = `Bearer ${directory.token}`) =>
  ground.app.inject({ method: method as 'PUT', url: `/scim/v2/methods${path}`, headers: { authorization } })

test.each([
  ['/Users', ['PUT', 'PATCH', 'DELETE'], 'GET, HEAD, POST'],
  ['/Groups', ['PUT', 'PATCH', 'DELETE'], 'GET, HEAD, POST'],
  [`/Users/${nobody}`, ['POST', 'OPTIONS'], 'DELETE, GET, HEAD, PATCH, PUT'],
  [`/Groups/${nobody}`, ['POST', 'OPTIONS'], 'DELETE, GET, HEAD, PATCH, PUT'],
  ['/.search', ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
  ['/Bulk', ['GET', 'PUT', 'PATCH', 'DELETE'], 'POST'],
  ...['/ServiceProviderConfig', '/ResourceTypes', '/ResourceTypes/User', '/Schemas', '/Schemas/none'].map(
    (path) => [path, ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET, HEAD'] as const,
  ),
] as const)('405: %s has no %j', async (path, methods, allow) => {
  for (const method of methods) {
    const answer = await ask(method, path)
    expect([answer.statusCode, answer.headers.allow], method).toEqual([405, allow])
    expect(answer.headers['content-type']).toBe('application/scim+json; charset=utf-8')
    expect(answer.json()).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '405' })
  }
})

test('401 before that, and 404 where there is nothing at all', async () => {
  expect((await ask('PUT', '/Users', 'Bearer none')).statusCode).toBe(401)
  const nothing = await ask('PUT', '/Nothing')
  expect([nothing.statusCode, nothing.headers.allow]).toEqual([404, undefined])
})

test('owners read nothing of it: nothing was asked of anybody', async () => {
  const url = `/api/iam/organizations/methods/connections/${directory.connectionId}/requests`
  expect((await ground.ask({ url, as: directory.owner })).body['results']).toEqual([])
})
