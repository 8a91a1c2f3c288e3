/** One's own second step, beside the identity protocol, by which it is set up, taken and taken off. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { backupCodeCount } from '../limits.ts'

export const getSecondStep = endpoint({
  id: 'getSecondStep',
  summary: 'Whether the account has a second step, and how many backup codes are left for it.',
  method: 'GET',
  path: '/api/users/profile/second-step',
  access: 'bearer',
  answer: z.strictObject({
    /** Null where there is no second step. */
    authenticator: z.nullable(
      z.strictObject({
        /** The protocol's `mfaEnrollmentId`. */
        id: z.string(),
        displayName: z.nullable(z.string()),
        enrolledAt: z.string(),
      }),
    ),
    unusedBackupCodes: z.number(),
  }),
  errors: ['not_found'],
})

export const makeBackupCodes = endpoint({
  id: 'makeBackupCodes',
  summary: 'Makes backup codes in the place of all that there were. They are told this once.',
  method: 'POST',
  path: '/api/users/profile/second-step/backup-codes',
  access: 'bearer',
  recent: true,
  status: 201,
  answer: z.strictObject({ codes: z.array(z.string()).check(z.length(backupCodeCount)) }),
  errors: ['not_found', 'too_many_requests'],
})
