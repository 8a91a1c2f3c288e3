/** The texts on the way to an organization's own address, and of its home there. */
export const spacesMessages = {
  go: {
    title: 'Taking you there',
    calm: (address: string) => `One moment, your key to ${address} is being cut.`,
    failed: 'We could not open this address for you.',
    unknownName: 'This is not the address of an organization.',
    retry: 'Try again',
    back: 'Back to my organizations',
  },
  home: {
    welcome: (displayName: string) => `Welcome, ${displayName}`,
    signedIn: (organization: string) => `You are signed in to ${organization}.`,
    accounts: 'My organizations',
    entering: 'Signing you in',
    signedOutTitle: (organization: string) => `Welcome to ${organization}`,
    invitation: 'Sign in to come in.',
    signIn: 'Sign in',
    linkSpent: 'This sign-in link has already been used or is too old. Please sign in again.',
    notReached: 'We could not reach the sign-in service. Please try again.',
    retry: 'Try again',
    poweredBy: (productName: string) => `On ${productName}`,
  },
} as const
