/** Bodies that are no JSON as it is sent: in other bytes than UTF-8, or under another name. */
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from '#testing/servers/raw-request.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
  const organization = { name: 'bodies', displayName: 'A Fine School' }
  await server.api({ method: 'POST', url: '/api/iam/organizations', payload: organization })
})
afterAll(() => server.close())

/** A byte for each character, as in Latin-1: `é` is none of UTF-8. */
const latin1 = (value: object) => Buffer.from(JSON.stringify(value), 'latin1')
const json = { 'content-type': 'application/json' }
const query = { organization: 'bodies' }
const protocol = (method: string) => `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`

test.each([
  ['a name', { url: '/api/users/labels', query }, { name: 'café' }],
  ['a body that may be long', { url: '/api/users/classes/delete', query }, { ids: ['é'] }],
  ['one that is read in another thread', { url: '/api/users/imports/preview', query }, { text: 'email\né@x.example' }],
  ['a long one', { url: '/api/users/imports/preview', query }, { text: `email\n${'é'.repeat(70_000)}` }],
  ['the name of a field', { url: '/api/users/labels', query }, { name: 'cafe', é: '' }],
])('400 for bytes that are no UTF-8: %s', async (_what, call, value) => {
  const answer = await server.api({ method: 'POST', ...call, payload: latin1(value), headers: json })
  expect(answer).toMatchObject({ status: 400, body: { error: 'malformed_request' } })
})

test('a password in such bytes is none, so that no other one stands for it', async () => {
  const sent = (method: string, password: string) => {
    const payload = latin1({ email: 'bytes@example.com', password, returnSecureToken: true })
    return server.app.inject({ method: 'POST', url: protocol(method), payload, headers: json })
  }
  const refused = { error: { message: expect.stringMatching(/^INVALID_ARGUMENT/) as string } }
  const made = await sent('signUp', 'unguessable é')
  expect({ status: made.statusCode, body: made.json<object>() }).toMatchObject({ status: 400, body: refused })
  expect((await sent('signInWithPassword', 'unguessable è')).json()).toMatchObject(refused)
})

test('400 for a text of a form in such bytes', async () => {
  const form = '--x\r\ncontent-disposition: form-data; name="given_name"\r\n\r\nZoé\r\n--x--'
  const answer = await server.api({
    method: 'PATCH',
    url: `/api/users/${server.uid}`,
    payload: Buffer.from(form, 'latin1'),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(answer).toMatchObject({ status: 400, body: { error: 'malformed_request' } })
})

test('415 for JSON that calls itself plain text, which pages of elsewhere send unasked', async () => {
  for (const url of ['/api/users/labels?organization=bodies', '/api/users/forget-password']) {
    const headers = { 'content-type': 'text/plain;charset=UTF-8' }
    const answer = await server.api({ method: 'POST', url, payload: '{"name":"plain"}', headers })
    expect(answer, url).toMatchObject({ status: 415, body: { error: 'unsupported_media_type' } })
  }
})

test.each(['gzip', 'br', 'deflate', 'gzip, identity'])('415 for a body that is sent as %s', async (coding) => {
  const headers = { ...json, 'content-encoding': coding }
  const payload = gzipSync(JSON.stringify({ name: 'packed' }))
  const call = { method: 'POST' as const, payload, headers }
  for (const url of ['/api/users/labels?organization=bodies', '/api/users/imports/preview?organization=bodies']) {
    const answer = await server.api({ ...call, url })
    expect(answer, url).toMatchObject({ status: 415, body: { error: 'unsupported_media_type' } })
  }
  const signUp = await server.app.inject({ ...call, url: protocol('signUp') })
  expect(signUp.headers['accept-encoding']).toBe('identity')
  const message = expect.stringMatching(/^UNSUPPORTED_MEDIA_TYPE/) as string
  expect({ status: signUp.statusCode, body: signUp.json<object>() }).toMatchObject({
    status: 415,
    body: { error: { message } },
  })
})

test('a request without a body is answered, whatever it says that its body is sent as', async () => {
  const answer = await server.app.inject({ url: '/healthz', headers: { 'content-encoding': 'gzip' } })
  expect(answer.statusCode).toBe(200)
})

test('201 for one that says that it is sent as it is', async () => {
  const headers = { ...json, 'content-encoding': 'Identity' }
  const answer = await server.api({
    method: 'POST',
    url: '/api/users/labels',
    query,
    payload: '{"name":"Plain"}',
    headers,
  })
  expect(answer.status).toBe(201)
})

test('201 for what is UTF-8, with the mark of its order or without', async () => {
  for (const [name, mark] of [
    ['Café 🦉', ''],
    ['Zoë', '\ufeff'],
  ]) {
    const payload = `${mark}${JSON.stringify({ name })}`
    const answer = await server.api({ method: 'POST', url: '/api/users/labels', query, payload, headers: json })
    expect(answer).toMatchObject({ status: 201, body: { name } })
  }
})

test('a long body is read of nobody who may not send one: 401 before any of it has come', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  for (const path of ['users/imports/preview', 'users/classes/delete', 'users/learners']) {
    const head = [
      'Host: localhost:8080',
      'Content-Type: application/json',
      'Content-Length: 400000',
      'Connection: close',
    ]
    const lines = [`POST /api/${path}?organization=bodies HTTP/1.1`, ...head, '', '{']
    expect(await rawRequest(port, lines.join('\r\n')), path).toMatch(/^HTTP\/1\.1 401 /)
  }
})
