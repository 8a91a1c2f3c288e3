/** A file takes as long as it takes, and no longer than it goes on arriving. */
import { endpoint } from '@atrium/contract/endpoint'
import { jsonTimeoutMs } from '@atrium/contract/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createClient } from './client.ts'

const getFile = endpoint({
  id: 'getFile',
  summary: 'A file.',
  method: 'GET',
  path: '/api/file',
  access: 'bearer',
  file: 'text/csv',
  answer: z.instanceof(Blob),
})

// The code for files comes as they are first asked for: no clock is held up by that.
beforeEach(async () => {
  await import('./file-limit.ts')
  vi.useFakeTimers()
  // The platform's own limit does not go by the clock of a test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('Too long', 'TimeoutError')), limitMs)
    return limit.signal
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A server that sends a part whenever it is told to. */
function slowServer() {
  let parts: ReadableStreamDefaultController<Uint8Array> | undefined
  const { call } = createClient({
    async fetch(_address, init) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          parts = controller
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/csv' } })
    },
    sendForm: () => Promise.reject(new Error('no form was given')),
    token: () => 'token',
    refresh: async () => null,
  })
  const answer = call(getFile, {})
  return { answer, send: (text: string) => parts?.enqueue(new TextEncoder().encode(text)), end: () => parts?.close() }
}

const almost = jsonTimeoutMs - 1_000

test('a large file on a slow line arrives whole, however long that takes', async () => {
  const { answer, send, end } = slowServer()
  for (const part of ['one, ', 'two, ', 'three']) {
    await vi.advanceTimersByTimeAsync(almost)
    send(part)
  }
  await vi.advanceTimersByTimeAsync(almost)
  end()
  const file = await answer
  expect(await file.text()).toBe('one, two, three')
  expect(file.type).toBe('text/csv')
})

test('a file of which nothing more comes is given up', async () => {
  const { answer, send } = slowServer()
  const failure = answer.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(almost)
  send('one, ')
  await vi.advanceTimersByTimeAsync(jsonTimeoutMs)
  expect(await failure).toMatchObject({ status: 0, code: 'network', message: 'Server is unavailable' })
})
