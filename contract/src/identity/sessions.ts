/** Where an account is signed in, and ending that: from the list, or by the mail about a new sign-in. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { mailedToken } from '../rules/mailed-token.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { signInWays } from '../rules/sign-in-ways.ts'

/** How it began; `other` where that is not known: of sessions from before it was kept. */
const waysIn = [...signInWays, 'sso', 'card', 'pictures', 'hand_off', 'other'] as const
export type WayIn = (typeof waysIn)[number]

/** What a browser is recognised by. What it does not say is null. */
const place = {
  /** By name alone, such as `Firefox`. */
  browser: z.nullable(z.string()),
  /** The operating system, such as `Windows`. */
  system: z.nullable(z.string()),
  /** The network that its address belongs to: an IPv4 /24, an IPv6 /48. */
  network: z.nullable(z.string()),
  signedInWith: z.enum(waysIn),
  startedAt: z.string(),
}

/** One browser, with what it handed on to sub-domains and sibling apps. */
const session = z.strictObject({
  id: z.string(),
  ...place,
  lastUsedAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.output<typeof session>

export const listSessions = endpoint({
  id: 'listSessions',
  summary: 'Where the caller is signed in, the latest use first. Not with the hosted identity provider.',
  method: 'GET',
  path: '/api/iam/auth/sessions',
  access: 'bearer',
  query: z.strictObject(pageQuery),
  answer: pageOf(session),
  errors: ['not_found'],
})

export const endSession = endpoint({
  id: 'endSession',
  summary: 'Ends one of the caller’s sessions at once, with all that was handed on from it.',
  method: 'DELETE',
  path: '/api/iam/auth/sessions/:id',
  access: 'bearer',
  params: z.strictObject({ id: z.string() }),
  status: 204,
  answer: noAnswer,
  errors: ['not_found'],
})

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  summary: 'Ends every session of the caller but the one that asks. Not with the hosted identity provider.',
  method: 'POST',
  path: '/api/iam/auth/sessions/end-others',
  access: 'bearer',
  answer: z.strictObject({ ended: z.number() }),
  errors: ['not_found'],
})

export const signOutEverywhere = endpoint({
  id: 'signOutEverywhere',
  summary: 'Ends every session of the caller, the one that asks too.',
  method: 'POST',
  path: '/api/iam/auth/sessions/end-all',
  access: 'bearer',
  status: 204,
  answer: noAnswer,
})

const codeBody = z.strictObject({ code: mailedToken })

export const previewNewSignIn = endpoint({
  id: 'previewNewSignIn',
  summary: 'The sign-in that a mail told of, for whoever got its link. Looking changes nothing.',
  method: 'POST',
  path: '/api/iam/auth/new-sign-in/preview',
  access: 'anyone',
  body: codeBody,
  answer: z.strictObject(place),
  errors: ['code_invalid', 'code_expired', 'too_many_requests'],
  limit: 'nameCheck',
})

export const endNewSignIn = endpoint({
  id: 'endNewSignIn',
  summary: 'Ends the session that a mail told of, once.',
  method: 'POST',
  path: '/api/iam/auth/new-sign-in/end',
  access: 'anyone',
  body: codeBody,
  status: 204,
  answer: noAnswer,
  errors: ['code_invalid', 'code_expired', 'too_many_requests'],
  limit: 'nameCheck',
})
