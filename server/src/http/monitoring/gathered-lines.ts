/** Lines of the log go out together: handing each to the system by itself costs more than answering its request. */
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
const FAILURE = pino.levels.values['error'] ?? 0
/** How a destination asks pino for the level of each line. */
const tellsLevels = Symbol.for('pino.metadata')

export function standardOutput(): DestinationStream {
  const lines = gatherLines(pino.destination({ sync: false }))
  process.on('exit', () => lines.end())
  return lines
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
