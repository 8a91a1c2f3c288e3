/** Back from an organization's own sign-in, with what arrived for this browser. */
import type { SingleSignOnEnd } from '@atrium/contract/identity/single-sign-on'
import { singleSignOnPath } from '@atrium/contract/identity/single-sign-on-names'
import { begunSignIn, forgetBegun, takeBegun } from './begun-organization-sign-in.ts'
import { mustAskVisitor } from './must-ask-visitor.ts'
import { arrive, type Newcomer } from './newcomer.ts'
import { knownSession } from '#session/session.ts'
import type { SessionUser } from '#session/session-user.ts'

export type Arrived =
  | { is: 'refused'; problem: NonNullable<SingleSignOnEnd['problem']> }
  | { is: 'signed-in'; redirect: string | null }
  /** No page of ours began it in this tab, or somebody else is signed in here. */
  | { is: 'asking'; newcomer: Newcomer; current: SessionUser | null; redirect: string | null }

/** Signs in, unless the visitor has to say first that they mean it. Rejects where the server cannot be reached, or with an `IdentityError`. */
export async function finishOrganizationSignIn(): Promise<Arrived> {
  const begun = takeBegun()
  const response = await fetch(`${singleSignOnPath}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!response.ok) throw new Error(`the server answered ${response.status}`)
  const { token, problem, connection, ...ended } = (await response.json()) as SingleSignOnEnd
  if (token === null) return { is: 'refused', problem: problem ?? 'expired' }
  const isProven = connection !== null && begun === connection
  // Two tabs that come back at once may each be told of the other's way: where this one wanted to go, it knows itself.
  const own = isProven ? begunSignIn() : null
  const redirect = own === null ? ended.redirect : own.redirect
  const newcomer = await arrive(token)
  const { user: current } = await knownSession()
  forgetBegun()
  if (mustAskVisitor(newcomer.user.uid, current?.uid ?? null, isProven)) {
    return { is: 'asking', newcomer, current, redirect }
  }
  await newcomer.accept()
  return { is: 'signed-in', redirect }
}
