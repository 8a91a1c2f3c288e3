/** Answers to what the document asked for: each for one call with the same token, and for nobody else. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetEarlyAnswers, hasEarlyAnswer, takeEarlyAnswer } from './early-answers.ts'

const list = '/api/things?page=1'

function asked(answers: Record<string, Promise<Response>>, token = 'hers') {
  globalThis.__earlyAnswers = { token, at: performance.now(), answers }
}

beforeEach(() => asked({ [list]: Promise.resolve(Response.json('early')), '/api/other': new Promise(() => {}) }))
afterEach(() => {
  vi.useRealTimers()
  forgetEarlyAnswers()
})

test('an answer is given once', async () => {
  expect(await (await takeEarlyAnswer(list, 'hers'))?.json()).toBe('early')
  expect(await takeEarlyAnswer(list, 'hers')).toBeNull()
})

test('another address has its own answer or none', async () => {
  expect(await takeEarlyAnswer('/api/things?page=2', 'hers')).toBeNull()
  expect(hasEarlyAnswer(list, 'hers')).toBe(true)
})

test.each(['his', null])('the token %s ends it for all addresses, also for the first token', async (token) => {
  expect(await takeEarlyAnswer(list, token)).toBeNull()
  expect(await takeEarlyAnswer(list, 'hers')).toBeNull()
})

test('what was asked more than half a minute ago is no answer', async () => {
  vi.useFakeTimers()
  asked({ [list]: Promise.resolve(Response.json('early')) })
  vi.advanceTimersByTime(30_001)
  expect(await takeEarlyAnswer(list, 'hers')).toBeNull()
})

test('where the server was not reached there is no answer', async () => {
  asked({ [list]: Promise.reject(new TypeError('Failed to fetch')) })
  expect(await takeEarlyAnswer(list, 'hers')).toBeNull()
})

test('a refusal is an answer', async () => {
  asked({ [list]: Promise.resolve(new Response(null, { status: 401 })) })
  expect((await takeEarlyAnswer(list, 'hers'))?.status).toBe(401)
})

test('who gives up while it is on its way hears so at once', async () => {
  const given = new AbortController()
  const taking = takeEarlyAnswer('/api/other', 'hers', given.signal)
  given.abort(new DOMException('given up', 'AbortError'))
  await expect(taking).rejects.toThrow('given up')
})
