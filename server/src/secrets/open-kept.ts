/**
 * Opens what is kept for long, where the key may have been lost meanwhile. Whoever asks goes on as if the secret were
 * wrong: an operator reads why in the log, nobody else is told.
 */
import type { Purpose } from './purposes.ts'
import { type Secrets, UnwrapError } from './secrets.ts'

export interface OpeningContext {
  secrets: Pick<Secrets, 'unwrap'>
  log: { error(details: object, message: string): void }
}

/** Undefined where no key that is here opens it, or it was wrapped for another; `about` says in the log whose it is. */
export function openKept(
  { secrets, log }: OpeningContext,
  { wrapped, purpose, about }: { wrapped: string; purpose: Purpose; about: object },
): string | undefined {
  try {
    return secrets.unwrap(wrapped, purpose)
  } catch (error) {
    if (!(error instanceof UnwrapError)) throw error
    log.error({ ...about, kind: purpose.kind }, 'a secret cannot be opened with the keys that are here')
    return undefined
  }
}
