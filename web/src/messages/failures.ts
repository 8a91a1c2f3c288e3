/** What any call can fail with, in words (specification, section 8). */
export const failureMessages = {
  somethingWrong: 'Something went wrong',
  serverUnavailable: 'Server is unavailable',
} as const
