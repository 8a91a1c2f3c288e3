/** Who belongs to a publisher. */
import type { listAuthorMembers, ownAuthorMembership } from '@atrium/contract/authors/members'
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { DatabaseContext } from '#db/database.ts'
import type { AuthorMembership } from '#http/membership.ts'
import { offsetOf, pageOf, partPattern } from '#members/memberships/memberships.ts'
import { authorPeopleCounts, authorPeoplePage, countAuthorPeople } from './queries-people.ts'

interface InOne {
  membership: AuthorMembership
}

/** What the actor is there, and how many belong to it. */
export async function own(
  { db }: DatabaseContext,
  { membership: { id, authorId: author_id, name, profileImageUrl: profile_image_url, role } }: InOne,
): Promise<AnswerOf<typeof ownAuthorMembership>> {
  return { author_id, name, profile_image_url, role, counts: await authorPeopleCounts(db, id) }
}

/** One page of its people, by their names. */
export async function people(
  { db }: DatabaseContext,
  { membership: { id }, ...query }: QueryOf<typeof listAuthorMembers> & InOne,
): Promise<AnswerOf<typeof listAuthorMembers>> {
  const { limit, username } = query
  const asked = { id, pattern: partPattern(username === undefined ? undefined : nameKey(username)) }
  const rows = await authorPeoplePage(db, { ...asked, limit, offset: offsetOf(query) })
  const results = rows.map(({ uid, givenName, familyName, photoUrl, joinedAt, ...shown }) => ({
    ...{ ...shown, user_id: uid, given_name: givenName, family_name: familyName },
    ...{ photoURL: photoUrl, joinedAt: joinedAt.toISOString() },
  }))
  return pageOf(query, results, await countAuthorPeople(db, asked))
}
