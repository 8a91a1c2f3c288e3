/** The id of a request: on every answer, in the log, and where a person is told that something went wrong. */

/** The header that bears it. */
export const requestIdHeader = 'x-request-id'
