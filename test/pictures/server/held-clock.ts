/**
 * Preloaded into a server (`--import`): its clock stands still, at `HELD_CLOCK_AT`, until another time is asked for, by a
 * call to `HELD_CLOCK_PORT`. With `HELD_CLOCK_TICKS` each look at it takes a millisecond, so that what is done first
 * comes first in every order. Timers, and what counts milliseconds that have gone by, go on. The embedded database
 * reads the same clock.
 */
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const Real = Date
const tick = process.env['HELD_CLOCK_TICKS'] === 'true' ? 1 : 0
let held = Number(process.env['HELD_CLOCK_AT'])

function look(): number {
  held += tick
  return held
}

class Held extends Real {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(look())
    // As the caller gave them: a moment, a text, or its parts.
    else super(...(given as [number]))
  }
  static override now(): number {
    return look()
  }
}
// As `Date()` without `new`, which libraries of old use.
globalThis.Date = new Proxy(Held, { apply: () => new Held().toString() }) as unknown as DateConstructor

if (isMainThread) {
  createServer((request, response) => {
    held = Number(request.url?.slice(1))
    response.end()
  })
    // Of a process that the server starts: the port is the server's.
    .on('error', () => undefined)
    .listen(Number(process.env['HELD_CLOCK_PORT']), '127.0.0.1')
    .unref()
}
