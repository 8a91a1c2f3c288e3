/** The client's promises: one retry on 401, every failure an ApiError, nothing sent that was not asked for. */
import { endpoint } from '@atrium/contract/endpoint'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, createClient } from './client.ts'

const getThing = endpoint({
  id: 'getThing',
  summary: 'A thing.',
  method: 'GET',
  path: '/api/things/:name',
  access: 'bearer',
  params: z.strictObject({ name: z.string() }),
  query: z.strictObject({ page: z._default(z.number(), 1), filter: z.optional(z.string()) }),
  answer: z.strictObject({ name: z.string() }),
})

const saveThing = endpoint({
  id: 'saveThing',
  summary: 'Saves it.',
  method: 'POST',
  path: '/api/things',
  access: 'bearer',
  body: z.strictObject({ name: z.string() }),
  answer: z.strictObject({ name: z.string() }),
})

interface Sent {
  url: string
  init: RequestInit
}

function surroundings(
  answers: (Response | Error)[],
  {
    token = 'old',
    refresh = async () => 'new',
    asker = () => undefined,
  }: {
    token?: string
    refresh?: (refused: string | null) => Promise<string | null>
    asker?: () => string | undefined
  } = {},
) {
  const sent: Sent[] = []
  const { call } = createClient({
    fetch: async (url, init) => {
      sent.push({ url: url as string, init: init ?? {} })
      const answer = answers[sent.length - 1]
      if (answer === undefined) throw new Error('one request too many')
      if (answer instanceof Error) throw answer
      return answer
    },
    sendForm: () => Promise.reject(new Error('no form was given')),
    token: () => (token === '' ? null : token),
    refresh,
    asker,
  })
  return { call, sent }
}

const bearer = ({ init }: Sent) => new Headers(init.headers).get('authorization')
const refusal = (status: number, body: unknown) => Response.json(body, { status })
const unauthenticated = () =>
  refusal(401, { code: 401, error: 'unauthenticated', message: 'Please sign in to continue.' })
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

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

describe('what makes something', () => {
  const lookAtThing = endpoint({ ...saveThing, id: 'lookAtThing', changesNoPage: true })
  const makeThing = endpoint({ ...saveThing, id: 'makeThing', idempotent: true })
  const key = (sent: Sent | undefined) => new Headers(sent?.init.headers).get('idempotency-key')
  const lost = () => new TypeError('Failed to fetch')
  const made = () => Response.json({ name: 'x' })

  test('has the same name when it is asked again without an answer, or behind a server’s failure', async () => {
    const busy = refusal(429, { code: 429, error: 'too_many_requests', message: 'Later.' })
    const failed = refusal(502, {})
    const { call, sent } = surroundings([lost(), failed, busy, made(), made()])
    for (let again = 0; again < 3; again += 1) await caught(call(makeThing, { body: { name: 'x' } }))
    for (let again = 0; again < 2; again += 1) await call(makeThing, { body: { name: 'x' } })
    const keys = sent.map(key)
    expect(keys[0]).toMatch(/^[\w-]{16,64}$/)
    expect(keys.slice(1, 4)).toEqual(Array(3).fill(keys[0]))
    expect(keys[4]).not.toBe(keys[0])
  })

  test.each(['answer_lost', 'idempotency_key_reused'])(
    'has another name once its own is refused: %s',
    async (error) => {
      const gone = () => refusal(409, { code: 409, error, message: 'It was done before.' })
      const { call, sent } = surroundings([lost(), gone(), made()])
      for (let again = 0; again < 2; again += 1) await caught(call(makeThing, { body: { name: 'x' } }))
      await call(makeThing, { body: { name: 'x' } })
      const keys = sent.map(key)
      expect(keys[1]).toBe(keys[0])
      expect(keys[2]).not.toBe(keys[0])
    },
  )

  test('has the same name though something was looked at, or a code was mailed, before it is asked again', async () => {
    const { call, sent } = surroundings([lost(), made(), made()])
    await caught(call(makeThing, { body: { name: 'x' } }))
    await call(lookAtThing, { body: { name: 'y' } })
    await call(makeThing, { body: { name: 'x' } })
    const [first, , again] = sent.map(key)
    expect(again).toBe(first)
  })

  test('has another name where something else is asked for, and once something else was changed', async () => {
    const { call, sent } = surroundings([lost(), made(), made(), made()])
    await caught(call(makeThing, { body: { name: 'x' } }))
    await call(makeThing, { body: { name: 'y' } })
    await call(saveThing, { body: { name: 'z' } })
    await call(makeThing, { body: { name: 'x' } })
    const keys = sent.map(key)
    expect(keys[2]).toBeNull()
    expect(new Set(keys).size).toBe(4)
  })
})
