/** Mails that somebody causes for others in an organization: how many of a kind may go to whom. */
import { DAY_SECONDS, HOUR_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { DatabaseContext, Queryable, Transaction } from '#db/database.ts'
import type { MailTemplate } from '#messaging/render-mail.ts'
import { countNotices, deleteNotices } from './queries-notices.ts'

const LONGEST_SECONDS = 30 * DAY_SECONDS

/** Whoever changes something over and over fills no mailbox: the change goes on, and the timeline has each. */
const rates = {
  rules_changed: { max: 5, windowSeconds: HOUR_SECONDS },
  account_taken_back: { max: 5, windowSeconds: HOUR_SECONDS },
  organization_deleted: { max: 3, windowSeconds: DAY_SECONDS },
  organization_restored: { max: 3, windowSeconds: DAY_SECONDS },
  /** One says of all that wait. */
  join_requests: { max: 1, windowSeconds: DAY_SECONDS },
  /** Two days before a last day, and the same once it was moved. */
  term_ending: { max: 4, windowSeconds: LONGEST_SECONDS },
  term_ended: { max: 4, windowSeconds: LONGEST_SECONDS },
  term_kept: { max: 4, windowSeconds: LONGEST_SECONDS },
} as const satisfies Partial<Record<MailTemplate, { max: number; windowSeconds: number }>>
export type NoticeKind = keyof typeof rates

/** As the organization's owners are counted: together. */
export const itsOwners = ''

/** In the transaction of the mail. In: uids, or `itsOwners`. Out: those of them to whom one more may go. */
export async function allowNotices(
  tx: Transaction,
  { organizationId, kind, subjects, now }: { organizationId: string; kind: NoticeKind; subjects: string[]; now: Date },
): Promise<Set<string>> {
  if (subjects.length === 0) return new Set()
  return new Set(await countNotices(tx, { organizationId, kind, subjects, now, ...rates[kind] }))
}

/** When the window ended in which the owners were told last: before that they are told again. */
export function toldBefore(kind: NoticeKind, now: Date): Date {
  return new Date(now.getTime() - rates[kind].windowSeconds * 1_000)
}

/** Forgets what is counted no more. */
export function sweepNotices({ db }: { db: Queryable } | DatabaseContext, now: Date): Promise<void> {
  return deleteNotices(db, new Date(now.getTime() - LONGEST_SECONDS * 1_000))
}
