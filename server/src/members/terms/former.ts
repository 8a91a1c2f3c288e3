/** Whose membership of an organization ended with its last day. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { FormerMember, listFormerMembers } from '@atrium/contract/people/terms'
import type { Role } from '@atrium/contract/rules/roles'
import type { DatabaseContext } from '#db/database.ts'
import { searchedFor } from '#db/fold-name.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import type { Membership } from '#http/membership.ts'
import { formerSince } from '#members/restorable.ts'
import { type DirectoryWord, directoryWords } from '#scim/words.ts'
import { countFormerQuery, formerPageQuery } from './queries-former.ts'
import { mayRenew } from './may-renew.ts'

type List = typeof listFormerMembers

/** One page of them, the latest first. */
export async function formerMembers(
  { db }: DatabaseContext,
  { membership: { organizationId, role }, ...query }: QueryOf<List> & { membership: Membership },
): Promise<AnswerOf<List>> {
  const { page, limit } = query
  const selection = { organizationId, since: formerSince(), search: searchedFor(query.username) }
  return withPlannerHints({ bitmaps: false, sorts: false }, async () => {
    const [{ count: totalResults } = { count: 0 }] = await countFormerQuery(db, selection)
    const offset = (page - 1) * limit
    const rows = offset >= totalResults ? [] : await formerPageQuery(db, selection, limit, offset)
    const words = await directoryWords(
      db,
      organizationId,
      rows.map(({ uid }) => uid),
    )
    const results = rows.map((row) => shown(row, role, words.get(row.uid)))
    return { page, limit, results, totalPages: Math.ceil(totalResults / limit), totalResults }
  })
}

type Row = Awaited<ReturnType<typeof formerPageQuery>>[number]

/** As somebody of the role `to` sees them. */
function shown(
  { uid, givenName, familyName, photoUrl, email, endedAt, removedAt, ...row }: Row,
  to: Role,
  word: DirectoryWord | undefined,
): FormerMember {
  const ended = endedAt ?? removedAt
  if (ended === null) throw new Error('a member was listed among the former')
  return {
    user_id: uid,
    given_name: givenName,
    family_name: familyName,
    photoURL: photoUrl,
    ...row,
    email: to === 'owner' ? email : null,
    endedAt: ended.toISOString(),
    mayRenew: mayRenew(to, row.role, word),
  }
}
