/** A name that is none is refused with a clear error wherever a client can give one, and never with 500. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
let idToken: string
beforeAll(async () => {
  server = await wholeServer()
  const signedIn = await server.identity('signInWithPassword', { email: 'ada@example.com', password: 'correct horse' })
  idToken = String(signedIn['idToken'])
  const payload = { name: 'acme', displayName: 'Acme School' }
  await server.api({ method: 'POST', url: '/api/iam/organizations', payload })
})
afterAll(() => server.close())

const noNames = {
  'a line break': 'Ada\nConfirm at once',
  'a carriage return': 'Ada\rx',
  NUL: 'Ada\0',
  'half a character': 'Ada \ud800',
  'an override of the direction': 'Ada \u202exe',
  'nothing that is seen': '\u3164\u2800',
  '10,000 characters': 'x'.repeat(10_000),
  'a web address': 'Ada http://evil.example/x',
  'a bare host': 'Ada evil.com',
  'a mail address': 'ada@evil.example',
}

describe.each(Object.entries(noNames))('%s', (_what, name) => {
  test('the protocol: INVALID_DISPLAY_NAME', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    for (const answer of [
      await server.identity('signUp', { email, password: 'correct horse', displayName: name }),
      await server.identity('update', { idToken, displayName: name }),
    ]) {
      expect(answer).toMatchObject({ error: { code: 400, message: expect.stringMatching(/^INVALID_DISPLAY_NAME/) } })
    }
  })

  test.each([
    ['POST', '/api/users/signup', { given_name: name, family_name: 'Byron' }],
    ['POST', '/api/users/signup', { given_name: 'Ada', family_name: name }],
    ['POST', '/api/users/signup', { given_name: 'Ada', family_name: 'Byron', displayName: name }],
    ['PATCH', '/api/users/profile', { given_name: name }],
    ['PATCH', '/api/users/profile', { displayName: name }],
    ['POST', '/api/iam/authors', { name }],
    ['PATCH', '/api/iam/authors/acme', { version: 1, name }],
    ['POST', '/api/users/labels?organization=acme', { name }],
    ['POST', '/api/users/classes?organization=acme', { name }],
    ['PATCH', '/api/users/profile', { pronounce: name }],
  ] as const)('the API: 422 for %s %s', async (method, url, payload) => {
    expect((await server.api({ method, url, payload })).status).toBe(422)
  })
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,x',
  'https://cdn.example/\0',
  'https://a.example/\ud800',
  '/x\0y',
])('the photo %j is refused by the protocol and the API', async (photo) => {
  expect(await server.identity('update', { idToken, photoUrl: photo })).toMatchObject({
    error: { message: expect.stringMatching(/^INVALID_PHOTO_URL/) },
  })
  const profile = { method: 'PATCH', url: '/api/users/profile', payload: { photoURL: photo } } as const
  expect((await server.api(profile)).status).toBe(422)
})

const unkept = ['a\0b', 'a\ud800b', 'a\udc00']

describe.each(unkept)('text that the database could not keep: %j', (text) => {
  test('is a client error in every field of the protocol', async () => {
    const fields = {
      email: text,
      password: text,
      idToken: text,
      displayName: text,
      photoUrl: text,
      oobCode: text,
      token: text,
      newPassword: text,
      newEmail: text,
      requestType: text,
      continueUrl: text,
      identifier: text,
      continueUri: text,
      postBody: text,
      deleteProvider: [text],
      deleteAttribute: [text],
    }
    const operations = ['createAuthUri', 'delete', 'lookup', 'resetPassword', 'sendOobCode', 'signInWithCustomToken']
    for (const operation of [...operations, 'signInWithIdp', 'signInWithPassword', 'signUp', 'update']) {
      for (const body of [fields, ...Object.entries(fields).map(([name, value]) => ({ idToken, [name]: value }))]) {
        // A password is hashed and kept nowhere; everything else is refused or ignored.
        expect(await server.identity(operation, body)).not.toMatchObject({ error: { code: 500 } })
      }
    }
  })

  test('is 4xx in paths, queries, bodies and their keys', async () => {
    const written = encodeURIComponent(text.toWellFormed())
    const raw = text.includes('\0') ? '%00' : '%ED%A0%80'
    for (const one of [written, raw, `x${raw}y`]) {
      for (const url of [
        `/api/users/profile/getuser?email=${one}`,
        `/api/users/members/check-username/${one}`,
        `/api/iam/organizations/${one}/name`,
        `/api/iam/organizations/by-mail?email=${one}`,
        `/api/users/members?organization=acme&username=${one}`,
        `/api/users/members?organization=acme&label=${one}`,
        `/api/users/members/${one}?organization=acme`,
        `/api/iam/organizations/membership?name=${one}`,
        `/api/iam/authors/membership?name=${one}`,
        `/api/users/imports/${one}?organization=acme`,
        `/api/users/invites?organization=acme&before=${one}`,
        `/auth/google/start?channel=${one}`,
        `/content/${one}`,
      ]) {
        expect((await server.api({ url })).status, url).toBeLessThan(500)
      }
    }
    for (const payload of [{ [text]: 1 }, { data: { username: text } }, { text }, { ids: [text] }, { token: text }]) {
      for (const url of ['/api/users/invites/preview', '/api/users/invites/success']) {
        expect((await server.api({ method: 'POST', url, payload })).status).toBeLessThan(500)
      }
      for (const url of ['/api/users/members/delete', '/api/users/imports', '/api/users/imports/preview']) {
        const asked = await server.api({ method: 'POST', url: `${url}?organization=acme`, payload })
        expect(asked.status, url).toBe(422)
      }
    }
    const headers = { 'idempotency-key': written, cookie: `x=${written}` }
    const payload = { name: 'second', displayName: 'Second School' }
    const create = { method: 'POST', url: '/api/iam/organizations', payload } as const
    expect((await server.api({ ...create, headers })).status).toBe(422)
    // An origin that is none is no page of ours.
    expect((await server.api({ ...create, headers: { origin: written } })).status).toBe(403)
  })
})
