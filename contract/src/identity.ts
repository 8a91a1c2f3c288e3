/** What the browser and sibling apps ask of identity beside the identity protocol itself. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fieldMessages } from './messages.ts'

export const customToken = endpoint({
  id: 'customToken',
  summary: 'Mints a short, single-use token that signs the caller in at a sub-domain or sibling app.',
  method: 'POST',
  path: '/api/iam/auth/customToken',
  access: 'bearer',
  body: z.strictObject({
    uid: z.string(fieldMessages.required).check(z.minLength(1, fieldMessages.required)),
    /** The one origin that may exchange it; without it, the product's own and its tenants'. */
    origin: z.optional(z.url(fieldMessages.urlInvalid)),
  }),
  answer: z.strictObject({ customToken: z.string() }),
  status: 201,
  errors: ['forbidden'],
})
