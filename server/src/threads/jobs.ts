/** What runs in a thread of its own, seen from inside it: jobs by name, and the messages of both sides. */
import { parentPort } from 'node:worker_threads'
import type { ErrorCode } from '@atrium/contract/errors'
import { Refusal } from '#http/refusal.ts'

/** In: what the job is given, and how it asks the main thread. Both sides' values are cloned on their way. */
export type Job = (input: never, ask: (question: unknown) => Promise<unknown>) => unknown
export type Jobs = Record<string, Job>

export type ToThread = { job: string; input: unknown } | { answer: unknown }
export type FromThread =
  | { ask: unknown }
  | { done: unknown }
  | { refused: { code: ErrorCode; fields: Record<string, string> | undefined } }
  | { failed: string }

/** Answers the main thread's calls, one after the other. For the program of a thread. */
export function serveJobs(jobs: Jobs): void {
  const port = parentPort
  if (!port) throw new Error('this program runs in a thread')
  const tell = (message: FromThread, moved: ArrayBuffer[] = []) => port.postMessage(message, moved)
  let answered: ((answer: unknown) => void) | undefined
  const ask = (question: unknown) =>
    new Promise<unknown>((resolve) => {
      answered = resolve
      tell({ ask: question })
    })
  async function run(name: string, input: unknown): Promise<void> {
    try {
      const job = jobs[name] as ((input: unknown, ask: (question: unknown) => Promise<unknown>) => unknown) | undefined
      if (!job) throw new Error(`no such job: ${name}`)
      const done = await job(input, ask)
      tell({ done }, done instanceof Uint8Array && done.buffer instanceof ArrayBuffer ? [done.buffer] : [])
    } catch (error) {
      if (error instanceof Refusal) tell({ refused: { code: error.code, fields: error.fields } })
      else tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }
  let last = Promise.resolve()
  port.on('message', (message: ToThread) => {
    if ('job' in message) last = last.then(() => run(message.job, message.input))
    else answered?.(message.answer)
  })
}
