import { expect, test } from 'vitest'
import { isUnserved, mayPass } from './may-pass.ts'

test.each([0, 500, 502, 503])('what was answered with %i was not served, and may pass', (status) => {
  expect([isUnserved(status), mayPass(status)]).toEqual([true, true])
})

test.each([400, 401, 403, 404, 409, 422])('a refusal with %i stays one', (status) => {
  expect([isUnserved(status), mayPass(status)]).toEqual([false, false])
})

test('too many attempts are a refusal that passes', () => {
  expect([isUnserved(429), mayPass(429)]).toEqual([false, true])
})
