/** What the server clears away by itself, when it starts and every hour. */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

const HOUR_MS = 3_600_000

/**
 * Each task is named by what it clears. Any number of processes may do them at once; a failure is logged,
 * and the next round tries again.
 */
export function everyHour(app: FastifyInstance, log: Logger, tasks: Record<string, () => Promise<unknown>>): void {
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  const run = async () => {
    for (const [task, work] of Object.entries(tasks)) {
      try {
        await work()
      } catch (err) {
        log.error({ err, task }, 'could not be swept')
      }
    }
  }
  // Whoever only calls the app, as tests do, finds everything as it was left.
  app.addHook('onListen', () => {
    round = round.then(run)
    timer = setInterval(() => void (round = round.then(run)), HOUR_MS).unref()
  })
  // Not under the database that is about to close.
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await round
  })
}
