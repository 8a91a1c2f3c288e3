/** Whoever took their account back is told where something was done with it meanwhile: in each organization by a mail. */
import { dayAt } from '@atrium/contract/rules/time/day'
import { organizationsActedIn } from '#audit/acted-in.ts'
import type { Transaction } from '#db/database.ts'
import { organizationsAround } from '#members/queries-told.ts'
import type { TellingContext } from './tell-owners.ts'

/** Whoever made organizations without end fills no mailbox. */
const MOST_MAILS = 20

/**
 * In: the account, the address that it has again, and since when it had another. Where they belonged before goes
 * first: whoever had the account could do something in twenty organizations of their own at last. An owner gets the
 * timeline's address, narrowed to them and these days; of a deleted organization where it is restored. Everybody else asks
 * an owner.
 */
export async function tellMeanwhile(
  tx: Transaction,
  { outbox, settings: { publicOrigin } }: TellingContext,
  { uid, email, since }: { uid: string; email: string; since: Date },
): Promise<void> {
  const around = new Map((await organizationsAround(tx, uid)).map((organization) => [organization.id, organization]))
  const actedIn = (isBefore: boolean, limit: number) => {
    const those = [...around.values()].filter(({ memberSince }) => memberSince < since === isBefore)
    return organizationsActedIn(tx, { uid, since, organizationIds: those.map(({ id }) => id) }, limit)
  }
  const acted = await actedIn(true, MOST_MAILS)
  acted.push(...(await actedIn(false, MOST_MAILS - acted.length)))
  const mails = acted.flatMap((organizationId) => {
    const organization = around.get(organizationId)
    if (!organization) return []
    const { name, displayName, timeZone, isDeleted, isOwner } = organization
    const days = { from: dayAt(since, timeZone), to: dayAt(new Date(), timeZone) }
    const timeline = `/organizations/${name}/timeline?${new URLSearchParams({ by: uid, ...days }).toString()}`
    const path = isDeleted ? '/organizations' : isOwner ? timeline : undefined
    const link = path && { link: new URL(path, publicOrigin).href }
    // In the look of the product: whoever had the account may have chosen the organization's.
    return [{ email, whose: uid, about: displayName, ...link }]
  })
  await outbox.queue(tx, 'done_meanwhile', ...mails)
}
