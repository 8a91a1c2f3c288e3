/** Which failures say nothing of what was asked: the same may well succeed in a moment. */

const tooMany = 429
const serverErrors = 500

/** In: an HTTP status, or 0 when no answer came. Whether nobody was reached, or the server failed. */
export function isUnserved(status: number): boolean {
  return status === 0 || status >= serverErrors
}

/** Likewise, or too many asked. */
export function mayPass(status: number): boolean {
  return isUnserved(status) || status === tooMany
}
