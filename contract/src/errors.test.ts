/** Which refusals there are, and who gives them. */
import { expect, test } from 'vitest'
import { type Endpoint, everyEndpointErrors, refusalsOf } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { type ErrorCode, errorStatuses } from './errors.ts'

/** Given where an address is a call's by another method. */
const besideCalls: readonly ErrorCode[] = ['method_not_allowed']
/** What the identity protocol says, which has codes of its own. */
const saidAlone: readonly ErrorCode[] = ['sso_required']

test('every code is one that a call tells of, so that none is worded and translated for nothing', () => {
  const told = new Set([
    ...(endpoints as readonly Endpoint[]).flatMap(refusalsOf),
    ...everyEndpointErrors,
    ...besideCalls,
    ...saidAlone,
  ])
  expect(Object.keys(errorStatuses).filter((code) => !told.has(code as ErrorCode))).toEqual([])
})
