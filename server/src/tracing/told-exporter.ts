/** Says in the log that traces do not arrive: at once, and then now and then. Nobody would notice otherwise. */
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { codesIn } from '#http/failures/causes.ts'
import { createRepeated } from '#http/monitoring/repeated.ts'

/** Of an answer that says to come back later (429, 502, 503, 504) the exporter keeps no number. */
const COME_BACK = 'OTLPExporterError'

export class ToldExporter implements SpanExporter {
  readonly #next: SpanExporter
  readonly #log: Pick<Logger, 'warn'>
  readonly #isDue = createRepeated()

  constructor(next: SpanExporter, log: Pick<Logger, 'warn'>) {
    this.#next = next
    this.#log = log
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#next.export(spans, (result) => {
      if (result.code !== ExportResultCode.SUCCESS) this.#say(result.error)
      done(result)
    })
  }

  forceFlush(): Promise<void> {
    return this.#next.forceFlush?.() ?? Promise.resolve()
  }

  shutdown(): Promise<void> {
    return this.#next.shutdown()
  }

  /** Status and code alone: what a collector answers, and what an error says, may repeat what it was sent. */
  #say(error: Error | undefined): void {
    const answer = (error as { code?: unknown } | undefined)?.code
    const what =
      typeof answer === 'number'
        ? { answer }
        : { code: codesIn(error)[0] ?? (error?.name === COME_BACK ? 'busy' : error?.name) }
    const more = this.#isDue(JSON.stringify(what))
    if (more !== undefined) this.#log.warn({ ...what, ...(more > 0 && { more }) }, 'traces not sent')
  }
}
