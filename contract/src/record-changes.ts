/** Changes that an owner made to somebody's record, and taking them back by the link that told of them. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { mailedToken } from './rules/mailed-token.ts'

const recordFields = ['given_name', 'family_name', 'displayName', 'username', 'pronounce', 'photoURL'] as const
export type RecordField = (typeof recordFields)[number]

const tokenBody = z.strictObject({ token: mailedToken })

export const previewTakeBack = endpoint({
  id: 'previewTakeBack',
  summary:
    'What an owner changed of somebody’s record, for whoever got the link that takes it back. Looking changes nothing.',
  method: 'POST',
  path: '/api/users/changes/preview',
  access: 'anyone',
  body: tokenBody,
  answer: z.strictObject({
    /** By its display name. */
    organization: z.string(),
    fields: z.array(
      z.strictObject({ field: z.enum(recordFields), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
    ),
    expiresAt: z.string(),
  }),
  errors: ['code_invalid', 'code_expired', 'too_many_requests'],
  limit: 'nameCheck',
})

export const takeBack = endpoint({
  id: 'takeBack',
  summary: 'Takes back what an owner changed of one’s record, once; this organization changes nothing of it any more.',
  method: 'POST',
  path: '/api/users/changes/take-back',
  access: 'anyone',
  body: tokenBody,
  /** What was the person's own choice since stays, and so does a username that somebody else has taken. */
  answer: z.strictObject({ restored: z.array(z.enum(recordFields)) }),
  errors: ['code_invalid', 'code_expired', 'too_many_requests'],
  limit: 'nameCheck',
})
