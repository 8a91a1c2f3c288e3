/** The log of one request: made when a first line is written to it, for most requests write none. */
import type { FastifyBaseLogger } from 'fastify'
import pino, { type Bindings, type ChildLoggerOptions, type Level } from 'pino'

type Line = [details: unknown, message?: string]

/** In place of a child of the server's log, which bears the request's id. */
export class RequestLog implements FastifyBaseLogger {
  readonly level: string
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Bindings
  readonly #options: ChildLoggerOptions
  #own: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions) {
    this.level = options.level ?? parent.level
    this.#parent = parent
    this.#bindings = bindings
    this.#options = options
  }

  fatal(...line: Line): void {
    this.#write('fatal', line)
  }
  error(...line: Line): void {
    this.#write('error', line)
  }
  warn(...line: Line): void {
    this.#write('warn', line)
  }
  info(...line: Line): void {
    this.#write('info', line)
  }
  debug(...line: Line): void {
    this.#write('debug', line)
  }
  trace(...line: Line): void {
    this.#write('trace', line)
  }
  silent(): void {}

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#made().child(bindings, options)
  }

  #write(level: Level, line: Line): void {
    if (isTold(this, level)) this.#made()[level](...line)
  }

  #made(): FastifyBaseLogger {
    return (this.#own ??= this.#parent.child(this.#bindings, this.#options))
  }
}

/** Whether lines of that level are written. */
export function isTold({ level }: Pick<FastifyBaseLogger, 'level'>, asked: Level): boolean {
  const { values } = pino.levels
  return (values[asked] ?? 0) >= (values[level] ?? Infinity)
}
