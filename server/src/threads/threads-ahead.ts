/** Threads for short computing that many ask for: each has its next job lying in it, so that no core waits for the main thread. */
import { Worker } from 'node:worker_threads'
import { Refusal } from '#http/refusal.ts'
import type { FromThread, ToThread } from './jobs.ts'

export interface ThreadsAheadOptions {
  /** The module that calls `serveJobs`, with jobs that ask nothing. */
  program: URL
  /** Each starts with the first job that finds no other one idle, and stays. */
  threads: number
}

export interface ThreadsAhead {
  /**
   * Has a thread do a job, after what it was given before. Rejects with what went wrong in the job, and with
   * `unavailable` where its thread ends meanwhile or none can be had.
   */
  run(job: string, input: unknown): Promise<unknown>
}

/** A job leaves little behind: V8 would keep 16 MB for it in each thread. What the process was told to run is not for them. */
const threadOptions = { resourceLimits: { maxYoungGenerationSizeMb: 1 }, execArgv: [] }

interface Given {
  work: ToThread
  resolve: (done: unknown) => void
  reject: (error: Error) => void
}

interface Thread {
  worker: Worker
  /** In the order in which they were given, which is the one in which the thread answers. */
  jobs: Given[]
  /** Whether it has ever answered. */
  works: boolean
}

export function createThreadsAhead({ program, threads: most }: ThreadsAheadOptions): ThreadsAhead {
  const threads: Thread[] = []
  const leastBusy = () => threads.toSorted((a, b) => a.jobs.length - b.jobs.length)[0]

  function give({ worker, jobs }: Thread, job: Given): void {
    jobs.push(job)
    worker.ref()
    worker.postMessage(job.work)
  }

  function start(): Thread {
    const thread: Thread = { worker: new Worker(program, threadOptions), jobs: [], works: false }
    const { worker, jobs } = thread
    worker.on('message', (message: FromThread) => {
      thread.works = true
      answer(jobs.shift() as Given, message)
      // One that waits for work keeps no process alive.
      if (jobs.length === 0) worker.unref()
    })
    let cause: unknown
    worker.on('error', (error) => {
      cause = error
    })
    worker.once('exit', () => {
      threads.splice(threads.indexOf(thread), 1)
      const left = jobs.splice(0)
      // What it was doing may have ended it, and would end the next.
      if (thread.works) left.shift()?.reject(ended(cause))
      for (const job of left) {
        const other = leastBusy() ?? (thread.works ? start() : undefined)
        if (other) give(other, job)
        else job.reject(ended(cause))
      }
    })
    threads.push(thread)
    return thread
  }

  return {
    run: (job, input) =>
      new Promise((resolve, reject) => {
        const free = leastBusy()
        const isBusy = !free || free.jobs.length > 0
        give(isBusy && threads.length < most ? start() : (free as Thread), { work: { job, input }, resolve, reject })
      }),
  }
}

function answer({ resolve, reject }: Given, message: FromThread): void {
  if ('done' in message) resolve(message.done)
  else reject(new Error('failed' in message ? message.failed : 'a job that may only answer'))
}

const ended = (cause: unknown) => new Refusal('unavailable', { detail: 'a thread ended', cause })
