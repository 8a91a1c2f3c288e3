/**
 * Work that the server does by itself: one round at a time, at the start, when it is woken, and every so often. Jobs
 * are `messaging/sending/mail-job.ts`, `member-imports/worker.ts`, `db/places/keep-places.ts`, and `hourly.ts` with what `app.ts`
 * names for it.
 */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { codesIn } from '#http/failures/causes.ts'
import { createRepeated } from '#http/monitoring/repeated.ts'
import { runInBackground } from '#limits/caller.ts'
import { inRound } from '#tracing/spans.ts'

export interface Job {
  /** Its name in the log and in the figures. */
  name: string
  everyMs: number
  /**
   * Any number of processes may do rounds at once. Answers `more` where more waits: the next round then comes at
   * once. A failure is logged, what fails alike once a minute, and counted, and the next round tries again.
   */
  round(isStopped: () => boolean): Promise<'more' | 'done'>
}

export interface RunningJob {
  /** Asks for a round now, or after the one that is under way. Never throws. */
  wake(): void
}

export interface Jobs {
  run(job: Job): RunningJob
}

/** Of what a failure says where it has no code: enough to tell it from others. */
const KIND_LENGTH = 200

/**
 * Jobs begin once the server listens: whoever only calls the app, as tests do, finds everything as it was left. They
 * end before the server does, behind the round that is under way.
 */
export function createJobs(app: FastifyInstance, log: Logger, registry: Registry): Jobs {
  const figures = jobFigures(registry)
  const isDue = createRepeated()
  return {
    run({ name, everyMs, round }) {
      let stopped = false
      let isAsked = false
      let underWay: Promise<void> | undefined
      let timer: NodeJS.Timeout | undefined

      const rounds = async () => {
        while (isAsked && !stopped) {
          isAsked = false
          const ended = figures.seconds.startTimer({ job: name })
          figures.running.inc({ job: name })
          try {
            const answer = await inRound(
              `job ${name}`,
              () => round(() => stopped),
              (answered) => answered === 'done',
            )
            if (answer === 'more') isAsked = true
            figures.succeeded.set({ job: name }, Date.now() / 1_000)
          } catch (err) {
            figures.failures.inc({ job: name })
            const more = isDue(`${name} ${codesIn(err)[0] ?? String(err).slice(0, KIND_LENGTH)}`)
            if (more !== undefined) log.error({ err, job: name, ...(more > 0 && { more }) }, 'a job failed')
          } finally {
            figures.running.dec({ job: name })
            ended()
          }
        }
        underWay = undefined
      }
      const wake = () => {
        isAsked = true
        // Whoever wakes it, the work is not theirs alone.
        if (!stopped) underWay ??= runInBackground(rounds)
      }
      app.addHook('onListen', () => {
        wake()
        timer = setInterval(wake, everyMs).unref()
      })
      app.addHook('onClose', async () => {
        stopped = true
        clearInterval(timer)
        await underWay
      })
      return { wake }
    },
  }
}

const ROUND_SECONDS = [0.01, 0.1, 1, 10, 60, 600]

function jobFigures(registry: Registry) {
  const common = { labelNames: ['job'], registers: [registry] }
  return {
    succeeded: new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job of this process last ended a round without a failure, in seconds since 1970.',
      ...common,
    }),
    running: new Gauge({ name: 'job_rounds_running', help: 'Rounds of a job that are under way.', ...common }),
    seconds: new Histogram({
      name: 'job_round_duration_seconds',
      help: 'Seconds that a round of a job took.',
      buckets: ROUND_SECONDS,
      ...common,
    }),
    failures: new Counter({ name: 'job_failures_total', help: 'Rounds of a job that failed.', ...common }),
  }
}
