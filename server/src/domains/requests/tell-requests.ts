/** Tells owners of requests to join: of all that wait, once a day at most. */
import type { Database, Transaction } from '#db/database.ts'
import { holdPeople } from '#members/change-members.ts'
import { toldBefore } from '#members/notices/notices.ts'
import { askedSinceTold, tellOwners, type TellingContext } from '#members/notices/tell-owners.ts'
import { countOpenRequests } from './queries.ts'
import { openSince } from './times.ts'

const kind = 'join_requests'

/** In the transaction of a request; the organization is held. Nobody is told where they were, less than a day ago. */
export async function tellOfRequests(tx: Transaction, context: TellingContext, organizationId: string): Promise<void> {
  const now = new Date()
  const left = await countOpenRequests(tx, organizationId, openSince(now))
  if (left === 0) return
  const pathOf = (name: string) => `/organizations/${name}/people/requests`
  await tellOwners(tx, context, { organizationId, kind, left, pathOf, now })
}

/** Of those who asked after their owners had been told: a day later. Any number of processes may do it at once. */
export async function tellOfLaterRequests(context: TellingContext & { db: Database }, now: Date): Promise<void> {
  for (const organizationId of await askedSinceTold(context.db, toldBefore(kind, now))) {
    await context.db.transaction(async (tx) => {
      if (await holdPeople(tx, organizationId)) await tellOfRequests(tx, context, organizationId)
    })
  }
}
