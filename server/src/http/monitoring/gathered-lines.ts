/** Lines of the log go out together: handing each to the system by itself costs more than answering its request. */
import { writeSync } from 'node:fs'
import pino, { type DestinationStream } from 'pino'

/** Where lines go to in the end. */
export interface Sink {
  write(text: string): void
  /** Writes what is under way before it returns. */
  flushSync(): void
}

export interface GatheredLines extends DestinationStream {
  /** The level of the line that is written next; set by the log. */
  lastLevel: number
  /** For a process that ends. */
  end(): void
}

/** So late is a line at most, and so many are lost of a server that is killed outright. */
const GATHER_MS = 50
const MOST_CHARACTERS = 16 * 1024
const STDERR = 2
const FAILURE = pino.levels.values['error'] ?? 0
/** How a destination asks pino for the level of each line. */
const tellsLevels = Symbol.for('pino.metadata')

/** So much waits for a disk that is full; what comes after is lost. */
const MOST_WAITING_BYTES = 1024 * 1024

export function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false, maxLength: MOST_WAITING_BYTES })
  const lines = gatherLines(throughFailures(output, (failure) => writeSync(STDERR, failure)))
  process.on('exit', () => lines.end())
  return lines
}

/** Where lines go to, and what tells whether they arrive. */
interface Output extends Sink {
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'write', listener: () => void): unknown
}

/**
 * A log that cannot be written, on a disk that is full, ends nobody's work: an error that nobody listens to would end the
 * process. What waits is written with the next lines, once there is room; a process that ends leaves it behind, for
 * there it would be tried for ever. `tell` hears of each failure that follows a success.
 */
export function throughFailures(output: Output, tell: (failure: string) => void): Sink {
  let fails = false
  output.on('write', () => (fails = false))
  output.on('error', ({ message }) => {
    const isKnown = fails
    fails = true
    if (isKnown) return
    try {
      tell(`The log cannot be written: ${message}\n`)
    } catch {
      // Where it would be told may be as full.
    }
  })
  return {
    write: (text) => output.write(text),
    flushSync: () => {
      if (!fails) output.flushSync()
    },
  }
}

/** What tells of a failure goes out at once, with all that came before it. */
export function gatherLines(sink: Sink): GatheredLines {
  let gathered = ''
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    sink.write(gathered)
    gathered = ''
  }

  const lines: GatheredLines = {
    lastLevel: 0,
    write(line) {
      gathered += line
      if (lines.lastLevel >= FAILURE || gathered.length >= MOST_CHARACTERS) flush()
      else timer ??= setTimeout(flush, GATHER_MS).unref()
    },
    end() {
      flush()
      sink.flushSync()
    },
  }
  return Object.assign(lines, { [tellsLevels]: true })
}
