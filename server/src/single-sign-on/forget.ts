/** What an organization's own sign-in knew of somebody whose account goes. */
import type { Transaction } from '#db/database.ts'
import { forgetSubjectsOf } from './arrivals/queries.ts'

/** By whatever their organizations' providers call them: whoever comes by that name then is somebody new. */
export function forgetArrivals(tx: Transaction, uid: string): Promise<void> {
  return forgetSubjectsOf(tx, uid)
}
