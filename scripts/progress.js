/**
 * Says what takes long, while it takes: on a terminal on one line that counts the seconds, elsewhere in a
 * line now and then. Plain JavaScript, as `start.js` is.
 */

const TERMINAL_EVERY_MS = 1_000
const LOG_EVERY_MS = 10_000
const CLEAR_LINE = '\r\u001B[2K'

/**
 * Begins to tell. The answered function ends it, with a line that says how long it took, or with none.
 * @param {{ begin: string, going: string, done: string }} texts `going` and `done` are followed by the seconds.
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} output
 * @returns {(ended?: 'done' | 'failed') => void}
 */
export function tellProgress({ begin, going, done }, output = process.stdout) {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1_000)
  const terminal = output.isTTY === true
  output.write(`${begin}\n`)
  const tell = () => output.write(terminal ? `${CLEAR_LINE}${going} (${seconds()} s)` : `${going} (${seconds()} s)\n`)
  const timer = setInterval(tell, terminal ? TERMINAL_EVERY_MS : LOG_EVERY_MS)
  timer.unref()
  return (ended = 'done') => {
    clearInterval(timer)
    if (terminal) output.write(CLEAR_LINE)
    if (ended === 'done') output.write(`${done} (${seconds()} s)\n`)
  }
}
