/** Members by what a list is narrowed by, to do something with all of them at once. */
import { maxMatchedPeople } from '@atrium/contract/limits'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { MemberMatch } from '@atrium/contract/rules/people'
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { requireLabels } from '#labels/given-labels.ts'
import { selectionOf } from './list.ts'
import { selectedUids } from './queries.ts'

/**
 * Everybody whom one of the filters selects, each once. Refuses with `not_found` for a label that the
 * organization does not have, and with `invalid_input` where they are too many.
 */
export async function membersMatching(
  tx: Transaction,
  organizationId: string,
  matches: readonly MemberMatch[] = [],
  most = maxMatchedPeople,
): Promise<string[]> {
  const uids = new Set<string>()
  for (const match of matches) {
    await requireLabels(tx, organizationId, match.label ? [match.label] : [])
    const selection = selectionOf(organizationId, { ...match, class: undefined, sortBy: 'name:asce' })
    for (const { uid } of await selectedUids(tx, selection, most + 1)) uids.add(uid)
    if (uids.size > most) {
      throw new Refusal('invalid_input', { fields: { matching: fieldMessages.tooManyMatch } })
    }
  }
  return [...uids]
}
