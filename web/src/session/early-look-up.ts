/**
 * Gives the identity SDK's first look-up the answer that the document's head has asked for. The SDK takes no
 * function to ask with: it calls the window's, each time as it is by then.
 */
import { hasEarlyAnswer, takeEarlyAnswer } from '#api/early-answers.ts'
import { lookUpAddress } from './embedded-client.ts'
import { storedToken } from './token-store.ts'

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
