/** What the browser and sibling apps ask of identity beside the identity protocol itself. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { email } from '../rules/email.ts'
import { organizationName } from '../rules/organization.ts'
import { resetPasswordRule } from '../rules/passwords/password.ts'

export const customToken = endpoint({
  id: 'customToken',
  summary: 'Mints a short, single-use token that signs the caller in at a sub-domain or sibling app.',
  method: 'POST',
  path: '/api/iam/auth/customToken',
  access: 'bearer',
  body: z.strictObject({
    uid: z.string(fieldMessages.required).check(z.minLength(1, fieldMessages.required)),
    /** The one origin that may exchange it; without it, the product's own and its tenants'. */
    origin: z.optional(
      // As it was written, with nothing taken away: whose it is, is decided of that.
      z.string(fieldMessages.urlInvalid).check(z.refine((text) => URL.canParse(text), fieldMessages.urlInvalid)),
    ),
    /** Whose site it is for, by name: where several share one origin, nothing else says so. */
    organization: z.optional(organizationName),
  }),
  answer: z.strictObject({ customToken: z.string() }),
  status: 201,
  errors: ['forbidden', 'membership_waiting', 'membership_over'],
})

export const logOut = endpoint({
  id: 'logOut',
  summary: 'Ends the session of the ID token, and those handed on from it to sub-domains and sibling apps.',
  method: 'POST',
  path: '/api/iam/auth/logout',
  whateverIsAsked: true,
  access: 'bearer',
  status: 204,
  answer: noAnswer,
})

export const forgotPassword = endpoint({
  id: 'forgotPassword',
  summary: 'Mails a link to reset the password; the answer is the same whether there is such an account or not.',
  method: 'POST',
  path: '/api/users/forget-password',
  access: 'anyone',
  body: z.strictObject({ email }),
  status: 201,
  answer: z.strictObject({ email: z.string() }),
  errors: ['too_many_requests'],
})

export const mailSignIn = endpoint({
  id: 'mailSignIn',
  summary:
    'Mails a link and a code of six digits to sign in with; the answer is the same whether there is such an account or not.',
  method: 'POST',
  path: '/api/iam/auth/mail-sign-ins',
  access: 'anyone',
  body: z.strictObject({ email }),
  status: 201,
  /** Shown again with the code that is typed: the code is good for whoever asked, and nobody else. */
  answer: z.strictObject({ asked: z.string() }),
  errors: ['too_many_requests', 'not_found'],
})

export const mailIdentityCode = endpoint({
  id: 'mailIdentityCode',
  summary:
    'Mails the caller a code of six digits to confirm with that it is them. It is taken as the code of a sign-in by mail is; signing in by what that answers makes the sign-in a recent one.',
  method: 'POST',
  path: '/api/iam/auth/identity-codes',
  access: 'bearer',
  status: 201,
  answer: z.strictObject({ asked: z.string() }),
  errors: ['email_not_verified', 'too_many_requests', 'not_found'],
  changesNoPage: true,
})

export const takeSignInCode = endpoint({
  id: 'takeSignInCode',
  summary: 'Takes the code of a mail: answers with what signs in, once, by the identity protocol’s e-mail link.',
  method: 'POST',
  path: '/api/iam/auth/mail-sign-ins/code',
  access: 'anyone',
  body: z.strictObject({
    asked: z.string(fieldMessages.required).check(z.minLength(1, fieldMessages.required)),
    code: z.string(fieldMessages.required).check(z.regex(/^\d{6}$/, fieldMessages.invalid)),
  }),
  answer: z.strictObject({ email: z.string(), oobCode: z.string() }),
  errors: ['sign_in_code_wrong', 'sign_in_code_expired', 'too_many_requests', 'not_found'],
  limit: 'accountLookup',
})

export const resetPassword = endpoint({
  id: 'resetPassword',
  summary: 'Sets a new password by a mailed code, and signs everybody out who used the old one.',
  method: 'POST',
  path: '/api/users/reset-password',
  access: 'anyone',
  query: z.strictObject({ token: z.string(fieldMessages.required).check(z.minLength(1, fieldMessages.required)) }),
  body: z.strictObject({ password: resetPasswordRule }),
  answer: z.strictObject({ email: z.string() }),
  errors: ['code_invalid', 'code_expired', 'too_many_requests'],
  limit: 'accountLookup',
})
