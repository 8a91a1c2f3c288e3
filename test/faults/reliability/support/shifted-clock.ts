/**
 * Preloaded into a server (`--import`): its clock shows another time than the machine's, and is set while it runs, by a
 * signal. What counts milliseconds that have gone by (`performance.now()`, timers) goes on, as it does on a machine
 * whose clock is set. The embedded database reads the same clock.
 */
import { readFileSync } from 'node:fs'

const Real = Date
let offsetMs = 0

function set(): void {
  offsetMs = Number(readFileSync(process.env['CLOCK_OFFSET_FILE'] ?? '', 'utf8'))
}

class Shifted extends Real {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(Real.now() + offsetMs)
    // As the caller gave them: a moment, a text, or its parts.
    else super(...(given as [number]))
  }
  static override now(): number {
    return Real.now() + offsetMs
  }
}
// As `Date()` without `new`, which libraries of old use.
globalThis.Date = new Proxy(Shifted, { apply: () => new Shifted().toString() }) as unknown as DateConstructor
set()
process.on('SIGUSR2', set)
