/** How many members of an organization do not meet what it asks, or wants to ask, by what their accounts have now. */
import type { LackingMembers, WantedRules } from '@atrium/contract/organizations/rules'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { countLacking } from './queries-lacking.ts'

const HOUR_MS = 60 * 60 * 1_000

/** Of the first ten thousand: an owner is told how many that is, not kept waiting for all of a large organization. */
const MOST_COUNTED = 10_000

export async function lackingMembers(
  { db, now }: IdentityContext,
  organizationId: string,
  { second_step, ways, fresh_hours }: WantedRules,
): Promise<LackingMembers> {
  const since = new Date(now().getTime() - (fresh_hours ?? 0) * HOUR_MS)
  const counted = await countLacking(db, { organizationId, ways: ways ?? [], since, most: MOST_COUNTED })
  return {
    members: counted.members,
    second_step: second_step && counted.secondStep,
    ways: ways && counted.ways,
    fresh_hours: fresh_hours === null ? null : counted.older,
  }
}
