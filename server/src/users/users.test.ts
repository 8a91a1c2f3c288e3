/** The users endpoints, by status. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testContent, type TestContent } from '#testing/files/content.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { serveUsers } from './routes.ts'

let server: TestServer
let content: TestContent
beforeAll(async () => {
  content = await testContent()
  server = await testServer([serveUsers], (db) => ({ content: content.on(db) }))
})
afterAll(async () => {
  await server.close()
  await content.remove()
})

const patchUsername = (id: string, username: unknown) =>
  ({ method: 'PATCH', url: `/api/users/members/${id}`, payload: { data: { username } } }) as const

describe('POST /api/users/signup', () => {
  const url = '/api/users/signup'

  test('401 without a bearer', async () => {
    const { status, body } = await server.ask({ method: 'POST', url, payload: {} })
    expect(status).toBe(401)
    expect(body).toEqual({ code: 401, error: 'unauthenticated', message: 'Please sign in to continue.' })
  })

  test('422 names each wrong field in the words of its rule', async () => {
    const as = await server.person('nameless')
    const { status, body } = await server.ask({ method: 'POST', url, as, payload: { given_name: ' ' } })
    expect(status).toBe(422)
    expect(body['errors']).toEqual({ given_name: 'First name is required', family_name: 'Last name is required' })
  })

  test.each(['role', 'emailVerified', 'user_id', 'isOwner'])('422 for the unknown key %s', async (key) => {
    const as = await server.person('pushy')
    const payload = { given_name: 'A', family_name: 'B', [key]: 'owner' }
    const { status, body } = await server.ask({ method: 'POST', url, as, payload })
    expect(status).toBe(422)
    expect(body['errors']).toEqual({ [key]: 'This field is not known.' })
  })

  test('400 for a body with __proto__', async () => {
    const as = await server.person('proto')
    const headers = { 'content-type': 'application/json' }
    const payload = '{"given_name":"A","family_name":"B","__proto__":{"role":"owner"}}'
    expect((await server.ask({ method: 'POST', url, as, headers, payload })).status).toBe(400)
  })

  test('201 completes the record; the display name is first and last name', async () => {
    const as = await server.person('ada')
    const payload = { given_name: 'Ada', family_name: 'Byron', username: 'Ada.Byron' }
    const { status, body } = await server.ask({ method: 'POST', url, as, payload })
    expect(status).toBe(201)
    expect(body).toMatchObject({ user_id: 'ada', displayName: 'Ada Byron', username: 'Ada.Byron', pronounce: 'mr' })
  })

  test('201 again with the same values: the caller may try twice', async () => {
    const as = await server.person('twice')
    const call = { method: 'POST', url, as, payload: { given_name: 'T', family_name: 'W', username: 'twice' } } as const
    expect((await server.ask(call)).status).toBe(201)
    expect((await server.ask(call)).status).toBe(201)
  })
})

describe('usernames', () => {
  test('409 for a name that differs only in case or width', async () => {
    const first = await server.person('first')
    const second = await server.person('second')
    expect((await server.ask({ ...patchUsername('first', 'Grace'), as: first })).status).toBe(200)
    const { status, body } = await server.ask({ ...patchUsername('second', 'ＧＲＡＣＥ'), as: second })
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: 'username_taken', message: 'This username is taken, please try another one.' })
  })

  test('one of 50 concurrent claims wins', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, (_, index) => server.person(`racer${index}`)))
    const answers = await Promise.all(people.map((as) => server.ask({ ...patchUsername(as.uid, 'contested'), as })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  })

  test('404 for another person’s record, and for one that is not there', async () => {
    const as = await server.person('self')
    await server.person('other')
    const foreign = await server.ask({ ...patchUsername('other', 'mine'), as })
    const missing = await server.ask({ ...patchUsername('nobody', 'mine'), as })
    expect(foreign.status).toBe(404)
    expect(foreign).toEqual(missing)
  })

  test.each([
    ['', 'Username is required'],
    ['has space', /without spaces/],
    ['a@b', /without spaces/],
    ['x'.repeat(65), /at most 64/],
    [['array'], 'Username is required'],
    [{ $ne: null }, 'Username is required'],
  ])('422 for %j', async (username, sentence) => {
    const as = await server.person('typist')
    const { status, body } = await server.ask({ ...patchUsername('typist', username), as })
    expect(status).toBe(422)
    expect((body['errors'] as Record<string, string>)['data.username']).toMatch(sentence)
  })

  test('200 says whether a username exists', async () => {
    const as = await server.person('known')
    await server.ask({ ...patchUsername('known', 'Known'), as })
    const check = async (name: string) =>
      server.ask({ url: `/api/users/members/check-username/${encodeURIComponent(name)}` })
    expect(await check('KNOWN')).toEqual({ status: 200, body: { exists: true } })
    expect(await check('unknown-yet')).toEqual({ status: 200, body: { exists: false } })
  })

  test('200 with the id in the body too, as the product sends a record; 422 where it is another one', async () => {
    const as = await server.person('payload')
    const put = (id: string) => {
      const payload = { id, data: { username: `name-of-${id}` } }
      return server.ask({ method: 'PATCH', url: '/api/users/members/payload', as, payload })
    }
    expect((await put('payload')).body).toMatchObject({ user_id: 'payload', username: 'name-of-payload' })
    const { status, body } = await put('known')
    expect(status).toBe(422)
    expect(body['errors']).toEqual({ id: 'This value is not valid.' })
  })
})

describe('GET /api/users/profile/getuser', () => {
  const find = (email: string) => server.ask({ url: '/api/users/profile/getuser', query: { email } })

  test.each(['nobody@example.com', 'nobody', 'not@an@email'])('400 "User not found" for %s', async (email) => {
    const { status, body } = await find(email)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'user_not_found', message: 'User not found' })
  })

  test('422 without an e-mail', async () => {
    const { status, body } = await server.ask({ url: '/api/users/profile/getuser' })
    expect(status).toBe(422)
    expect(body['errors']).toEqual({ email: 'Email is required' })
  })

  test('422 for an e-mail given twice', async () => {
    const { status } = await server.ask({ url: '/api/users/profile/getuser?email=a@example.com&email=b@example.com' })
    expect(status).toBe(422)
  })

  test('200 discloses four fields, by e-mail in any case or by username', async () => {
    const as = await server.person('marie')
    await server.ask({ ...patchUsername('marie', 'Curie'), as })
    const expected = { email: 'marie@example.com', displayName: 'marie', given_name: '', family_name: '' }
    expect(await find('Marie@Example.COM')).toEqual({ status: 200, body: expected })
    expect(await find('curie')).toEqual({ status: 200, body: expected })
  })
})

describe('reading records', () => {
  test('401 without a bearer, and with one that is no token', async () => {
    expect((await server.ask({ url: '/api/users/profile' })).status).toBe(401)
    const headers = { authorization: 'Bearer nonsense' }
    expect((await server.ask({ url: '/api/users/profile', headers })).status).toBe(401)
  })

  test('200 for one’s own, 404 for another’s', async () => {
    const as = await server.person('reader')
    await server.person('shelf')
    expect((await server.ask({ url: '/api/users/profile', as })).body).toMatchObject({ user_id: 'reader' })
    expect((await server.ask({ url: '/api/users/members/reader', as })).status).toBe(200)
    expect((await server.ask({ url: '/api/users/members/shelf', as })).status).toBe(404)
  })
})
