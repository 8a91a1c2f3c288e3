/** Figures of what waits: for the database, for a password's hash, and of work that is done later. */
import { Gauge, type Registry } from 'prom-client'
import { runForEverybody } from '#limits/caller.ts'

export interface LoadSources {
  database(): { taken: number; places: number; waiting: number }
  /** Only where passwords are kept here. */
  hashes?: (() => { running: number; waiting: number; backlogMs: number }) | undefined
  mails(): Promise<{ waiting: number; oldestSeconds: number }>
  /** Name -> how much waits. */
  queues: Record<string, () => Promise<number>>
}

/** Read when they are asked for, and only then. What the database does not tell is left out, and the rest is told. */
export function measureLoad(registry: Registry, { database, hashes, mails, queues }: LoadSources): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('database_places', 'How many at once may have the database, of this process.', () => database().places)
  gauge('database_places_taken', 'How many have it now.', () => database().taken)
  gauge('database_waiting', 'How many wait for it.', () => database().waiting)
  if (hashes) {
    gauge(
      'password_hashes_running',
      'Password hashes that are being made, or lie ready for it.',
      () => hashes().running,
    )
    gauge('password_hashes_waiting', 'Password hashes that wait for their turn.', () => hashes().waiting)
    gauge(
      'password_hash_backlog_seconds',
      'How long who signs in now waits for a hash, about.',
      () => hashes().backlogMs / 1_000,
    )
  }
  // Both are read at once: one question answers both.
  let asked: ReturnType<typeof mails> | undefined
  const askOnce = () => (asked ??= mails().finally(() => (asked = undefined)))
  const ofMails = (name: string, help: string, read: (found: Awaited<ReturnType<typeof mails>>) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await orNothing(askOnce)
        if (found) this.set(read(found))
        else this.remove()
      },
    })
  ofMails('mails_waiting', 'Mails that are neither sent nor given up.', ({ waiting }) => waiting)
  ofMails(
    'mails_oldest_waiting_seconds',
    'How long the oldest of them has waited; 0 where none waits.',
    ({ oldestSeconds }) => oldestSeconds,
  )
  new Gauge({
    name: 'work_waiting',
    help: 'Work that is done later and is not done yet.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      for (const [queue, count] of Object.entries(queues)) {
        const waiting = await orNothing(count)
        if (waiting === undefined) this.remove({ queue })
        else this.set({ queue }, waiting)
      }
    },
  })
}

async function orNothing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await runForEverybody(ask)
  } catch {
    return undefined
  }
}
