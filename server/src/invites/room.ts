/** How many links an organization or a publisher may have. Whoever asks holds it, so that any number at once are counted as they are. */
import { maxLinks } from '@atrium/contract/limits'
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import type { InviteTarget } from './queries.ts'
import { countLinks } from './queries-links.ts'

/** Refuses with `link_limit`, where one more, or `again` once more, would be more than there can be. */
export async function requireRoomForLink(tx: Transaction, target: InviteTarget, again?: string): Promise<void> {
  if ((await countLinks(tx, target, again)) >= maxLinks)
    throw new Refusal('link_limit', { detail: 'links of one target' })
}
