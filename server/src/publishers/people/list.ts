/** Who belongs to a publisher. */
import type { listAuthorMembers, ownAuthorMembership } from '@atrium/contract/authors/members'
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { DatabaseContext } from '#db/database.ts'
import { searchedFor } from '#db/fold-name.ts'
import type { AskingAuthor, AuthorMembership } from '#http/membership.ts'
import { offsetOf, pageOf } from '#members/memberships/memberships.ts'
import { offerOf } from '#publishers/ownership/ownership-transfer.ts'
import { authorPeopleCounts, authorPeoplePage, countAuthorPeople } from './queries-people.ts'

interface InOne {
  membership: AuthorMembership
}

/** What the actor is there, how many belong to it, and the offer of ownership that waits for them. */
export async function own(
  { db }: DatabaseContext,
  { actor, membership }: AskingAuthor,
): Promise<AnswerOf<typeof ownAuthorMembership>> {
  const { id, authorId: author_id, name, profileImageUrl: profile_image_url, role } = membership
  const [counts, offer] = await Promise.all([authorPeopleCounts(db, id), offerOf({ db }, { actor, membership })])
  return { author_id, name, profile_image_url, role, counts, offer }
}

/** One page of its people, by their names. */
export async function people(
  { db }: DatabaseContext,
  { membership: { id }, ...query }: QueryOf<typeof listAuthorMembers> & InOne,
): Promise<AnswerOf<typeof listAuthorMembers>> {
  const { limit, username } = query
  const asked = { id, part: searchedFor(username) }
  const rows = await authorPeoplePage(db, { ...asked, limit, offset: offsetOf(query) })
  const results = rows.map(({ uid, givenName, familyName, photoUrl, joinedAt, ...shown }) => ({
    ...shown,
    user_id: uid,
    given_name: givenName,
    family_name: familyName,
    photoURL: photoUrl,
    joinedAt: joinedAt.toISOString(),
  }))
  return pageOf(query, results, await countAuthorPeople(db, asked))
}
