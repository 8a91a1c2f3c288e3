/** Texts of the frame around the pages: header, loader, and what is shown when all else fails. */
export const shellMessages = {
  skipToContent: 'Skip to content',
  account: 'Account',
  logout: 'Logout',
  toOrganizations: (product: string) => `${product}, to your organizations`,
  unnamedAccount: 'Your account',
  logoutFailed: 'You are still signed in: signing out did not work. Please try again.',
  loadingAccount: 'Loading your account',
  unexpectedError: 'Unexpected Application Error!',
  reload: 'Load the page again',
} as const
