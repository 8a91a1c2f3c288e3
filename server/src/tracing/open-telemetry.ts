/**
 * Traces by OpenTelemetry, sent by OTLP over HTTP (https://opentelemetry.io/docs/specs/otlp/). Loaded only where an
 * endpoint is set; the exporter reads the rest of its standard variables (headers, timeout, compression) by itself.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as after } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type Attributes, type Spans, traceWith } from './spans.ts'
import type { TracingSettings } from './settings.ts'
import { idleAttribute, QuietRounds } from './quiet-rounds.ts'
import { traceRequests } from './request-spans.ts'
import { statementSummary } from './statement-summary.ts'
import { ToldExporter } from './told-exporter.ts'

export interface Tracing {
  /** To be called before any other hook is there. */
  traceRequests(app: FastifyInstance): void
  /** Runs a statement of that text. */
  watchStatement<T>(text: string, run: () => Promise<T>): Promise<T>
  /** Sends what is still here, as far as that takes no longer than a server has to end. Never throws. */
  close(): Promise<void>
}

/** A collector that does not answer keeps no server from ending. */
const CLOSE_MS = 2_000

export interface TracingOptions {
  log: Pick<Logger, 'warn'>
  /** In place of `CLOSE_MS`. */
  closeMs?: number
}

export function startTracing(settings: TracingSettings, { log, closeMs = CLOSE_MS }: TracingOptions): Tracing {
  const exporter = new ToldExporter(new OTLPTraceExporter(), log)
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': settings.serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerFor(settings),
    spanProcessors: [new QuietRounds(new BatchSpanProcessor({ exporter }))],
  })
  const tracer = provider.getTracer('atrium')
  const contexts = new AsyncLocalStorage<Context>()
  const current = () => contexts.getStore() ?? ROOT_CONTEXT

  async function within<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await contexts.run(trace.setSpan(current(), span), work)
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }

  const spans: Spans = {
    run: (name, attributes, work) => within(tracer.startSpan(name, { attributes }, current()), work),
    runRound(name, work, isIdle) {
      const attributes: Attributes = { [idleAttribute]: false }
      const span = tracer.startSpan(name, { attributes, root: true }, ROOT_CONTEXT)
      return contexts.run(ROOT_CONTEXT, () =>
        within(span, async () => {
          const answer = await work()
          span.setAttribute(idleAttribute, isIdle(answer))
          return answer
        }),
      )
    },
  }
  const stop = traceWith(spans)

  return {
    traceRequests: (app) => traceRequests(app, { tracer, contexts, trustsParent: settings.trustsParent }),
    watchStatement(text, run) {
      const { summary, operation } = statementSummary(text)
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.summary': summary }
      return within(tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes }, current()), run)
    },
    async close() {
      stop()
      await Promise.race([provider.shutdown().catch(() => {}), after(closeMs, undefined, { ref: false })])
    },
  }
}

/** Its class and code alone: what an error says may name somebody. */
function fail(span: Span, error: unknown): void {
  const { code } = error as { code?: unknown }
  const kind = error instanceof Error ? error.name : 'error'
  span.setAttribute('error.type', typeof code === 'string' && /^[\w./-]{1,40}$/.test(code) ? code : kind)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function samplerFor({ sampler, ratio }: TracingSettings): Sampler {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler()
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}
