/** Sends batches from the load's own process. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Batch } from '../servers/subject.ts'

export type LoadOrder = { open: string; connections: number } | { send: Batch } | { close: true }
export type LoadAnswer = { done: true; secrets?: string[] } | { failed: string }

export interface Load {
  /** Opens as many connections as requests are to be under way, so that opening them is not measured with what is sent. */
  open(origin: string, connections?: number): Promise<unknown>
  /** Resolves when all is answered; rejects at the first answer that is not as the batch says. */
  send(batch: Batch): Promise<void>
  close(): Promise<unknown>
  end(): void
}

/** Requests under way at a time. */
export const usualLines = 16

export function startLoad(): Load {
  const child = fork(fileURLToPath(new URL('load-program.ts', import.meta.url)), { serialization: 'advanced' })
  const ended = once(child, 'exit').then((): never => {
    throw new Error('The load ended by itself.')
  })
  ended.catch(() => {}) // at its end, nobody waits for an answer
  const tell = async (order: LoadOrder) => {
    const answered = once(child, 'message') as Promise<[LoadAnswer]>
    child.send(order)
    const [answer] = await Promise.race([answered, ended])
    if ('failed' in answer) throw new Error(answer.failed)
    return answer
  }
  return {
    open: (origin, connections = usualLines) => tell({ open: origin, connections }),
    async send(batch) {
      const { secrets } = await tell({ send: batch })
      if (batch.follow && secrets) batch.follow.secrets.splice(0, secrets.length, ...secrets)
    },
    close: () => tell({ close: true }),
    end: () => child.disconnect(),
  }
}
