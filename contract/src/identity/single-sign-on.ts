/**
 * A sign-in at an organization's own provider, as a browser goes it: which one an address belongs to, there
 * (below `singleSignOnPath`, a page's navigation), and, back on our page, what the SDK signs in with.
 */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import type { ArrivalRefusal } from '../organizations/sign-in-connection.ts'
import { findSignInPath } from './single-sign-on-names.ts'
import { email } from '../rules/email.ts'

const foundConnection = z.strictObject({
  id: z.string(),
  /** What the owner calls it. */
  name: z.string(),
  organization: z.strictObject({ displayName: z.string(), logo_url: z.string() }),
  /** Whether addresses of this domain have no other way in. */
  only: z.boolean(),
})
export type FoundConnection = z.output<typeof foundConnection>

export const findSignInConnection = endpoint({
  id: 'findSignInConnection',
  summary:
    'Which organization’s own sign-in an address belongs to, by its domain alone: it is the same whether anybody has that address.',
  method: 'POST',
  path: findSignInPath,
  access: 'anyone',
  body: z.strictObject({ email }),
  answer: z.strictObject({ connection: z.nullable(foundConnection) }),
  errors: ['too_many_requests'],
})

/** What `POST /sso/finish` answers the page of the browser that came back. */
export interface SingleSignOnEnd {
  /** Signs in once, within a minute; null where nobody is let in. */
  token: string | null
  /** Where the page was to go on, as it was asked: it decides whether it may. */
  redirect: string | null
  problem: ArrivalRefusal | 'expired' | null
  /** By which connection somebody came, whether they are let in or not; null where nobody did. */
  connection: string | null
}
