/** Which members of an organization do not meet what it asks, or wants to ask, by what their accounts have now. */
import type {
  LackingMember,
  LackingMembers,
  listLackingMembers,
  RuleName,
  WantedRules,
} from '@atrium/contract/organizations/rules'
import type { AnswerOf } from '@atrium/contract/endpoint'
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { withPlannerHints } from '#db/planner-hints.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { countLacking, lackingPage, type Looked } from './queries-lacking.ts'

/** Of the first ten thousand: an owner is told how many that is, not kept waiting for all of a large organization. */
const MOST_LOOKED_AT = 10_000

type Context = Pick<IdentityContext, 'db' | 'now'>

function lookedAt({ now }: Context, organizationId: string, { ways, fresh_hours }: WantedRules): Looked {
  const since = new Date(now().getTime() - (fresh_hours ?? 0) * HOUR_MS)
  return { organizationId, ways: ways ?? [], since, most: MOST_LOOKED_AT }
}

/** How many do not meet each of the rules; null for those that are not asked. */
export async function lackingMembers(
  context: Context,
  organizationId: string,
  wanted: WantedRules,
): Promise<LackingMembers> {
  const counted = await countLacking(context.db, lookedAt(context, organizationId, wanted))
  const { second_step, ways, fresh_hours } = wanted
  return {
    members: counted.members,
    second_step: second_step && counted.second_step,
    ways: ways && counted.ways,
    fresh_hours: fresh_hours === null ? null : counted.fresh_hours,
  }
}

export interface LackingAsked {
  wanted: WantedRules
  rule: RuleName
  page: number
  limit: number
}

/** Who does not meet one of the rules, by name; nobody where it is not asked. */
export async function listLacking(
  context: Context,
  organizationId: string,
  { wanted, rule, page, limit }: LackingAsked,
): Promise<AnswerOf<typeof listLackingMembers>> {
  const { db } = context
  const counted = (await lackingMembers(context, organizationId, wanted))[rule]
  const offset = (page - 1) * limit
  const totalResults = counted ?? 0
  const looked = lookedAt(context, organizationId, wanted)
  const rows =
    offset >= totalResults
      ? []
      : await withPlannerHints({ bitmaps: false, sorts: true }, async () =>
          lackingPage(db, { ...looked, rule, limit, offset }),
        )
  return { page, limit, results: rows.map(shown), totalPages: Math.ceil(totalResults / limit), totalResults }
}

type Row = Awaited<ReturnType<typeof lackingPage>>[number]

function shown({ uid, givenName, familyName, photoUrl, joinedAt, ...row }: Row): LackingMember {
  const names = { given_name: givenName, family_name: familyName }
  return { ...row, ...names, user_id: uid, photoURL: photoUrl, joinedAt: joinedAt.toISOString() }
}
