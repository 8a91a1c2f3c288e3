/** Who may be sending files, with a clock that is turned by hand. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSenders, type Sender } from './senders.ts'

const KIBIBYTE = 1024
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

function ground({ places = 4, each = 2 } = {}) {
  const senders = createSenders({
    places,
    each,
    bytesPerSecond: { slow: 64 * KIBIBYTE, least: 2 * KIBIBYTE },
    graceMs: { slow: 2_000, least: 10_000 },
  })
  /** Sends for ever, unless its place is lost. */
  const send = (uid: string, then: (sender: Sender) => void = () => {}) => {
    const sending = senders.admit(uid, (sender) => {
      then(sender)
      return sender.lost
    })
    sending.catch(() => {})
    return sending
  }
  return { senders, send }
}
const done = () => Promise.resolve('done')

test('429 for an account that has its share, and nobody else', async () => {
  const { senders, send } = ground()
  for (let upload = 0; upload < 2; upload += 1) void send('greedy')
  await expect(senders.admit('greedy', done)).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 1 })
  await expect(senders.admit('other', done)).resolves.toBe('done')
})

test('where every place is taken, the slowest gives its own to whoever comes', async () => {
  const { senders, send } = ground()
  const slow = Array.from({ length: 4 }, (_, sender) => send(`slow${sender}`, ({ received }) => received(10 - sender)))
  vi.advanceTimersByTime(2_000)
  await expect(senders.admit('other', done)).resolves.toBe('done')
  await expect(slow[3]).rejects.toMatchObject({ code: 'unavailable' })
  // That place is free now: the next takes nobody's.
  await expect(senders.admit('another', done)).resolves.toBe('done')
  const settled = await Promise.race([slow[0], Promise.resolve('still sending')])
  expect(settled).toBe('still sending')
})

test('503 where every place is taken by who sends well, has just begun, or has sent it all', async () => {
  const { senders, send } = ground()
  void send('well', ({ received }) => received(1_000 * KIBIBYTE))
  void send('all', ({ arrived }) => arrived())
  vi.advanceTimersByTime(2_000)
  void send('begun')
  void send('begun')
  await expect(senders.admit('other', done)).rejects.toMatchObject({ code: 'unavailable' })
})

test('400 for whoever sends next to nothing, though nobody waits', async () => {
  const { send } = ground()
  const slow = send('slow', ({ received }) => received(100))
  vi.advanceTimersByTime(11_000)
  await expect(slow).rejects.toMatchObject({ code: 'malformed_request' })
})
