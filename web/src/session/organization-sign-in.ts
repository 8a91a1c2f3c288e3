/** Signs in with what arrived for this browser from an organization's own sign-in. */
import type { SingleSignOnEnd } from '@atrium/contract/identity/single-sign-on'
import { singleSignOnPath } from '@atrium/contract/identity/single-sign-on-names'
import { applyAuthUser, withSignIn } from './session.ts'

/** Rejects where the server cannot be reached, or with an `IdentityError`. */
export async function finishOrganizationSignIn(): Promise<Pick<SingleSignOnEnd, 'redirect' | 'problem'>> {
  const response = await fetch(`${singleSignOnPath}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!response.ok) throw new Error(`the server answered ${response.status}`)
  const { token, redirect, problem } = (await response.json()) as SingleSignOnEnd
  if (token !== null) await withSignIn('sign-in', async (sdk) => applyAuthUser(await sdk.arrivalSignIn(token)))
  return { redirect, problem }
}
