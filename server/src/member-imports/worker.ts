/** Keeps the imports going in the background of one process. */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { runInBackground } from '#limits/caller.ts'
import type { InvitesContext } from '#invites/context.ts'
import { leaseSeconds, workOff } from './work.ts'

export interface ImportWorker {
  /** Looks whether something waits, unless it is at work already. Never throws. */
  wake(): void
}

/** Starts with the server, for what a crash left; ends with it, behind the lines that it has in hand. */
export function createWorker(app: FastifyInstance, context: InvitesContext, log: Logger): ImportWorker {
  let stopped = false
  let again = false
  let work: Promise<void> | undefined
  const run = async () => {
    do {
      again = false
      try {
        await workOff(context, () => stopped)
      } catch (err) {
        // Its lease ends soon, and whoever looks next goes on.
        log.error({ err }, 'an import of people stopped')
      }
    } while (again && !stopped)
    work = undefined
  }
  const wake = () => {
    again = true
    // Whoever wakes it, the work is not theirs alone.
    if (!stopped) work ??= runInBackground(run)
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    wake()
    // What a crash left in the middle is leased until it is looked at again.
    timer = setInterval(wake, leaseSeconds * 1_000).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopped = true
    await work
  })
  return { wake }
}
