/** Which refusals there are, and who gives them. */
import { expect, test } from 'vitest'
import { type Endpoint, everyEndpointErrors, refusalsOf } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { type ErrorCode, errorStatuses } from './errors.ts'

/** Given before it is known which call it is. */
const beforeAnyCall: readonly ErrorCode[] = [
  ...(['method_not_allowed', 'request_timeout', 'address_too_long'] as const),
  ...(['expectation_failed', 'headers_too_large'] as const),
]
/** What the identity protocol says, which has codes of its own. */
const saidAlone: readonly ErrorCode[] = ['sso_required']

test('every code is one that a call tells of, so that none is worded and translated for nothing', () => {
  const told = new Set([
    ...(endpoints as readonly Endpoint[]).flatMap(refusalsOf),
    ...everyEndpointErrors,
    ...beforeAnyCall,
    ...saidAlone,
  ])
  expect(Object.keys(errorStatuses).filter((code) => !told.has(code as ErrorCode))).toEqual([])
})
