/** Requests to join that end without an answer: their people are told, once. */
import type { Database, Transaction } from '#db/database.ts'
import type { DomainsContext } from '#domains/context.ts'
import { membersAmong } from '#members/join.ts'
import { addressesOf, deleteRequestsBy, deleteRequestsOfPerson, deleteUnanswered, forgetDeclined } from './queries.ts'
import { openSince, restedSince } from './times.ts'

/** So many at once, so that no transaction grows long. */
const ENDED_AT_ONCE = 200

type EndingContext = Pick<DomainsContext, 'outbox'>

/** Those that came by a domain that goes, in the transaction that takes it. */
export async function endRequestsBy(
  tx: Transaction,
  context: EndingContext,
  { organizationId, displayName, domainId }: { organizationId: string; displayName: string; domainId: string },
): Promise<void> {
  const uids = await deleteRequestsBy(tx, domainId)
  const members = await membersAmong(tx, organizationId, uids)
  const waited = uids.filter((uid) => !members.has(uid))
  await tell(
    tx,
    context,
    waited.map((uid) => ({ uid, displayName, organizationId })),
  )
}

/** Those that nobody answered in time; declined ones are forgotten once they may be made again. Any number of processes may do it at once. */
export async function sweepRequests(context: EndingContext & { db: Database }, now: Date): Promise<void> {
  await forgetDeclined(context.db, restedSince(now))
  for (;;) {
    const ended = await context.db.transaction(async (tx) => {
      const each = await deleteUnanswered(tx, openSince(now), ENDED_AT_ONCE)
      // Whoever came in another way meanwhile has been told so.
      await tell(
        tx,
        context,
        each.filter(({ isMember }) => !isMember),
      )
      return each.length
    })
    if (ended < ENDED_AT_ONCE) return
  }
}

/** Of somebody whose account goes. */
export function forgetRequests(tx: Transaction, uid: string): Promise<void> {
  return deleteRequestsOfPerson(tx, uid)
}

async function tell(
  tx: Transaction,
  { outbox }: EndingContext,
  ended: { uid: string; displayName: string; organizationId: string }[],
): Promise<void> {
  const emails = new Map(
    (
      await addressesOf(
        tx,
        ended.map(({ uid }) => uid),
      )
    ).map(({ uid, email }) => [uid, email]),
  )
  const mails = ended.flatMap(({ uid, displayName: about, organizationId }) => {
    const email = emails.get(uid)
    return email === undefined ? [] : [{ email, about, organizationId }]
  })
  if (mails.length > 0) await outbox.queue(tx, 'join_ended', ...mails)
}
