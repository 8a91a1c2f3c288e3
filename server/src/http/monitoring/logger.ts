/** Structured logs, one JSON object a line, without secrets. */
import type { IncomingHttpHeaders } from 'node:http'
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'

/** Query strings carry tokens and codes: only the path of an address is ever logged. */
function pathOf(url: string | undefined): string {
  return url?.split('?')[0] ?? ''
}

/** `sink` is standard output unless said. */
export function createLogger(level: string, sink?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.idToken',
        '*.refreshToken',
        '*.oobCode',
        'headers.authorization',
        'headers.cookie',
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { method: string; url: string; headers?: IncomingHttpHeaders; ip?: string }) => ({
        method: request.method,
        path: pathOf(request.url),
        host: request.headers?.host,
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: serializeError,
    },
  }
  return sink ? pino(options, sink) : pino(options)
}

interface LoggedError {
  type: string
  message: string
  code?: unknown
  stack?: string | undefined
  cause?: LoggedError
  /** Of several that failed, the first of them. */
  errors?: LoggedError[]
}

/** So many say what is wrong; a line that has all of thousands is one that nobody reads. */
const MOST_ERRORS = 5

/** A database error's message quotes the statement's values: only its code and constraint are told. */
export function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const { code } = error as Error & { code?: unknown }
  const quotesValues = 'query' in error || 'params' in error || 'detail' in error
  const message = quotesValues ? 'database statement failed' : error.message
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    stack: quotesValues ? undefined : error.stack,
    ...(error.cause instanceof Error ? { cause: serializeError(error.cause) } : {}),
    ...(error instanceof AggregateError ? { errors: error.errors.slice(0, MOST_ERRORS).map(serializeError) } : {}),
  }
}
