/** Says to the database what became of a mail, also where it is away for a moment. */
import { setTimeout as wait } from 'node:timers/promises'
import { isUnreachable } from '#http/failures/database-unreachable.ts'

/**
 * What became of a mail is said to a database that is away until it is back, so long: it would be sent again otherwise,
 * and those behind it in the batch would wait for the end of the lease.
 */
const TELL_TRIES = 75
const TELL_EVERY_MS = 200

/** Throws what `change` throws, unless the database was away and is back. */
export async function tellDatabase(change: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await change()
    } catch (error) {
      if (tried === TELL_TRIES || !isUnreachable(error)) throw error
      await wait(TELL_EVERY_MS)
    }
  }
}
