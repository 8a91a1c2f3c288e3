/** The change of an address that waits until the link in a mail is opened. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'

export const getEmailChange = endpoint({
  id: 'getEmailChange',
  summary:
    'The address that the caller’s account has once the newest link to it is opened; null where none waits, and with the hosted identity provider, which does not tell.',
  method: 'GET',
  path: '/api/iam/auth/email-change',
  access: 'bearer',
  answer: z.strictObject({ email: z.nullable(z.string()) }),
})

export const cancelEmailChange = endpoint({
  id: 'cancelEmailChange',
  summary:
    'Makes the links void that would change the address of the caller’s account. 404 with the hosted identity provider, which makes none void.',
  method: 'DELETE',
  path: '/api/iam/auth/email-change',
  access: 'bearer',
  status: 204,
  answer: noAnswer,
  errors: ['not_found'],
})

export const emailChangeEndpoints = [getEmailChange, cancelEmailChange] as const
