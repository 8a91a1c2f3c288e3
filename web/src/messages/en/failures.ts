/** What any call can fail with, in words (docs/requirements.md#errors). */
export const failureMessages = {
  somethingWrong: 'Something went wrong',
  serverUnavailable: 'Server is unavailable',
  /** The same of the identity provider. */
  networkFail: 'Network fail',
  /** Beside one of these, while the browser has no connection. */
  offline: 'You are offline. Your changes are still here.',
  /** Where the browser never says what it keeps of who is signed in. */
  storageHangs:
    'The browser’s storage is not responding. Please close the other tabs of this site or restart the browser, then try again.',
  /** Of what was asked in the name of one account, and not done in the name of another. */
  somebodyElse: 'Another account was signed in in this browser meanwhile.',
  /** Where the second step was asked for, and given up. */
  secondStepCancelled: 'You did not finish signing in. Please try again.',
  /** Where the first step does not count any more: it ran out, or its answer was lost on the way. */
  secondStepOver: 'This took too long, or was cut off. Please sign in again.',
  /** Of an account that another product gave a kind of second step which is not ours. */
  otherSecondStep: 'Your account has a second step that this page cannot ask for. Please contact support.',
} as const
