/**
 * What the document's head asked for before any script was there (`web/build/documents/head-script.ts`). Each answer is
 * for the one call that would ask the same with the same token; it is never given twice, nor to anybody else.
 */

/** As the script in the head leaves it behind. */
export interface EarlyAnswers {
  /** With which all of it was asked. */
  token: string
  /** When, by the page's own clock. */
  at: number
  /** By address. */
  answers: Partial<Record<string, Promise<Response>>>
}

declare global {
  var __earlyAnswers: EarlyAnswers | undefined
}

/** As long as an answer counts as fresh (`app/query-client.ts`). */
const freshMs = 30_000

/** Whether an address was asked for with this token. Any other token, and none, ends it for all addresses. */
export function hasEarlyAnswer(address: string, token: string | null): boolean {
  const early = globalThis.__earlyAnswers
  if (early === undefined) return false
  if (early.token !== token || performance.now() - early.at > freshMs) forgetEarlyAnswers()
  return globalThis.__earlyAnswers?.answers[address] !== undefined
}

/**
 * Takes the answer from where it lies; null where there is none, or the server was not reached: the caller
 * then asks by itself. A refusal is an answer. Rejects with the signal's reason.
 */
export async function takeEarlyAnswer(
  address: string,
  token: string | null,
  signal?: AbortSignal | null,
): Promise<Response | null> {
  if (!hasEarlyAnswer(address, token)) return null
  const answers = globalThis.__earlyAnswers?.answers ?? {}
  const answer = answers[address]
  delete answers[address]
  signal?.throwIfAborted()
  const { promise: givenUp, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal?.reason)
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    return (await Promise.race([answer?.catch(() => null), givenUp])) ?? null
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}

/** A copy of the answer, which stays where it lies; null as of `takeEarlyAnswer`. */
export async function lookAtEarlyAnswer(address: string, token: string | null): Promise<Response | null> {
  if (!hasEarlyAnswer(address, token)) return null
  const answer = globalThis.__earlyAnswers?.answers[address]
  return (await answer?.then((response) => response.clone()).catch(() => null)) ?? null
}

/** What was asked may be different now. */
export function forgetEarlyAnswers(): void {
  globalThis.__earlyAnswers = undefined
}
