/** Deleting one's account: asked for, then a while to change one's mind, then gone. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from './endpoint.ts'

/** An account that is going to be deleted. */
export const pendingDeletion = z.strictObject({
  askedAt: z.string(),
  dueAt: z.string(),
  /** It was due, and waits: an organization or a publisher would be left without an owner. */
  waiting: z.boolean(),
})
export type PendingDeletion = z.output<typeof pendingDeletion>

const path = '/api/users/account/deletion'

export const getDeletion = endpoint({
  id: 'getAccountDeletion',
  summary: 'Whether the caller’s account is going to be deleted, and what nobody but the caller owns.',
  method: 'GET',
  path,
  access: 'bearer',
  answer: z.strictObject({
    deletion: z.nullable(pendingDeletion),
    /** To be handed over or deleted first: the first hundred of each, by their names. */
    onlyOwnerOf: z.strictObject({
      organizations: z.array(z.strictObject({ name: z.string(), displayName: z.string() })),
      publishers: z.array(z.strictObject({ author_id: z.string(), name: z.string() })),
    }),
  }),
})

export const askDeletion = endpoint({
  id: 'askAccountDeletion',
  summary:
    'Has the caller’s account deleted in 14 days. Asked again it answers the same date. What nobody else owns has to be handed over or deleted first; `about` names it.',
  method: 'POST',
  path,
  access: 'bearer',
  recent: true,
  status: 201,
  answer: pendingDeletion,
  errors: ['only_owner', 'too_many_requests'],
})

export const keepAccount = endpoint({
  id: 'keepAccount',
  summary: 'Takes back that the caller’s account is to be deleted.',
  method: 'DELETE',
  path,
  access: 'bearer',
  recent: true,
  status: 204,
  answer: noAnswer,
})
