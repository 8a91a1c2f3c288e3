/** Failures that are nobody's fault and may be gone in a moment: each of them is answered by 503 `unavailable`. */
import { codesIn } from './causes.ts'
import { isUnreachable } from './database-unreachable.ts'
import { isDiskFull } from './disk-full.ts'

/**
 * What the database gave up and would do at another moment: a statement cancelled by its time or by a change of primary
 * (57014), a lock that did not come free (55P03), transactions that met (class 40), too little memory or room for it
 * (53000, 53200, 53400). Nothing of it is written. And what the system has no more of just now: open files.
 */
const givenUp = /^(?:57014|55P03|40\w{3}|53[024]00|E[MN]FILE)$/

export function isUnavailable(error: unknown): boolean {
  if (isOfTheRequest(error)) return false
  return isUnreachable(error) || isDiskFull(error) || codesIn(error).some((code) => givenUp.test(code))
}

/** Ended by the database because it took too long, or on somebody's word, such as at a change of primary (`query_canceled`). */
export function isTimedOut(error: unknown): boolean {
  return codesIn(error).includes('57014')
}

/** What the framework says of a request has the status of one: a body that is cut off has the code of a database that is. */
function isOfTheRequest(error: unknown): boolean {
  const { statusCode } = error instanceof Error ? (error as Error & { statusCode?: unknown }) : {}
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
}
