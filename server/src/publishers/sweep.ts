/** Lets go of ownership that was offered and can be accepted no more. */
import type { Database } from '#db/database.ts'
import { dropOffersBefore } from './ownership/queries-ownership.ts'

/** Any number of processes may do it at once. */
export function sweepAuthorOffers(db: Database, now: Date): Promise<void> {
  return dropOffersBefore(db, now)
}
