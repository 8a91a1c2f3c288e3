/** Threads for computing that would keep the main one from answering: few, bounded, and given up when they take too long. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { Refusal } from '#http/refusal.ts'
import { createTurns } from '#limits/turns.ts'
import type { FromThread, ToThread } from './jobs.ts'

export interface ThreadPoolOptions {
  /** The module that calls `serveJobs`. */
  program: URL
  threads: number
  /** Of one job, in which its questions are answered too. */
  deadlineMs: number
}

export interface ThreadPool {
  /**
   * Runs a job in a thread, in turn with what other callers have run. `answer` is asked what the job asks. Rejects
   * with the job's own refusal, with `too_many_requests` where the caller has too much of it under way, and with
   * `unavailable` past the deadline, and where the pool closes meanwhile.
   */
  run(job: string, input: unknown, answer?: (question: never) => Promise<unknown>): Promise<unknown>
  /** Ends what is under way, and whoever waits for a turn. */
  close(): Promise<void>
}

/** Of one caller, and of all: beyond it nobody waits. */
const WAITING = { each: 4, all: 100 }
const PATIENCE_MS = MINUTE_MS

export function createThreadPool({ program, threads, deadlineMs }: ThreadPoolOptions): ThreadPool {
  const turns = createTurns({
    places: threads,
    each: 1,
    waiting: WAITING,
    patienceMs: { own: PATIENCE_MS, others: PATIENCE_MS },
  })
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const closing = new AbortController()

  function start(): Worker {
    // Its memory has no bound of its own: a thread that meets one takes the process with it. What comes in has one.
    const worker = new Worker(program)
    all.add(worker)
    // One that waits for work keeps no process alive.
    worker.unref()
    worker.on('error', () => {})
    worker.once('exit', () => {
      all.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    })
    return worker
  }

  return {
    async run(job, input, answer = () => Promise.reject(new Error('nobody answers'))) {
      const leave = await turns.enter()
      if (closing.signal.aborted) {
        leave()
        throw closing.signal.reason
      }
      const worker = idle.pop() ?? start()
      worker.ref()
      try {
        const done = await outcomeOf(worker, { job, input }, answer, { deadlineMs, closing: closing.signal })
        worker.unref()
        idle.push(worker)
        return done
      } catch (error) {
        // A refusal leaves the thread as it was; after anything else nobody knows.
        if (error instanceof Refusal && error.code !== 'unavailable') {
          worker.unref()
          idle.push(worker)
        } else await worker.terminate()
        throw error
      } finally {
        leave()
      }
    },
    async close() {
      closing.abort(new Refusal('unavailable', { detail: 'the threads are closing' }))
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

async function outcomeOf(
  worker: Worker,
  work: ToThread,
  answer: (question: never) => Promise<unknown>,
  { deadlineMs, closing }: { deadlineMs: number; closing: AbortSignal },
): Promise<unknown> {
  const ended = new AbortController()
  const isEnded = once(ended.signal, 'abort').then(() => Promise.reject(ended.signal.reason as Error))
  isEnded.catch(() => {})
  const close = () => ended.abort(closing.reason)
  closing.addEventListener('abort', close)
  const late = setTimeout(
    () => ended.abort(new Refusal('unavailable', { detail: 'a thread took too long' })),
    deadlineMs,
  )
  const failed = (cause: unknown) => ended.abort(new Error('a thread ended', { cause }))
  worker.once('error', failed)
  worker.once('exit', failed)
  try {
    for (let next = work; ;) {
      const heard = once(worker, 'message', { signal: ended.signal })
      worker.postMessage(next)
      const [message] = (await heard) as [FromThread]
      if ('done' in message) return message.done
      if ('refused' in message) {
        const { code, fields } = message.refused
        throw new Refusal(code, fields === undefined ? {} : { fields })
      }
      if ('failed' in message) throw new Error(message.failed)
      next = { answer: await Promise.race([answer(message.ask as never), isEnded]) }
    }
  } catch (error) {
    throw ended.signal.aborted ? ended.signal.reason : error
  } finally {
    clearTimeout(late)
    closing.removeEventListener('abort', close)
    worker.off('error', failed).off('exit', failed)
  }
}
