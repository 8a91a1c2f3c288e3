/** Texts of an account without an email address: what its learner is shown of it. */
export const learnerAccountMessages = {
  title: (name: string) => `Hello, ${name}`,
  lead: (organization: string) => `Your account belongs to ${organization}. Your teacher looks after it.`,
  elsewhere: 'The page that you opened is not part of your account.',
  loading: 'Loading your account',
  failed: 'Your account could not be loaded.',
  wrong: 'Is something wrong here? Tell your teacher.',
  toOrganization: (organization: string) => `Go to ${organization}`,
  none: 'You do not belong to an organization any more. Please ask your teacher.',
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in: signing out did not work. Please try again.',
} as const
