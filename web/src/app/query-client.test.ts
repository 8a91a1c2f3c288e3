/** Whoever is less in an organization or a publisher than a page still shows is asked for anew. */
import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
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
  ['forbidden', 403, 2],
  ['not_found', 404, 2],
  ['second_step_required', 403, 2],
  ['invalid_input', 422, 0],
  ['name_taken', 409, 0],
] as const)('%s of a question or of a change', async (code, status, times) => {
  const { client, asked, close } = openConsoles()
  await client.fetchQuery({ queryKey: ['people', 'arches', 'labels'], queryFn: failing(code, status) }).catch(() => {})
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times))
  await client
    .getMutationCache()
    .build(client, { mutationFn: failing(code, status) })
    .execute(undefined)
    .catch(() => {})
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2 * times))
  close()
})

test('the question itself asks no other', async () => {
  const { client, asked, close } = openConsoles()
  const queryFn = failing('not_found', 404)
  await client.fetchQuery({ queryKey: ['publisher', 'gone', 'own', 'ada'], queryFn }).catch(() => {})
  expect(asked).not.toHaveBeenCalled()
  close()
})
