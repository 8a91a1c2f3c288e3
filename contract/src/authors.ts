/** Publishers (authors): who create content, each with a site of their own. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery, sortBy } from './paging.ts'
import { imageUrl } from './rules/organization.ts'
import { description, publisherName, role } from './rules/people.ts'

export const author = z.strictObject({ name: z.string(), author_id: z.string(), profile_image_url: z.string() })
export type Author = z.output<typeof author>

/** With what the caller is there: owners invite. */
const authorMembershipItem = z.strictObject({ author_id: z.string(), role, Author: author })
export type AuthorMembershipItem = z.output<typeof authorMembershipItem>

export const createAuthor = endpoint({
  id: 'createAuthor',
  summary: 'Creates a publisher, owned by the caller.',
  method: 'POST',
  path: '/api/iam/authors',
  access: 'bearer',
  body: z.strictObject({
    name: publisherName,
    description: z.optional(description),
    banner_image_url: z.optional(imageUrl),
    profile_image_url: z.optional(imageUrl),
  }),
  answer: z.strictObject({
    author_id: z.string(),
    name: z.string(),
    description: z.string(),
    banner_image_url: z.string(),
    profile_image_url: z.string(),
  }),
  status: 201,
  errors: ['publisher_limit'],
  idempotent: true,
})

export const authorsMembership = endpoint({
  id: 'authorsMembership',
  summary: 'The publishers the caller belongs to.',
  method: 'GET',
  path: '/api/iam/authors/membership',
  access: 'bearer',
  query: z.strictObject({ ...pageQuery, name: z.optional(z.string()), sortBy: sortBy('Author.name') }),
  answer: pageOf(authorMembershipItem),
})
