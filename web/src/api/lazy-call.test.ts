/** Code that comes later: fetched once, tried again after a failure, and told as a server that does not answer. */
import { expect, test, vi } from 'vitest'
import { lazyCall } from './lazy-call.ts'

const double = async (number: number) => 2 * number

test('code that does not come is a server that does not answer; the next call tries again', async () => {
  const load = vi.fn(async () => double).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const call = lazyCall(load)
  await expect(call(1)).rejects.toMatchObject({ status: 0, code: 'network', message: 'Server is unavailable' })
  await expect(call(1)).resolves.toBe(2)
})

test('preparing says nothing of a failure, and the call that follows tries again', async () => {
  const load = vi.fn(async () => double).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const call = lazyCall(load)
  call.prepare()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await new Promise((settled) => setTimeout(settled))
  await expect(call(3)).resolves.toBe(6)
  expect(load).toHaveBeenCalledTimes(2)
})

test('is fetched once, however often it is called', async () => {
  const load = vi.fn(async () => double)
  const call = lazyCall(load)
  call.prepare()
  await expect(Promise.all([call(1), call(2)])).resolves.toEqual([2, 4])
  expect(load).toHaveBeenCalledTimes(1)
})

test('what the call itself throws is left as it is', async () => {
  const refused = new Error('no')
  await expect(lazyCall(async () => () => Promise.reject(refused))()).rejects.toBe(refused)
})
