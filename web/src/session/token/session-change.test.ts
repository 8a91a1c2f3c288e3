/** Tabs take turns at what ends this browser's session, and whoever asks meanwhile waits. */
import { afterEach, expect, test, vi } from 'vitest'
import { sessionChanged, withSessionChange } from './session-change.ts'

afterEach(() => vi.unstubAllGlobals())

/** A change under way, and what has happened in which order. */
function underWay() {
  const order: string[] = []
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const change = withSessionChange(async () => {
    order.push('begun')
    await promise
    order.push('done')
  })
  return { order, change, finish }
}

test('whoever asks while a change is under way goes on once it is done', async () => {
  const { order, change, finish } = underWay()
  const asked = sessionChanged().then(() => order.push('asked'))
  await vi.waitFor(() => expect(order).toEqual(['begun']))
  finish()
  await Promise.all([change, asked])
  expect(order).toEqual(['begun', 'done', 'asked'])
})

test('a change waits for another one, and a change that fails keeps nobody', async () => {
  const { order, change, finish } = underWay()
  const second = withSessionChange(() => {
    order.push('second')
    return Promise.reject(new Error('refused'))
  })
  finish()
  await change
  await expect(second).rejects.toThrow('refused')
  await sessionChanged()
  expect(order).toEqual(['begun', 'done', 'second'])
})

test.each([
  ['has no queues', undefined],
  ['lets nobody into them', { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }],
])('nobody waits in a browser that %s', async (_, locks) => {
  vi.stubGlobal('navigator', { locks })
  await sessionChanged()
  expect(await withSessionChange(() => Promise.resolve('changed'))).toBe('changed')
})

test('a change that hears no answer keeps the others for ten seconds at most', async () => {
  const request = vi.fn<(name: string, options: { signal: AbortSignal }) => Promise<void>>(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  )
  vi.stubGlobal('navigator', { locks: { request } })
  const patience = new AbortController()
  const given = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const asked = sessionChanged()
  patience.abort()
  await asked
  expect(given).toHaveBeenCalledWith(10_000)
  given.mockRestore()
})
