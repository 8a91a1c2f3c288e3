/**
 * What may be told of addresses inside a private network that this server may ask (`SSO_PRIVATE_NETWORKS`): that a provider
 * is there, by what it says itself. Whatever else is there, or is not, is told in the same words and after the same time:
 * a port that is shut, one that is silent, a certificate and the names in it, a name that there is.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const asking = new AsyncLocalStorage<{ toldAt: number | undefined }>()

/** The reason is its cause, for the log alone. */
export class InsideError extends Error {
  constructor(cause: unknown) {
    super('no provider answered there; the log of the server says more', { cause })
  }
}

/** In: for how long somebody who says nothing is waited for. Answers what is to be called once an address may lead inside. */
export function noteInside(silentMs: number): () => void {
  const toldAt = performance.now() + silentMs
  const asked = asking.getStore()
  return () => {
    if (asked) asked.toldAt = Math.max(asked.toldAt ?? 0, toldAt)
  }
}

/**
 * Where an address that `work` asked may lead inside, its rejection is an `InsideError`, and no sooner than if nobody had
 * said anything; but for what `isOfProvider` knows to be said by a provider, or of what one said.
 */
export async function tellingNothingOfInside<T>(
  work: () => Promise<T>,
  isOfProvider: (error: unknown) => boolean,
): Promise<T> {
  const asked: { toldAt: number | undefined } = { toldAt: undefined }
  try {
    return await asking.run(asked, work)
  } catch (error) {
    if (asked.toldAt === undefined || isOfProvider(error)) throw error
    await until(asked.toldAt)
    throw new InsideError(error)
  }
}

function until(moment: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())))
}
