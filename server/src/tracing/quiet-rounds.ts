/**
 * Leaves out of traces what looks every second whether there is something to do, and found nothing: spans within a
 * round are held until it is known whether the round is worth telling of.
 */
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace'
import type { Context } from '@opentelemetry/api'

/** On a round, while it is not known, and for good where it did nothing. */
export const idleAttribute = 'atrium.idle'
/** A round that did nothing and took longer than this is told of. */
const LONG_MS = 250
/** Spans of one round that are held at most; further ones are left out. */
const HELD = 1_000

export class QuietRounds implements SpanProcessor {
  readonly #next: SpanProcessor
  /** By the trace of each round. */
  readonly #held = new Map<string, ReadableSpan[]>()

  constructor(next: SpanProcessor) {
    this.#next = next
  }

  onStart(span: Span, context: Context): void {
    if (span.attributes[idleAttribute] !== undefined) this.#held.set(span.spanContext().traceId, [])
    this.#next.onStart(span, context)
  }

  onEnd(span: ReadableSpan): void {
    const { traceId } = span.spanContext()
    const held = this.#held.get(traceId)
    if (!held) return this.#next.onEnd(span)
    const isIdle = span.attributes[idleAttribute]
    if (isIdle === undefined) {
      if (held.length < HELD) held.push(span)
      return
    }
    this.#held.delete(traceId)
    const [seconds, nanoseconds] = span.duration
    if (isIdle === true && seconds * 1_000 + nanoseconds / 1e6 < LONG_MS) return
    for (const one of [...held, span]) this.#next.onEnd(one)
  }

  forceFlush(): Promise<void> {
    return this.#next.forceFlush()
  }

  shutdown(): Promise<void> {
    return this.#next.shutdown()
  }
}
