/** The client's promises: one retry on 401, every failure an ApiError, nothing sent that was not asked for. */
import { afterEach, describe, expect, test } from 'vitest'
import { caught, getThing, refusal, saveThing, type Sent, surroundings } from '#testing/client.ts'
import { ApiError } from './client.ts'

const bearer = ({ init }: Sent) => new Headers(init.headers).get('authorization')
const unauthenticated = () =>
  refusal(401, { code: 401, error: 'unauthenticated', message: 'Please sign in to continue.' })

test('fills the path, leaves out what is undefined, sends the bearer', async () => {
  const { call, sent } = surroundings([Response.json({ name: 'a/b' })])
  const answer = await call(getThing, { params: { name: 'a/b' }, query: { page: 2, filter: undefined } })
  expect(answer).toEqual({ name: 'a/b' })
  expect(sent[0]?.url).toBe('/api/things/a%2Fb?page=2')
  expect(sent[0] && bearer(sent[0])).toBe('Bearer old')
})

test('sends an empty Authorization value when there is no token', async () => {
  const { call, sent } = surroundings([Response.json({ name: 'x' })], { token: '' })
  await call(saveThing, { body: { name: 'x' } })
  expect(sent[0] && bearer(sent[0])).toBe('')
  expect(sent[0]?.init.body).toBe('{"name":"x"}')
})

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub, exp: 1 }))}.signature`

describe('for one account alone', () => {
  test('is sent with its token', async () => {
    const { call, sent } = surroundings([Response.json({ name: 'x' })], { token: tokenOf('ada') })
    await call(saveThing, { body: { name: 'x' }, onlyAs: 'ada' })
    expect(sent.map(bearer)).toEqual([`Bearer ${tokenOf('ada')}`])
  })

  test('is not sent with somebody else’s, whom another tab signed in meanwhile', async () => {
    const { call, sent } = surroundings([], { token: tokenOf('grace') })
    await expect(call(saveThing, { body: { name: 'x' }, onlyAs: 'ada' })).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Another account was signed in in this browser meanwhile.',
    })
    expect(sent).toEqual([])
  })

  test('nor is it sent again so once the token was renewed', async () => {
    const { call, sent } = surroundings([unauthenticated()], {
      token: tokenOf('ada'),
      refresh: async () => tokenOf('grace'),
    })
    await expect(call(saveThing, { body: { name: 'x' }, onlyAs: 'ada' })).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Another account was signed in in this browser meanwhile.',
    })
    expect(sent).toHaveLength(1)
  })
})

test('what a page asks is not sent in the name of another account than the one it shows', async () => {
  const { call, sent } = surroundings([Response.json({ name: 'x' })], { token: tokenOf('grace'), asker: () => 'ada' })
  await expect(call(saveThing, { body: { name: 'x' } })).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(sent).toEqual([])
  await call(saveThing, { body: { name: 'x' }, bearer: tokenOf('grace') })
  expect(sent).toHaveLength(1)
})

test('a token that nobody can read is for the server to refuse', async () => {
  const { call, sent } = surroundings([Response.json({ name: 'x' })], { token: 'old', asker: () => 'ada' })
  await call(saveThing, { body: { name: 'x' } })
  expect(sent).toHaveLength(1)
})

describe('on 401', () => {
  test('refreshes and sends again with the new token', async () => {
    const { call, sent } = surroundings([unauthenticated(), Response.json({ name: 'x' })])
    await expect(call(saveThing, { body: { name: 'x' } })).resolves.toEqual({ name: 'x' })
    expect(sent.map(bearer)).toEqual(['Bearer old', 'Bearer new'])
  })

  test('says which one was refused', async () => {
    const refused: (string | null)[] = []
    const refresh = async (token: string | null) => {
      refused.push(token)
      return 'new'
    }
    const { call } = surroundings([unauthenticated(), Response.json({ name: 'x' })], { refresh })
    await call(saveThing, { body: { name: 'x' } })
    expect(refused).toEqual(['old'])
  })

  test('gives up after the second', async () => {
    const { call, sent } = surroundings([unauthenticated(), unauthenticated()])
    expect(await caught(call(saveThing, { body: { name: 'x' } }))).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    })
    expect(sent).toHaveLength(2)
  })

  test('does not send again when nobody is signed in', async () => {
    const { call, sent } = surroundings([unauthenticated()], { refresh: async () => null })
    expect(await caught(call(saveThing, { body: { name: 'x' } }))).toMatchObject({ status: 401 })
    expect(sent).toHaveLength(1)
  })

  test('rejects with the refusal when the refresh fails', async () => {
    const { call, sent } = surroundings([unauthenticated()], { refresh: () => Promise.reject(new Error('no')) })
    expect(await caught(call(saveThing, { body: { name: 'x' } }))).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    })
    expect(sent).toHaveLength(1)
  })
})

test('no answer is status 0, code network', async () => {
  const { call } = surroundings([new TypeError('Failed to fetch')])
  const error = await caught(call(saveThing, { body: { name: 'x' } }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 0, code: 'network', message: 'Server is unavailable' })
})

test('422 carries a sentence for each field', async () => {
  const errors = { name: 'Domain name must be at least 3 characters long.' }
  const { call } = surroundings([
    refusal(422, { code: 422, error: 'invalid_input', message: 'Some fields need another look.', errors }),
  ])
  expect(await caught(call(saveThing, { body: { name: 'x' } }))).toMatchObject({
    status: 422,
    code: 'invalid_input',
    fields: errors,
  })
})

test('an error page that is no JSON still makes an ApiError', async () => {
  const { call } = surroundings([new Response('<h1>Bad gateway</h1>', { status: 502 })])
  expect(await caught(call(saveThing, { body: { name: 'x' } }))).toMatchObject({
    status: 502,
    code: 'internal',
    message: 'Something went wrong',
  })
})

test('what the caller gave up is no network failure', async () => {
  const given = new AbortController()
  given.abort()
  const { call } = surroundings([new DOMException('given up', 'AbortError')])
  expect(await caught(call(saveThing, { body: { name: 'x' }, signal: given.signal }))).not.toBeInstanceOf(ApiError)
})

describe('what the document asked for', () => {
  const address = '/api/things/x?page=1'
  const asked = (answer: Promise<Response>) => {
    globalThis.__earlyAnswers = { token: 'old', at: performance.now(), answers: { [address]: answer } }
  }
  const get = { params: { name: 'x' }, query: { page: 1 } }
  afterEach(() => {
    globalThis.__earlyAnswers = undefined
  })

  test('is not sent a second time; the next call is', async () => {
    asked(Promise.resolve(Response.json({ name: 'early' })))
    const { call, sent } = surroundings([Response.json({ name: 'late' })])
    expect(await call(getThing, get)).toEqual({ name: 'early' })
    expect(sent).toHaveLength(0)
    expect(await call(getThing, get)).toEqual({ name: 'late' })
  })

  test('and was refused with 401: one refresh, then sent with the new token', async () => {
    asked(Promise.resolve(unauthenticated()))
    const { call, sent } = surroundings([Response.json({ name: 'late' })])
    expect(await call(getThing, get)).toEqual({ name: 'late' })
    expect(sent.map(bearer)).toEqual(['Bearer new'])
  })

  test('and did not arrive is sent', async () => {
    asked(Promise.reject(new TypeError('Failed to fetch')))
    const { call, sent } = surroundings([Response.json({ name: 'late' })])
    expect(await call(getThing, get)).toEqual({ name: 'late' })
    expect(sent).toHaveLength(1)
  })

  test('is no answer to somebody else', async () => {
    asked(Promise.resolve(Response.json({ name: 'early' })))
    const { call, sent } = surroundings([Response.json({ name: 'late' })], { token: 'his' })
    expect(await call(getThing, get)).toEqual({ name: 'late' })
    expect(sent.map(bearer)).toEqual(['Bearer his'])
  })

  test('is no answer once something was changed', async () => {
    asked(Promise.resolve(Response.json({ name: 'early' })))
    const { call } = surroundings([Response.json({ name: 'saved' }), Response.json({ name: 'late' })])
    await call(saveThing, { body: { name: 'x' } })
    expect(await call(getThing, get)).toEqual({ name: 'late' })
  })
})
