/** Texts of signing in and up with Google. */
export const googleMessages = {
  signIn: 'Sign in with Google',
  signUp: 'Sign up with Google',
  waiting: 'Go on in the Google window.',
  failures: {
    blocked: 'Your browser blocked the Google window. Allow pop-ups for this page, then press the button again.',
    closed: 'The Google window was closed before you were done. Press the button to try again.',
    denied: 'You cancelled in the Google window. Press the button to try again, or go on without Google.',
    expired: 'That took too long, or was begun elsewhere. Press the button to try again.',
    failed: 'Google could not sign you in. Please try again in a moment.',
    otherMethod: 'An account with this email already exists. Please sign in with its password.',
    network: 'Network fail',
  },
} as const
