/** What any call can fail with, in words (docs/requirements.md#errors). */
export const failureMessages = {
  somethingWrong: 'Something went wrong',
  serverUnavailable: 'Server is unavailable',
  /** The same of the identity provider. */
  networkFail: 'Network fail',
  /** Beside one of these, while the browser has no connection. */
  offline: 'You are offline. Your changes are still here.',
} as const
