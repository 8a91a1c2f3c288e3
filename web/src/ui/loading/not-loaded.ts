/** A script of the pages that did not come: no connection, or gone since a newer build took its place. */
import { shellMessages } from '#messages/shell.ts'

export class NotLoadedError extends Error {}

/** In words for whoever waits; what the browser said stays its cause. */
export function notLoaded(cause: unknown): Error {
  return new NotLoadedError(shellMessages.notLoaded, { cause })
}
