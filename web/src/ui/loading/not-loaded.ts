/** A script of the pages that did not come: no connection, or gone since a newer build took its place. */
import { shellMessages } from '#messages/shell.ts'

export class NotLoadedError extends Error {}

/** In words for whoever waits; what the browser said stays its cause. */
export function notLoaded(cause: unknown): Error {
  return new NotLoadedError(shellMessages.notLoaded, { cause })
}

/** In: an import that is no page of its own. Answers what it brings; rejects with `notLoaded` where it does not come. */
export async function orNotLoaded<Code>(code: Promise<Code>): Promise<Code> {
  return code.catch((error: unknown) => {
    throw notLoaded(error)
  })
}
