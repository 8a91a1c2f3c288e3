/** Finding publishers: by what stands in their address, and those one belongs to. */
import type { authorsMembership } from '@atrium/contract/authors'
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import { authorId as authorIdRule } from '@atrium/contract/rules/author-id'
import type { Database, DatabaseContext } from '#db/database.ts'
import { searchedFor } from '#db/fold-name.ts'
import type { Actor } from '#http/actor.ts'
import { countMemberships, type ListPage, pageOf } from '#members/memberships/memberships.ts'
import { authorByAuthorId, authorPage, matchingAuthorPage } from './queries.ts'

export interface Author {
  id: string
  author_id: string
  name: string
  description: string
  banner_image_url: string
  profile_image_url: string
}

/** The publisher with this id in its address, or undefined. */
export async function authorAt(db: Database, authorId: string): Promise<Author | undefined> {
  if (!authorIdRule.safeParse(authorId).success) return undefined
  const row = await authorByAuthorId(db, authorId)
  if (!row) return undefined
  const { id, name, description, bannerImageUrl, profileImageUrl } = row
  const images = { banner_image_url: bannerImageUrl, profile_image_url: profileImageUrl }
  return { id, author_id: row.authorId, name, description, ...images }
}

type Endpoint = typeof authorsMembership

/** The publishers that the actor belongs to; those of one name in the order of their ids. */
export async function membership(
  { db }: DatabaseContext,
  { actor, ...query }: QueryOf<Endpoint> & { actor: Actor },
): Promise<AnswerOf<Endpoint>> {
  const { page, limit, name, sortBy } = query
  const asked = { uid: actor.uid, page, limit, descending: sortBy === 'Author.name:desc' }
  const part = searchedFor(name)
  const { results, totalResults } =
    part === undefined ? await everyAuthor(db, asked) : await matchingAuthorPage(db, asked, part)
  return pageOf(
    query,
    results.map(({ role, total: _, ...author }) => ({ author_id: author.author_id, role, Author: author })),
    totalResults,
  )
}

async function everyAuthor(db: Database, asked: ListPage) {
  const results = await authorPage(db, asked)
  const none = () => (asked.page === 1 ? 0 : countMemberships(db, asked.uid, 'authors'))
  return { results, totalResults: results[0]?.total ?? (await none()) }
}
