/**
 * How a learner without an address becomes somebody with an account of their own: by the link that was mailed to the
 * address that their organization gave it (`giveLearnerAddress`).
 */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { mailedToken as token } from '../rules/mailed-token.ts'
import { newPassword } from '../rules/passwords/password.ts'
import { username } from '../rules/person.ts'

const refusals = [
  ...(['code_invalid', 'code_expired', 'email_taken', 'address_sso_only'] as const),
  ...(['too_many_requests', 'learners_not_offered'] as const),
] as const

export const previewTakeAlong = endpoint({
  id: 'previewTakeAlong',
  summary: 'Whose account the link offers, to whoever got it. Looking changes nothing.',
  method: 'POST',
  path: '/api/iam/auth/learners/take-along/preview',
  access: 'anyone',
  body: z.strictObject({ token }),
  answer: z.strictObject({
    /** By its display name. */
    organization: z.string(),
    displayName: z.string(),
    /** Inside the organization; everybody’s own are unique among all. */
    username: z.string(),
    /** What the account will be signed in to with. */
    email: z.string(),
    /** ISO 8601. */
    expiresAt: z.string(),
  }),
  errors: refusals,
  limit: 'nameCheck',
})

export const takeAlong = endpoint({
  id: 'takeAlong',
  summary:
    'Makes the account the own one of whoever got the link, once: it has the address, confirmed, a username and a password, and is signed in to like any other. What the organization gave out to sign in with works no more, every session ends, and the organization sets nothing of it any more. Membership, classes, labels and achievements stay.',
  method: 'POST',
  path: '/api/iam/auth/learners/take-along',
  access: 'anyone',
  body: z.strictObject({ token, username, password: newPassword }),
  answer: z.strictObject({ email: z.string() }),
  errors: [...refusals, 'username_taken', 'account_disabled'],
  limit: 'nameCheck',
})

export const takeAlongEndpoints = [previewTakeAlong, takeAlong]
