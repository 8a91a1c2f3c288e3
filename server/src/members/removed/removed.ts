/** Who was removed from an organization or left it, for as long as that can be taken back. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { listRemovedMembers, RemovedMember } from '@atrium/contract/people/members'
import type { DatabaseContext } from '#db/database.ts'
import { searchedFor } from '#db/fold-name.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import type { Membership } from '#http/membership.ts'
import { restorableSince, restorableUntil } from '#members/restorable.ts'
import { countRemovedQuery, removedPageQuery } from './queries.ts'

type List = typeof listRemovedMembers

/** One page of them, the latest first, for whoever may restore them. */
export async function removedMembers(
  { db }: DatabaseContext,
  { membership: { organizationId }, ...query }: QueryOf<List> & { membership: Membership },
): Promise<AnswerOf<List>> {
  const { page, limit } = query
  const selection = { organizationId, since: restorableSince(), search: searchedFor(query.username) }
  return withPlannerHints({ bitmaps: false, sorts: false }, async () => {
    const [{ count: totalResults } = { count: 0 }] = await countRemovedQuery(db, selection)
    const offset = (page - 1) * limit
    const rows = offset >= totalResults ? [] : await removedPageQuery(db, selection, limit, offset)
    return { page, limit, results: rows.map(shown), totalPages: Math.ceil(totalResults / limit), totalResults }
  })
}

type Row = Awaited<ReturnType<typeof removedPageQuery>>[number]

function shown({ uid, givenName, familyName, photoUrl, email, removedAt, removedBy, ...row }: Row): RemovedMember {
  if (removedAt === null) throw new Error('a member was listed among the removed')
  const { displayName, username, role, leftByThemselves } = row
  return {
    user_id: uid,
    displayName,
    given_name: givenName,
    family_name: familyName,
    username,
    role,
    email: leftByThemselves ? null : email,
    photoURL: photoUrl,
    removedAt: removedAt.toISOString(),
    removedBy: leftByThemselves ? null : removedBy,
    leftByThemselves,
    restorableUntil: leftByThemselves ? null : restorableUntil(removedAt).toISOString(),
  }
}
