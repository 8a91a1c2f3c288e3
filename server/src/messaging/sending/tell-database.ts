/** Says to the database what became of a mail, or asks it, also where it is away for a moment or gives something up. */
import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from '#http/failures/unavailable.ts'

/**
 * What became of a mail is said to a database that is away until it is back, so long: it would be sent again otherwise,
 * and those behind it in the batch would wait for the end of the lease. A row that somebody else holds is waited for alike.
 */
const TELL_MS = 15_000
const TELL_EVERY_MS = 200

/** Throws what `change` throws, unless the database would do it at another moment and does. */
export async function tellDatabase<T>(change: () => Promise<T>): Promise<T> {
  const latest = performance.now() + TELL_MS
  for (;;) {
    try {
      return await change()
    } catch (error) {
      if (performance.now() > latest || !isUnavailable(error)) throw error
      await wait(TELL_EVERY_MS)
    }
  }
}
