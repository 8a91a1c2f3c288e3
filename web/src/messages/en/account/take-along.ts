/** The texts of the page where an account without an email address becomes somebody's own. */
export const takeAlongMessages = {
  heading: 'Make this account your own',
  loading: 'Loading the account',
  lead: (name: string, organization: string) => `This is the account of ${name} at ${organization}.`,
  afterwards: (email: string, organization: string) =>
    `From now on you sign in with ${email}, and the account stays yours even if you leave ${organization}. Your classes and points stay. Your card, pictures or earlier password no longer work.`,
  usernameHint: 'Nobody else here may have it, so it may have to be another one than before.',
  password: 'New password',
  passwordHint: 'At least 6 characters, and not a common password.',
  confirmPassword: 'Confirm password',
  submit: 'Make it my own',
  submitting: 'Making it yours',
  agreement: 'By making it your own you agree to the {terms} and the {privacy}.',
  done: 'This account is your own now',
  doneLead: (email: string) => `Sign in with ${email} and your new password.`,
  takenAdvice: 'Your organization can give this account another address.',
  retry: 'Try again',
  signIn: 'Sign in',
} as const
