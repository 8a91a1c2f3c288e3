/** What a page shows is asked anew: who one is, for whoever may be less than that, and all of it where a change may have been made. */
import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { IdentityError } from '#session/identity-error.ts'
import { createQueryClient } from './query-client.ts'

/** A console of each kind that is open, and how often it was asked who one is there. */
function openConsoles() {
  const client = createQueryClient()
  const asked = vi.fn<() => Promise<string>>(() => Promise.resolve('owner'))
  const keys = [
    ['people', 'arches', 'own', 'ada'],
    ['publisher', 'press', 'own', 'ada'],
  ]
  const observers = keys.map(
    (queryKey) => new QueryObserver(client, { queryKey, queryFn: asked, initialData: 'owner' }),
  )
  const ends = observers.map((observer) => observer.subscribe(() => undefined))
  return { client, asked, close: () => ends.forEach((end) => end()) }
}

const failing = (code: ApiError['code'], status: number) => () => Promise.reject(new ApiError(status, code, ''))

test.each([
  ['forbidden', 403, 2, 2],
  ['not_found', 404, 2, 2],
  ['done_meanwhile', 404, 0, 2],
  ['second_step_required', 403, 2, 2],
  ['invalid_input', 422, 0, 0],
  ['name_taken', 409, 0, 2],
] as const)('%s of a question or of a change', async (code, status, ofQuestion, ofChange) => {
  const { client, asked, close } = openConsoles()
  await client.fetchQuery({ queryKey: ['people', 'arches', 'labels'], queryFn: failing(code, status) }).catch(() => {})
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(ofQuestion))
  await client
    .getMutationCache()
    .build(client, { mutationFn: failing(code, status) })
    .execute(undefined)
    .catch(() => {})
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(ofQuestion + ofChange))
  close()
})

test('the question itself asks no other', async () => {
  const { client, asked, close } = openConsoles()
  const queryFn = failing('not_found', 404)
  await client.fetchQuery({ queryKey: ['publisher', 'gone', 'own', 'ada'], queryFn }).catch(() => {})
  expect(asked).not.toHaveBeenCalled()
  close()
})

/** A list that a page shows, and a change on that page. */
function openList(queryFn: () => Promise<string>) {
  const client = createQueryClient()
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn, initialData: 'old', retry: false })
  const close = list.subscribe(() => undefined)
  const change = (mutationFn: () => Promise<unknown>) =>
    client
      .getMutationCache()
      .build(client, { mutationFn })
      .execute(undefined)
      .catch(() => {})
  return { change, close, shown: () => list.getCurrentResult().data }
}

test.each([
  ['no answer', failing('network', 0), 'new'],
  ['no database', failing('unavailable', 503), 'new'],
  ['no answer of the identity provider', () => Promise.reject(new IdentityError('network-request-failed')), 'new'],
  ['a refusal of what is not so any more', failing('not_found', 404), 'new'],
  ['a refusal of what was typed', failing('invalid_input', 422), 'old'],
  ['a limit', failing('too_many_requests', 429), 'old'],
])('what is shown after a change with %s', async (_what, failure, expected) => {
  const { change, close, shown } = openList(() => Promise.resolve('new'))
  await change(failure)
  await vi.waitFor(() => expect(shown()).toBe(expected))
  close()
})

test('where what is shown is not answered either, it is asked once more at the next try, and no more after that', async () => {
  const answer = vi.fn<() => Promise<string>>(failing('network', 0))
  const { change, close, shown } = openList(answer)
  await change(failing('network', 0))
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  answer.mockResolvedValue('new')
  await change(failing('invalid_input', 422))
  await vi.waitFor(() => expect(shown()).toBe('new'))
  await change(failing('invalid_input', 422))
  expect(answer).toHaveBeenCalledTimes(2)
  close()
})
