/** What stands around every page of an organization, in one answer: what somebody is there, and what waits for them. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { ownMembership } from '@atrium/contract/people/members'
import type { AreaContext } from '#area-context.ts'
import type { Asking } from '#http/membership.ts'
import { rulesForOneself } from '#organizations/rules/rules.ts'
import { countPeople } from './listing/counts.ts'
import { offerOf } from './ownership/ownership-transfer.ts'

/** The counts are of what their role may list; rules and offer are null where there are none. */
export async function own(
  context: Pick<AreaContext, 'db'>,
  { actor, membership }: Asking,
): Promise<AnswerOf<typeof ownMembership>> {
  const { name, displayName, logoUrl, timeZone, role } = membership
  const [counts, rules, offer] = await Promise.all([
    countPeople(context, membership),
    rulesForOneself(context, { actor, name }),
    offerOf(context, { actor, membership }),
  ])
  const shown = { organization: name, displayName, logo_url: logoUrl, time_zone: timeZone, role }
  return { ...shown, counts, own_rules: rules.results[0] ?? null, offer }
}
