/** Texts of the pages that links in mail lead to (docs/requirements.md#action-links). */
import { failureMessages } from '#messages/failures.ts'

export const authActionMessages = {
  reset: {
    heading: 'Reset Password',
    lead: (email: string) => `Choose a new password for ${email}.`,
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
    hint: 'At least 6 characters, and three of these: 8 or more characters, a lowercase letter, an uppercase letter, a digit, a special character.',
    missing: (count: number, properties: string) =>
      count === 1 ? `Still missing one of these: ${properties}.` : `Still missing ${count} of these: ${properties}.`,
    tooShort: 'Use at least 6 characters.',
    properties: {
      length: '8 or more characters',
      small: 'a lowercase letter',
      capital: 'an uppercase letter',
      digit: 'a digit',
      special: 'one of !@#$%^&*()_+',
    },
    submit: 'Reset password',
    resetting: 'Resetting your password',
    mismatch: 'Passwords do not match',
    notNotified: 'Password was reset but failed to send notification email. Please contact support if needed.',
    networkFail: failureMessages.networkFail,
    retry: 'Try again',
  },
  done: {
    heading: 'Password Reset',
    redirect: 'You will be redirect in a few seconds.',
    signIn: 'Sign in',
  },
  checking: 'Checking your link',
  deadLink: {
    heading: 'This link no longer works',
    expired: 'It has expired: a link to reset a password works for one hour.',
    used: 'It has already been used, or part of it is missing. A link to reset a password works once. If you chose a new password with it, sign in with that one.',
    disabled: 'The account that it was sent for is disabled. Please contact support.',
    again: 'Ask for a new link',
    signIn: 'Back to sign in',
  },
  deadSignIn: {
    heading: 'This link no longer works',
    expired: 'It has expired: a link to sign in with works for ten minutes.',
    used: 'It has already been used, or part of it is missing. A link to sign in with works once.',
    disabled: 'The account that it was sent for is disabled. Please contact support.',
    again: 'Forgot password?',
    signIn: 'Back to sign in',
  },
  recover: {
    heading: 'Take back your email address',
    changed: (email: string, changedTo: string | null) =>
      `The email address of your account was ${email}. ${changedTo === null ? 'It was changed.' : `It was changed to ${changedTo}.`}`,
    explain:
      'If you did not do this, take the address back. Everybody will be signed out of the account, and any password or Google account added since the change will stop working.',
    keep: 'If you changed the address yourself, you do not need to do anything.',
    submit: 'Take my address back',
    taking: 'Taking your address back',
    taken: (email: string) =>
      `Another account now uses ${email}, so this one cannot have it back yet. If that account is yours too, change its address, then try again. Otherwise, please contact support.`,
  },
  recovered: {
    heading: 'Your address is back',
    done: (email: string) => `The email address of your account is ${email} again, and everybody has been signed out.`,
    advice:
      'Whoever changed it may know your password. Choose a new one before you do anything else. Then look under Security at the ways to sign in: take off whatever is not yours.',
    reset: 'Email me a link to reset my password',
    sending: 'Sending your link',
    signIn: 'Sign in',
  },
  deadRecovery: {
    heading: 'This link no longer works',
    expired: 'It has expired: a link to take an address back works for three days.',
    used: 'It has already been used, or part of it is missing. A link to take an address back works once.',
    disabled: 'The account that it was sent for is disabled. Please contact support.',
    again: 'Forgot password?',
    signIn: 'Back to sign in',
  },
  verify: {
    heading: 'Confirm your email address',
    applying: 'Confirming your email address',
    confirmedHeading: 'Email address confirmed',
    confirmed: (email: string) => `${email} is confirmed.`,
    failed: 'Wrong password. Try again or click Forgot password.',
    advice:
      'The link may have expired or been used already. If you opened it before, your email address is confirmed: just sign in.',
    retry: 'Try again',
    signIn: 'Sign in',
    forgot: 'Forgot password?',
  },
  change: {
    heading: 'Change your email address',
    applying: 'Changing your email address',
    changedHeading: 'Email address changed',
    changed: (email: string) => `The email address of your account is now ${email}. Sign in with it from now on.`,
    taken: 'Another account now uses this address, so your account keeps the one that it had.',
  },
  deadChange: {
    heading: 'This link no longer works',
    expired:
      'It has expired: a link to change an email address works for one hour. You can ask for another on your profile.',
    used: 'It has already been used, or part of it is missing. If you opened it before, your address is changed: sign in with the new one.',
    disabled: 'The account that it was sent for is disabled. Please contact support.',
    signIn: 'Back to sign in',
  },
  code: {
    heading: 'Confirm your email address',
    lead: 'Enter your six-digit code.',
    legend: 'Verification code',
    digit: (place: number, places: number) => `Digit ${place} of ${places}`,
    confirm: 'Confirm',
    resend: 'Resend code',
    notInUse: 'Codes are not in use yet. Please open the link in the email that we sent you.',
    signIn: 'Back to sign in',
  },
} as const
