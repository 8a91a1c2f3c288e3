/** What is shown goes only with what is refused. */
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { hasFailed } from './has-failed.ts'

const unreached = new ApiError(0, 'network', 'x')
const stumbled = new ApiError(503, 'internal', 'x')
const paused = new ApiError(429, 'too_many_requests', 'x')
const refusals = [new ApiError(403, 'forbidden', 'x'), new ApiError(404, 'not_found', 'x')]

test('nothing is lost where nothing failed', () => {
  expect(hasFailed({ error: null, data: undefined })).toBe(false)
  expect(hasFailed({ error: null, data: [] })).toBe(false)
})

test('where there is nothing yet, any failure is one', () => {
  for (const error of [unreached, stumbled, paused, ...refusals, new Error('x')])
    expect(hasFailed({ error, data: undefined })).toBe(true)
})

test('what is there stays while the server is not reached, and goes once it is refused', () => {
  for (const error of [unreached, stumbled, paused, new Error('x')]) expect(hasFailed({ error, data: [] })).toBe(false)
  for (const error of refusals) expect(hasFailed({ error, data: [] })).toBe(true)
})
