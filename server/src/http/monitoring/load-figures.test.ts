/** What `/metrics` tells of what waits, and that it tells the rest while the database does not answer. */
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { measureLoad } from './load-figures.ts'

const idle = { database: () => ({ taken: 3, places: 10, waiting: 7 }), queues: { imports: async () => 2 } }

test('places, hashes, mails and queues as they stand when they are asked for', async () => {
  const registry = new Registry()
  const hashes = { running: 2, waiting: 40, backlogMs: 1_500 }
  measureLoad(registry, { ...idle, hashes: () => hashes, mails: async () => ({ waiting: 5, oldestSeconds: 61 }) })
  const text = await registry.metrics()
  for (const line of [
    ...['database_places 10', 'database_places_taken 3', 'database_waiting 7'],
    ...['password_hashes_running 2', 'password_hashes_waiting 40', 'password_hash_backlog_seconds 1.5'],
    ...['mails_waiting 5', 'mails_oldest_waiting_seconds 61', 'work_waiting{queue="imports"} 2'],
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  hashes.waiting = 0
  expect(await registry.metrics()).toContain('\npassword_hashes_waiting 0')
})

test('what the database does not tell is left out, and the rest is told', async () => {
  const registry = new Registry()
  const away = async () => {
    throw new Error('away')
  }
  measureLoad(registry, { ...idle, mails: away, queues: { imports: away, exports: async () => 1 } })
  const text = await registry.metrics()
  expect(text).toContain('\ndatabase_waiting 7')
  expect(text).toContain('work_waiting{queue="exports"} 1')
  expect(text).not.toMatch(/^(mails_waiting|work_waiting\{queue="imports"\}|password_)/m)
})
