/** The mails about the last day of a membership. */
import type { Transaction } from '#db/database.ts'
import { allowNotices, type NoticeKind } from '#members/notices/notices.ts'
import type { QueuedMail } from '#messaging/outbox.ts'
import type { TermsContext } from './context.ts'
import type { DueMember, PlaceOfDue } from './queries-due.ts'

interface Told {
  ended: DueMember[]
  /** Of a last day that is near. */
  told: DueMember[]
  /** Owners whose last day was taken away. */
  kept: DueMember[]
}

/** One mail each, in the transaction of what it tells of; none for whoever has no address. */
export async function tellOfTerms(
  tx: Transaction,
  { outbox, settings: { publicOrigin } }: TermsContext,
  { name, displayName: about, organizationId }: PlaceOfDue & { organizationId: string },
  { ended, told, kept }: Told,
): Promise<void> {
  const organizations = new URL('/organizations', publicOrigin).href
  const people = new URL(`/organizations/${name}/people`, publicOrigin).href
  const now = new Date()
  // However often somebody moves a last day, whose it is gets so many mails and no more.
  const mails = async (kind: NoticeKind, members: DueMember[], link: string): Promise<QueuedMail[]> => {
    const reached = members.filter(({ email, endsOn }) => email !== null && endsOn !== null)
    const allowed = await allowNotices(tx, { organizationId, kind, subjects: reached.map(({ uid }) => uid), now })
    return reached.flatMap(({ uid, email, endsOn }) => {
      if (email === null || endsOn === null || !allowed.has(uid)) return []
      return [{ email, about, link, on: endsOn, organizationId }]
    })
  }
  await outbox.queue(tx, 'term_ending', ...(await mails('term_ending', told, organizations)))
  await outbox.queue(tx, 'term_ended', ...(await mails('term_ended', ended, organizations)))
  await outbox.queue(tx, 'term_kept', ...(await mails('term_kept', kept, people)))
}
