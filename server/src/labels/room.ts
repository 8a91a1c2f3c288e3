/** How many labels an organization may have. Whoever asks holds the organization's people, so that any number at once are counted as they are. */
import { maxLabels } from '@atrium/contract/limits'
import type { Queryable, Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { labelCount, labelKeysOf } from './queries.ts'

/** Refuses with `label_limit` where so many `more` would be more than an organization can have. */
export async function requireRoomForLabels(tx: Transaction, organizationId: string, more: number): Promise<void> {
  if ((await labelCount(tx, organizationId)) + more > maxLabels) {
    throw new Refusal('label_limit', { detail: 'labels of one organization' })
  }
}

/** The folded names of the labels that are there. */
export async function labelNamesThere(db: Queryable, organizationId: string): Promise<Set<string>> {
  return new Set(await labelKeysOf(db, organizationId))
}
