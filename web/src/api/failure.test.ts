/** What a failure says, in the order of docs/requirements.md#errors, in a toast and in a request's state. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IdentityError } from '#session/identity-error.ts'
import { clearToasts, currentToasts } from '#ui/feedback/toasts.ts'
import { ApiError } from './api-error.ts'
import { toFailure } from './failure.ts'
import { mutationState, queryState } from './request-state.ts'
import { showErrorToast } from './show-error-toast.ts'

const refused = new ApiError(409, 'organization_exists', 'Organization already exists')
const wrongFields = new ApiError(422, 'invalid_input', 'Some fields need another look.', {
  given_name: 'First name is required',
  family_name: 'Last name is required',
})
const unreachable = new ApiError(0, 'network', 'Server is unavailable')

test.each([
  ['a refusal', refused, 409, 'Organization already exists'],
  ['an error with a reason', Object.assign(new Error('x'), { reason: 'Because' }), null, 'Because'],
  ['no answer', unreachable, 0, 'Server is unavailable'],
  ['no answer of the identity provider', new IdentityError('network-request-failed', 'x'), 0, 'Server is unavailable'],
  [
    'a refusal of the identity provider',
    new IdentityError('user-disabled', 'It is disabled.'),
    null,
    'It is disabled.',
  ],
  ['an unexpected error', new TypeError('x is undefined'), null, 'Something went wrong'],
  ['what is no error', 'thrown', null, 'Something went wrong'],
])('%s', (_, error, code, message) => {
  expect(toFailure(error)).toMatchObject({ code, message })
})

describe('in a toast', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    clearToasts()
    vi.restoreAllMocks()
  })
  const said = () => currentToasts().map(({ kind, text }) => [kind, text])

  test('422 says a line for each field', () => {
    showErrorToast(wrongFields)
    expect(said()).toEqual([['error', 'given_name : First name is required\nfamily_name : Last name is required']])
  })

  test('anything else says its message, once', () => {
    showErrorToast(unreachable)
    expect(showErrorToast(unreachable)).toMatchObject({ code: 0 })
    showErrorToast(new Error('inner'))
    expect(said()).toEqual([
      ['error', 'Server is unavailable'],
      ['error', 'Something went wrong'],
    ])
  })

  test('an unexpected failure says what to quote, and takes the place of the same before it', () => {
    for (const id of ['first', 'second'])
      showErrorToast(new ApiError(500, 'internal', `Something went wrong (Reference: ${id})`))
    expect(said()).toEqual([['error', 'Something went wrong (Reference: second)']])
  })

  test('what its caller gave up says nothing', () => {
    showErrorToast(new DOMException('given up', 'AbortError'))
    expect(said()).toEqual([])
  })
})

describe('in a request’s state', () => {
  test('a query that loads, and one that failed', () => {
    expect(queryState({ isPending: true, error: null }, { page: 1 })).toEqual({
      loading: true,
      error: false,
      errorMessage: '',
      errorCode: null,
      params: { page: 1 },
    })
    expect(queryState({ isPending: false, error: refused }, { page: 1 })).toMatchObject({
      loading: false,
      error: true,
      errorMessage: 'Organization already exists',
      errorCode: 409,
    })
  })

  test('a mutation knows what it was called with', () => {
    expect(mutationState({ isPending: false, error: unreachable, variables: { name: 'acme' } })).toEqual({
      loading: false,
      error: true,
      errorMessage: 'Server is unavailable',
      errorCode: 0,
      params: { name: 'acme' },
    })
  })
})
