/** A publisher's end: deleted, and restored while an owner still can. */
import * as z from 'zod/mini'
import { author } from '../authors.ts'
import { endpoint, noAnswer } from '../endpoint.ts'
import { recentlyDeleted } from '../rules/recently-deleted.ts'
import { ownersOnly } from '../rules/roles.ts'
import { authorParams } from './settings.ts'

export const deleteAuthor = endpoint({
  id: 'deleteAuthor',
  summary:
    'Deletes a publisher, by one of its owners, who may restore it for 30 days. Its id rests before another one can have it.',
  method: 'DELETE',
  path: '/api/iam/authors/:author_id',
  access: { publisher: ownersOnly },
  params: authorParams,
  recent: true,
  status: 204,
  answer: noAnswer,
})

const deletedAuthor = z.strictObject({
  ...author.shape,
  ...recentlyDeleted,
})

export const deletedAuthors = endpoint({
  id: 'deletedAuthors',
  summary: 'The deleted publishers that the caller owned and can restore, the latest first.',
  method: 'GET',
  // Below an id that no publisher has, since names like it are reserved.
  path: '/api/iam/authors/membership/recently-deleted',
  access: 'bearer',
  answer: z.strictObject({ results: z.array(deletedAuthor) }),
})

export const restoreAuthor = endpoint({
  id: 'restoreAuthor',
  summary: 'Restores a deleted publisher with its people, by one who owned it, within 30 days.',
  method: 'POST',
  path: '/api/iam/authors/:author_id/restore',
  access: 'bearer',
  params: authorParams,
  answer: z.strictObject({ author_id: z.string(), name: z.string() }),
  errors: ['not_restorable'],
})
