/**
 * Whose the stored token is, as the document's head has asked the provider: known to the page before the SDK is there,
 * whose first look-up has the same answer. The SDK takes no function to ask with: it calls the window's, each time as it
 * is by then.
 */
import { hasEarlyAnswer, lookAtEarlyAnswer, takeEarlyAnswer } from '#api/early-answers.ts'
import { lookUpAddress } from './embedded-client.ts'
import type { SessionUser } from './session-user.ts'
import { storedToken } from './token/token-store.ts'

/** As the provider answers. */
interface LookUp {
  users?: { localId: string; email?: string; displayName?: string; photoUrl?: string }[]
}

/**
 * Whom the provider says the stored token is. Null where it was not asked, was not reached or refuses, and where another
 * token is stored by the time it answers: then the SDK has to find out. Never rejects.
 */
export async function firstLookUp(): Promise<SessionUser | null> {
  const token = storedToken()
  const answer = await lookAtEarlyAnswer(lookUpAddress, token)
  if (!answer?.ok || storedToken() !== token) return null
  const { users: [user] = [] } = (await answer.json().catch(() => ({}))) as LookUp
  if (user === undefined) return null
  const { localId: uid, email = null, displayName = null, photoUrl: photoURL = null } = user
  return { uid, email, displayName, photoURL }
}

/** Before the SDK is set up. Does nothing where nothing was asked. */
export function answerFirstLookUp(): void {
  if (!hasEarlyAnswer(lookUpAddress, storedToken())) return
  const ask = self.fetch.bind(self)
  let waits = true
  const answer: typeof fetch = async (resource, options) => {
    if (!waits || resource !== location.origin + lookUpAddress) return ask(resource, options)
    waits = false
    // Somebody may have put their own in its place meanwhile, which goes on by way of this one.
    if (self.fetch === answer) self.fetch = ask
    const early = await takeEarlyAnswer(lookUpAddress, tokenOf(options?.body), options?.signal)
    // What was refused is asked again: the SDK then has the refusal that it would have had.
    return early?.ok ? early : ask(resource, options)
  }
  self.fetch = answer
}

function tokenOf(body: BodyInit | null | undefined): string | null {
  const { idToken } = (typeof body === 'string' ? JSON.parse(body) : {}) as { idToken?: string }
  return idToken ?? null
}
