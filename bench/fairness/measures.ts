/** What the cases of `npm run bench:fairness` measure with, and say. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { quantile } from '../load.ts'

/** How long `/healthz` took while `work` went on, asked from a thread of its own. */
export async function watched(origin: string, work: () => Promise<void>): Promise<number[]> {
  const watcher = new Worker(new URL('./watch-health.ts', import.meta.url), {
    workerData: { origin, path: '/healthz' },
  })
  await once(watcher, 'message')
  try {
    await work()
  } finally {
    watcher.postMessage('stop')
  }
  const [times] = (await once(watcher, 'message')) as [number[]]
  return times
}

export function csv(run: string, lines: number, width: number): string {
  const labels = 'Group 1;Year 2;'.repeat(20)
  const line = (number: number) => `${run}new${number}@example.com,User,${labels}`.slice(0, Math.max(width, 20))
  return Array.from({ length: lines }, (_, number) => line(number))
    .join('\n')
    .slice(0, 2_000_000)
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export function spread(ms: readonly number[]): string {
  return `p50 ${quantile(ms, 0.5).toFixed(0)} ms, p95 ${quantile(ms, 0.95).toFixed(0)} ms`
}

export function worst(ms: readonly number[]): string {
  return `p99 ${quantile(ms, 0.99).toFixed(0)} ms, most ${Math.max(...ms).toFixed(0)} ms`
}

export function statuses(answers: readonly { status: number }[]): string {
  const counts = [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => `${all.length} x ${status}`)
  return counts.join(', ')
}
