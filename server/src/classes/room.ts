/** How many classes an organization may have. Whoever asks holds the organization's people, so that any number at once are counted as they are. */
import { maxClasses } from '@atrium/contract/limits'
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { classCount } from './queries.ts'

type Kind = keyof typeof maxClasses

/** Whether so many `more` are no more than an organization can have. */
export async function isRoomForClasses(
  tx: Transaction,
  organizationId: string,
  kind: Kind,
  more: number,
): Promise<boolean> {
  return (await classCount(tx, organizationId, kind)) + more <= maxClasses[kind]
}

/** Refuses with `class_limit` where they are more: before they are made, or behind it with no `more`. */
export async function requireRoomForClasses(
  tx: Transaction,
  organizationId: string,
  kind: Kind,
  more: number,
): Promise<void> {
  if (!(await isRoomForClasses(tx, organizationId, kind, more))) {
    throw new Refusal('class_limit', { detail: `${kind} classes of one organization` })
  }
}
