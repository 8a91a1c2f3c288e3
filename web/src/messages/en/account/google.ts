/** Texts of signing in and up with Google. */
import { failureMessages } from '#messages/failures.ts'

export const googleMessages = {
  signIn: 'Sign in with Google',
  signUp: 'Sign up with Google',
  waiting: 'Continue in the Google window.',
  failures: {
    blocked: 'Your browser blocked the Google window. Allow pop-ups for this page, then press the button again.',
    closed: 'The Google window was closed too early. Press the button to try again.',
    denied: 'You cancelled in the Google window. Press the button to try again, or continue without Google.',
    expired: 'That took too long, or was started somewhere else. Press the button to try again.',
    failed: 'Google could not sign you in. Please try again in a moment.',
    otherMethod: 'An account with this email already exists. Please sign in with its password.',
    network: failureMessages.networkFail,
  },
} as const
