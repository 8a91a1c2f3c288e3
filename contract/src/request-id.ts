/** The id of a request: on every answer, in the log, and where a person is told that something went wrong. */

/** The header that bears it. */
export const requestIdHeader = 'x-request-id'

/** What a person quotes when they ask for help; it follows the sentence that says what went wrong. */
function referenceText(requestId: string): string {
  return `Reference: ${requestId}`
}

/** The sentence with the reference behind it: `Something went wrong (Reference: 8k2m...)`. */
export function withReference(sentence: string, requestId: string): string {
  return `${sentence} (${referenceText(requestId)})`
}
